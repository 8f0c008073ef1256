import { createEphemeris, type LoadableEphemeris } from './create-ephemeris.ts';
import { chunksBetween, INTEGRATION_MARGIN_DAYS, readEphemerisIndex, spanOf } from './ephemeris-index.ts';
import { requireInEphemeris } from './ephemeris.ts';

/** Reads a file of the ephemeris by its name, from wherever it lies. */
export type ReadEphemerisFile = (file: string) => Promise<Uint8Array>;

/**
 * The ephemeris with the chunks that some days need, read at the same time: 0.44 MB for each 44.9 years.
 *
 * @param read a file of the folder in which `index.json` and the chunks lie.
 * @param days Julian dates TDB, in any order, of which the first and last and all between are covered, with 40 days beside them
 *   for the steps of integrations: dates of the table and the epochs of orbits alike.
 * @throws {RangeError} when a day lies outside the ephemeris, the index is not one, or a chunk is damaged; and what `read` throws.
 */
export async function readEphemeris(
  read: ReadEphemerisFile,
  days: readonly number[],
): Promise<LoadableEphemeris> {
  const index = readEphemerisIndex(JSON.parse(new TextDecoder().decode(await read('index.json'))));
  const span = spanOf(index);
  for (const day of days) requireInEphemeris('A date that is needed', day, span);
  const from = Math.min(...days) - INTEGRATION_MARGIN_DAYS;
  const to = Math.max(...days) + INTEGRATION_MARGIN_DAYS;
  const chunks = await Promise.all(
    chunksBetween(index, from, to).map(async ({ file }) => [file, await read(file)] as const),
  );
  return createEphemeris(index, chunks);
}
