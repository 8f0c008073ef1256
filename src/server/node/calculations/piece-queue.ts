import PgBoss from 'pg-boss';
import type { Pool, PoolClient } from 'pg';
import type { Piece, PieceHandler } from '#server/calculations/calculation-store.ts';
import { currentTrace, newTrace, withTrace } from '../telemetry/request-trace.ts';

/** Pieces that wait, and those that no service has finished. */
const WAITING = 'calculation-pieces';
const FAILED = 'failed-calculation-pieces';

/**
 * Time without a sign of life after which a piece counts as lost with the process that had it, s, and how often it is given to another.
 * Both processes may then complete it: the first outcome counts.
 */
const LOST_SECONDS = 4;
const RETRIES = 5;

/** How often a process gives a sign of life for a piece, ms, and how: pg-boss counts the time of a piece from its start. */
const SIGN_OF_LIFE_MS = 1000;
const SIGN_OF_LIFE =
  "UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active'";

/** How often lost pieces are searched for, s. */
const UPKEEP_SECONDS = 1;

/** Pause before an empty queue, and one that cannot be reached, is examined again, ms. */
const EMPTY_PAUSE_MS = 150;
const AWAY_PAUSE_MS = 1000;

/** A piece as it waits, with the trace of its request. */
type WaitingPiece = Piece & { readonly trace: string | undefined };

/** Pieces of calculations that wait in PostgreSQL. */
export type PieceQueue = {
  /**
   * Puts pieces of one visitor into the queue, within a transaction.
   *
   * @param ahead pieces of the same visitor that wait already: the first pieces of all visitors come before the second ones.
   */
  add(client: PoolClient, pieces: readonly Piece[], ahead: number): Promise<void>;
  /** Takes pieces one after the other, this many at once, until the queue is closed. */
  serve(atOnce: number, handlers: { readonly compute: PieceHandler; readonly giveUp: PieceHandler }): void;
  /** Begins no further piece; ends when those that have begun are done. */
  rest(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the queue, which is made where there is none. @throws Error of the driver. */
export async function openPieceQueue(pool: Pool, report: (error: unknown) => void): Promise<PieceQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: UPKEEP_SECONDS,
  });
  boss.on('error', report);
  await boss.start();
  const common = { retentionMinutes: 60, policy: 'standard' } as const;
  await boss.createQueue(FAILED, { name: FAILED, ...common });
  await boss.createQueue(WAITING, {
    name: WAITING,
    ...common,
    retryLimit: RETRIES,
    retryDelay: 0,
    deadLetter: FAILED,
  });
  const lines: Promise<void>[] = [];
  const closing = new AbortController();

  return {
    async add(client, pieces, ahead) {
      const trace = currentTrace()?.trace;
      const jobs = pieces.map((piece, place) => ({
        name: WAITING,
        data: { ...piece, trace } satisfies WaitingPiece,
        priority: -(ahead + place),
        expireInSeconds: LOST_SECONDS,
      }));
      const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
      // pg-boss takes the options of a transaction here as it does elsewhere; its types leave them out
      await (boss.insert as (all: typeof jobs, options: { db: typeof db }) => Promise<unknown>)(jobs, { db });
    },
    serve(atOnce, { compute, giveUp }) {
      for (let line = 0; line < atOnce; line++) lines.push(workOff(WAITING, compute));
      lines.push(workOff(FAILED, giveUp));
    },
    async rest() {
      closing.abort();
      await Promise.all(lines);
    },
    async close() {
      closing.abort();
      await boss.stop({ graceful: false, close: false });
    },
  };

  async function workOff(queue: string, handle: PieceHandler): Promise<void> {
    while (!closing.signal.aborted) {
      const pause = await workOffOne(queue, handle).catch((error: unknown) => {
        report(error);
        return AWAY_PAUSE_MS; // the piece counts as lost in a while
      });
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** @returns the pause after it, ms. */
  async function workOffOne(queue: string, handle: PieceHandler): Promise<number> {
    const [job] = await boss.fetch<WaitingPiece>(queue);
    if (job === undefined) return EMPTY_PAUSE_MS;
    const { trace, ...piece } = job.data;
    const alive = setInterval(
      () => void pool.query(SIGN_OF_LIFE, [queue, job.id]).catch(report),
      SIGN_OF_LIFE_MS,
    );
    try {
      await withTrace(newTrace(trace), () => handle(piece));
    } finally {
      clearInterval(alive);
    }
    await boss.deleteJob(queue, job.id);
    return 0;
  }
}
