import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EphemerisIndex, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { coveredEphemeris, type WorkerEphemeris } from '#server/tasks/covered-ephemeris.ts';

/**
 * Reads the index of the ephemeris files of a folder.
 *
 * @throws RangeError when there is none, or it is not one.
 */
export function readIndex(folder: string): EphemerisIndex {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) throw new RangeError(`there is no ephemeris in ${folder}`);
  return readEphemerisIndex(JSON.parse(readFileSync(path, 'utf8')));
}

/** The ephemeris of a folder. */
export function openEphemerisFiles(folder: string): WorkerEphemeris {
  return coveredEphemeris(readIndex(folder), (files) =>
    files.map((file) => readFileSync(join(folder, file))),
  );
}
