import type { Configuration } from '../configuration.ts';
import type { Running } from '../stop-on-signal.ts';
import type { SharedCalculations } from './postgres-calculations.ts';
import { WAITING_LIMITS } from '#server/queue/request-context.ts';

/** Calculations in the database that is configured; nothing where there is none. */
export async function sharedCalculations(
  { databaseUrl, workers }: Pick<Configuration, 'databaseUrl' | 'workers'>,
  now: () => number,
  report: (error: unknown) => void,
): Promise<SharedCalculations | undefined> {
  if (databaseUrl === undefined) return undefined;
  const { postgresCalculations } = await import('./postgres-calculations.ts');
  return postgresCalculations(databaseUrl, { concurrency: workers, ...WAITING_LIMITS }, now, report);
}

/** The queue of a process as it is stopped, with the pieces of shared calculations that it computes. */
export function queueWithSharedPieces(
  queue: Running['queue'],
  shared: Pick<SharedCalculations, 'rest'>,
): Running['queue'] {
  let resting: Promise<void> | undefined;
  return {
    serveOnly(whom) {
      resting ??= shared.rest();
      queue.serveOnly(whom);
    },
    idle: async () => {
      await Promise.all([queue.idle(), resting]);
    },
  };
}
