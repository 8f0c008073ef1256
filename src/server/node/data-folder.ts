import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { UNFINISHED } from '#files/write-atomically.ts';
import { errorCode } from './error-code.ts';

/** Age of a lock that is no longer renewed after which its process counts as dead, ms. */
const STALE_MS = 10_000;

/** Age at which an unfinished file is taken for abandoned, ms. */
const LEFT_OVER_MS = 3_600_000;

/**
 * Claims the folder that the service writes to, and clears it of what was left unfinished. Two services may share it: files are replaced as
 * a whole, and the database of states takes both.
 *
 * @param report gets a message where the folder is shared, or cannot be written to so that nothing is stored.
 * @returns releases the folder.
 */
export async function claimDataFolder(
  folder: string,
  report: (details: object, message: string) => void,
): Promise<() => Promise<void>> {
  process.on('SIGXFSZ', releaseNothing); // a write beyond the system's limit of file sizes fails, and does not end the process
  try {
    await mkdir(folder, { recursive: true });
    await removeUnfinished(folder, Date.now() - LEFT_OVER_MS);
    return await lock(folder, {
      lockfilePath: join(folder, 'service.lock'),
      stale: STALE_MS,
      realpath: false,
      onCompromised: () => report({ folder }, 'another service has taken DATA_DIR over: it is shared'),
    });
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') {
      report({ folder }, 'DATA_DIR is shared with another service, or one that ended a moment ago');
    } else {
      report(
        { folder, reason: error instanceof Error ? error.message : String(error) },
        'DATA_DIR cannot be written to: nothing will be kept',
      );
    }
    return releaseNothing;
  }
}

/** Nothing is to be released: the folder is shared, or cannot be written to. */
async function releaseNothing(): Promise<void> {}

/** Removes files, at any depth, that were begun before an instant and never took their place. @param before Unix time, ms. */
async function removeUnfinished(folder: string, before: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
