import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import {
  chunksBetween,
  type EphemerisIndex,
  INTEGRATION_MARGIN_DAYS,
  readEphemerisIndex,
  spanOf,
} from '#engine/ephemeris/ephemeris-index.ts';
import { requireInEphemeris } from '#engine/ephemeris/require-in-ephemeris.ts';
import type { CoveredEphemeris } from '../../tasks/covered-ephemeris.ts';

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

/** The ephemeris of a folder; its chunks are read when a span needs them. */
export function openEphemerisFiles(folder: string): CoveredEphemeris {
  const index = readIndex(folder);
  const span = spanOf(index);
  const ephemeris = createEphemeris(index);
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  return {
    ephemeris,
    cover(...days) {
      for (const day of days) requireInEphemeris('A date that the calculation needs', day, span);
      const first = Math.min(from, ...days.map((day) => day - INTEGRATION_MARGIN_DAYS));
      const last = Math.max(to, ...days.map((day) => day + INTEGRATION_MARGIN_DAYS));
      if (first === from && last === to) return;
      for (const { file } of chunksBetween(index, first, last)) {
        ephemeris.addChunk(file, readFileSync(join(folder, file)));
      }
      [from, to] = [first, last];
    },
  };
}
