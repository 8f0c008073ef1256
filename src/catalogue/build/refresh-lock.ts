import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Age of a lock that is no longer renewed after which its process counts as dead, ms. */
const STALE_MS = 60_000;

/**
 * Does work that only one process may do in a folder at a time.
 *
 * @returns what the work returns, or `busy` where another process holds the lock.
 * @throws Error when the folder cannot be written to, or the work fails.
 */
export async function withRefreshLock<Value>(
  folder: string,
  work: () => Promise<Value>,
): Promise<Value | 'busy'> {
  mkdirSync(folder, { recursive: true });
  const release = await lock(folder, {
    lockfilePath: join(folder, 'catalogue.lock'),
    stale: STALE_MS,
    realpath: false,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOCKED') return undefined;
    throw error;
  });
  if (release === undefined) return 'busy';
  try {
    return await work();
  } finally {
    await release();
  }
}
