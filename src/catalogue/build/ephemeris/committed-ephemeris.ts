import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import type { LoadableEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { MissingInputError } from './start-states.ts';

/**
 * The ephemeris of a folder with every chunk loaded.
 *
 * @throws {MissingInputError} when nothing was built there.
 */
export function readCommittedEphemeris(folder: string): LoadableEphemeris {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) throw new MissingInputError(`there is no ephemeris at ${path}; build it first`);
  const index = readEphemerisIndex(JSON.parse(readFileSync(path, 'utf8')));
  return createEphemeris(
    index,
    index.chunks.map((chunk) => [chunk.file, readFileSync(join(folder, chunk.file))] as const),
  );
}
