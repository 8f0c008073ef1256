import type { FairQueue } from '#server/queue/fair-queue.ts';
import type { ComputePool } from './workers/compute-pool.ts';

/** How long open requests may go on after the signal to stop, ms. */
const GRACE_MS = 3000;

/** The process ends this long after the signal even if parts of it still run, ms. */
const LAST_MS = 12_000;

/** Running parts, and how they end. */
export type Running = {
  readonly server: {
    close(done: () => void): void;
    closeAllConnections(): void;
    closeIdleConnections(): void;
  };
  readonly queue: Pick<FairQueue, 'serveOnly' | 'idle'>;
  /** Parts that begin nothing new from now on. */
  readonly atOnce: readonly (() => void)[];
  readonly pool: Pick<ComputePool, 'close'>;
  /** Parts that are closed once nothing computes any more. */
  readonly atLast: readonly (() => Promise<void> | undefined)[];
  /** Gets what did not end well. */
  readonly warn: (details: unknown, message: string) => void;
};

/** Stops the service at the first signal; a second one ends it at once. */
export function stopOnSignal(running: Running): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(running, (code) => process.exit(code)));
  }
}

/**
 * Lets open requests end, then the pieces of work that run; nothing waiting is begun.
 *
 * @param exit ends the process: with 0 when all has ended, else with 1 when its time is over.
 */
export async function stop(
  { server, queue, atOnce, pool, atLast, warn }: Running,
  exit: (code: number) => void,
): Promise<void> {
  setTimeout(() => {
    warn({}, 'not everything has ended in time');
    exit(1);
  }, LAST_MS).unref();
  for (const end of atOnce) end();
  queue.serveOnly('visitors');
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  server.closeIdleConnections();
  await new Promise<void>((resolve) => server.close(resolve));
  queue.serveOnly('none');
  await queue.idle();
  await pool.close();
  const ended = await Promise.allSettled(atLast.map(async (end) => end()));
  for (const one of ended) if (one.status === 'rejected') warn(one.reason, 'not closed');
  exit(0);
}
