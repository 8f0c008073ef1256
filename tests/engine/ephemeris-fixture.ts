import { join } from 'node:path';

import { readCommittedEphemeris } from '#catalogue/build/ephemeris/check-ephemeris.ts';
import type { LoadableEphemeris } from '#engine/ephemeris/create-ephemeris.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'public', 'ephemeris');

let whole: LoadableEphemeris | undefined;

/** The committed ephemeris with every chunk loaded, read once. */
export function testEphemeris(): LoadableEphemeris {
  whole ??= readCommittedEphemeris(FOLDER);
  return whole;
}
