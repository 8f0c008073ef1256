/**
 * Counts the stars brighter than VT 11 on the galactic sky and writes `src/engine/sky/data/bright-star-counts.ts`:
 *
 *     npm run star-counts [-- FILE]
 *
 * FILE is the index of Debian's astrometry-data-tycho2-07-littleendian; without one, where that package puts it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeStarCounts } from '#engine/sky/star-counts-code.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import { countStars } from './count-stars.ts';
import { readTychoIndex } from './tycho-index.ts';

const INDEX = '/usr/share/astrometry/index-tycho2-07.littleendian.fits';
const TARGET = join('src', 'engine', 'sky', 'data', 'bright-star-counts.ts');

const [path = INDEX] = process.argv.slice(2);
if (existsSync(path)) await build(path);
else {
  console.error(`There is no ${path}; it is in Debian's package astrometry-data-tycho2-07-littleendian.`);
  process.exitCode = 1;
}

async function build(file: string): Promise<void> {
  const counts = countStars(readTychoIndex(readFileSync(file)));
  await writeAtomically(
    TARGET,
    new TextEncoder().encode(starCountsModule(encodeStarCounts(counts.perSquareDegree))),
  );
  const { listed, estimated, fullCells, thinnedCells } = counts;
  console.log(`${listed} stars brighter than VT 11, ${Math.round(estimated)} with those left out`);
  console.log(`${fullCells} cells of the index are full, ${thinnedCells} of them before VT 11`);
  console.log(`written to ${TARGET}`);
}

/** The source of the module that holds the counts. @param lines of `encodeStarCounts` */
function starCountsModule(lines: readonly string[]): string {
  const rows = lines.map((line) => `  ${JSON.stringify(line)},`);
  return `/**
 * Stars per square degree brighter than VT 11, on the galactic grid of \`sky-grid.ts\` in the code of \`star-counts-code.ts\`,
 * smoothed over 1.2 deg.
 *
 * Made by \`npm run star-counts\`. Source: Tycho-2 (Høg et al. 2000, A&A 355, L27) as the index 07 of astrometry.net holds it
 * (Debian astrometry-data-tycho2-07-littleendian 2-4); where that is thinned before VT 11, in 2.5 % of its cells, by the
 * stars it has.
 */
// prettier-ignore
export const BRIGHT_STAR_COUNTS: readonly string[] = [
${rows.join('\n')}
];
`;
}
