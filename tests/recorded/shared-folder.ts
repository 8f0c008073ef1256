import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of recorded data beside the checkout. */
export type SharedFolder = 'reference' | 'catalogue' | 'stars' | 'peers';

/** Path of a folder of recorded data, or nothing where it is missing. */
export function sharedFolder(name: SharedFolder): string | undefined {
  const path = pathOf(name);
  return existsSync(path) ? path : undefined;
}

/**
 * Path of a folder of recorded data.
 *
 * @throws {Error} where it is missing: tests that need it must not pass without it.
 */
export function recordedFolder(name: SharedFolder): string {
  const path = sharedFolder(name);
  if (path === undefined) throw new Error(`There is no recorded data: looked for ${pathOf(name)}`);
  return path;
}

/** From the folder in which tests and benchmarks are started; built benchmarks are elsewhere than their source. */
function pathOf(name: SharedFolder): string {
  return join(process.cwd(), '..', 'shared', name);
}
