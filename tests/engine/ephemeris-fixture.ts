import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import type { LoadableEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'public', 'ephemeris');

let whole: LoadableEphemeris | undefined;

/** The committed ephemeris with every chunk loaded, read once. */
export function testEphemeris(): LoadableEphemeris {
  whole ??= readWhole();
  return whole;
}

function readWhole(): LoadableEphemeris {
  const index = readEphemerisIndex(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')));
  return createEphemeris(
    index,
    index.chunks.map((chunk) => [chunk.file, readFileSync(join(FOLDER, chunk.file))] as const),
  );
}
