import { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type CallAllowance, UNLIMITED } from '#server/http/call-allowance.ts';

const SECONDS = 60;

/** How long the database may take to count a call; what is slower is counted in memory, ms. */
const COUNTED_WITHIN_MS = 300;

const CONNECTIONS = 4;

const TABLE = 'call_allowance';

/** Pause before the table is tried again to be made in a database that is away, ms. */
const TRY_AGAIN_MS = 10_000;

/** Counts in the memory of the process, or in a database that several services share. */
export type AllowanceStore = {
  readonly databaseUrl: string | undefined;
  /** Receives errors that do not end the counting: a database that is away. */
  readonly report: (error: unknown) => void;
};

/**
 * Gives every visitor this many points a minute, from their first call on.
 *
 * @param perMinute points; none for no limit.
 */
export async function limitedCalls(
  perMinute: number | undefined,
  { databaseUrl, report }: AllowanceStore,
): Promise<CallAllowance & { readonly close: () => Promise<void> }> {
  if (perMinute === undefined) return { ...UNLIMITED, close: async () => undefined };
  const limits = { points: perMinute, duration: SECONDS };
  const memory = new RateLimiterMemory(limits);
  if (databaseUrl === undefined) return { ...counted(memory, perMinute), close: async () => undefined };
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: COUNTED_WITHIN_MS,
    query_timeout: COUNTED_WITHIN_MS,
  });
  pool.on('error', report);
  const shared = new RateLimiterPostgres({
    ...limits,
    storeClient: pool,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: '',
    inMemoryBlockOnConsumed: perMinute,
    insuranceLimiter: memory,
  });
  await makeTable(pool).catch(report);
  return { ...counted(shared, perMinute), close: () => pool.end() };
}

function counted(limiter: RateLimiterMemory | RateLimiterPostgres, perMinute: number): CallAllowance {
  return {
    perMinute,
    async take(visitor, points) {
      try {
        await limiter.consume(visitor, points);
        return undefined;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext / 1000;
        throw refused;
      }
    },
  };
}

/** Makes the table in the form that the limiter expects. A database that does not respond is tried again until it does. */
async function makeTable(pool: Pool): Promise<void> {
  try {
    await pool.query(`
      CREATE TABLE IF NOT EXISTS ${TABLE} (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  } catch (error) {
    const again = () => void (pool.ended ? undefined : makeTable(pool).catch(() => undefined)); // it was reported once
    setTimeout(again, TRY_AGAIN_MS).unref();
    throw error;
  }
}
