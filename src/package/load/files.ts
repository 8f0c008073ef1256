import { readFile } from 'node:fs/promises';
import type { LoadableEphemeris } from '../../engine/ephemeris/create-ephemeris.ts';
import { readEphemeris } from '../../engine/ephemeris/read-ephemeris.ts';
import { EPHEMERIS_FOLDER } from './folder.ts';

/**
 * The ephemeris of the package, read from its files: as {@link readEphemeris}.
 *
 * @param days Julian dates TDB that it must cover, and all between.
 * @param folder `file:` URL of another folder with `index.json` and chunks, with a slash at its end.
 * @throws {RangeError} when a day lies outside the ephemeris, or a file is damaged.
 */
export function loadEphemeris(
  days: readonly number[],
  folder: URL | string = EPHEMERIS_FOLDER,
): Promise<LoadableEphemeris> {
  return readEphemeris((file) => readFile(new URL(file, folder)), days);
}
