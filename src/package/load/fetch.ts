import type { LoadableEphemeris } from '../../engine/ephemeris/create-ephemeris.ts';
import { readEphemeris } from '../../engine/ephemeris/read-ephemeris.ts';
import { ADDRESSES } from './addresses.ts';

/**
 * The ephemeris of the package, fetched from beside its modules: as {@link readEphemeris}.
 *
 * @param days Julian dates TDB that it must cover, and all between.
 * @param folder URL of another folder with `index.json` and chunks, with a slash at its end.
 * @throws {RangeError} when a day lies outside the ephemeris, or a file is damaged; an `Error` with address and status when one
 *   cannot be fetched.
 */
export function loadEphemeris(days: readonly number[], folder?: URL | string): Promise<LoadableEphemeris> {
  return readEphemeris(async (file) => {
    const response = await fetch(folder === undefined ? addressOf(file) : new URL(file, folder));
    if (!response.ok) throw new Error(`${response.url} cannot be fetched: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }, days);
}

function addressOf(file: string): URL {
  const address = ADDRESSES[file];
  if (address === undefined) throw new RangeError(`The package has no file ${file}.`);
  return address;
}
