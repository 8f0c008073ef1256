/**
 * Makes tiles of catalogues of stars, which the service then shows in the sky chart:
 *
 *     npm run stars [-- FOLDER]
 *
 * FOLDER, or STARS_DIR, holds them: Hipparcos or Tycho as CSV, Tycho-2 of CDS I/259 (tyc2.dat, suppl_1.dat), extracts of Gaia
 * DR3 as CSV, each packed by gzip or not. The tiles are written into DATA_DIR.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { LEAST_SHARE } from '../../merge/shortfalls.ts';
import { STAR_TILES_FILE } from '../../stars/sky-files.ts';
import { starsInTiles } from '../../stars/star-tiles.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import { type GatherProgress, gatherStars } from './gather-stars.ts';

const BESIDE = join('..', 'shared', 'stars');

const folder = process.argv[2] ?? process.env['STARS_DIR'] ?? (existsSync(BESIDE) ? BESIDE : undefined);
const target = join(process.env['DATA_DIR'] ?? '.data', STAR_TILES_FILE);

if (folder !== undefined && existsSync(folder)) await build(folder);
else {
  console.error(folder === undefined ? 'Name a folder of catalogues of stars.' : `There is no ${folder}.`);
  process.exitCode = 1;
}

async function build(from: string): Promise<void> {
  try {
    const bytes = await gatherStars(from, progressOnTerminal());
    await replaceTiles(target, bytes);
    console.log(`${(bytes.length / 1e6).toFixed(1)} MB written to ${target}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`The stars that were there stay: ${error.message}.`);
    process.exitCode = 1;
  }
}

function progressOnTerminal(): GatherProgress {
  const bar = new SingleBar(
    { format: '{file} {bar} {percentage} %', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    started: (file, bytes) => bar.start(bytes, 0, { file }),
    read: (bytes) => bar.increment(bytes),
    finished(file, { taken, known, dropped }) {
      bar.stop();
      console.log(`${file}: ${taken} stars, ${known} known before, ${dropped} damaged rows dropped`);
    },
  };
}

/**
 * Puts new tiles of stars where others are.
 *
 * @throws RangeError where they hold fewer stars than nearly all of those before, which then stay.
 */
export async function replaceTiles(path: string, tiles: Uint8Array): Promise<void> {
  const before = existsSync(path) ? starsInTiles(readFileSync(path)) : 0;
  const count = starsInTiles(tiles);
  if (count < LEAST_SHARE * before) throw new RangeError(`${count} stars, ${before} before`);
  await writeAtomically(path, tiles);
}
