import { parseArgs } from 'node:util';

import { Presets, SingleBar } from 'cli-progress';

import { BODY } from '#engine/ephemeris/body.ts';
import { GRID, buildEphemeris } from './build.ts';
import type { BuiltEphemeris, ChunkRange } from './build.ts';
import { checkEphemeris } from './check-ephemeris.ts';
import { writeEphemeris } from './chunk-files.ts';
import { MissingInputError, readDe440Start } from './start-states.ts';

const USAGE = `npm run ephemeris -- [--inputs FOLDER] [--out FOLDER] [--chunks FROM-TO]
npm run ephemeris -- --check [--inputs FOLDER] [--out FOLDER] [--de405 FILE]

  --inputs  folder of ic440_343.json (and of what --check compares with); ../shared/reference/solar-system
  --out     where index.json and the chunks go; public/ephemeris
  --chunks  part of the grid, 0-${GRID.chunks - 1} being all of 1899-2481
  --check   compares the ephemeris in --out with DE440, DE430 and DE405 instead of building it
  --de405   table of Debian's casacore-data-jpl-de405; compared where it exists
`;

main();

function main(): void {
  try {
    const { values } = parseArgs({
      options: {
        inputs: { type: 'string', default: '../shared/reference/solar-system' },
        out: { type: 'string', default: 'public/ephemeris' },
        chunks: { type: 'string', default: `0-${GRID.chunks - 1}` },
        check: { type: 'boolean', default: false },
        de405: { type: 'string', default: '/usr/share/casacore/data/ephemerides/DE405/table.f0i' },
        help: { type: 'boolean', default: false },
      },
    });
    const { inputs, out, de405 } = values;
    if (values.help) process.stdout.write(USAGE);
    else if (values.check)
      checkEphemeris({ inputs, ephemeris: out, de405 }, (line) => process.stdout.write(`${line}\n`));
    else build(inputs, out, readRange(values.chunks));
  } catch (error) {
    if (!(error instanceof MissingInputError || error instanceof RangeError || error instanceof TypeError))
      throw error;
    process.stderr.write(`${error.message}\n(--help lists the options)\n`);
    process.exitCode = 1;
  }
}

function build(inputs: string, out: string, range: ChunkRange): void {
  const start = readDe440Start(inputs);
  const years = ((range.to - range.from + 1) * GRID.chunkDays) / 365.25;
  const bar = new SingleBar(
    { format: 'integrating {bar} {value}/{total} years, {eta_formatted} left' },
    Presets.rect,
  );
  bar.start(Math.round(years), 0);
  const sources = [
    'DE440 states and masses at JD 2460000.5 (Park et al. 2021)',
    'ic440_343.json: DE430 asteroids (Folkner et al. 2014) at the same instant',
  ];
  const built = buildEphemeris(start, range, sources, new Date().toISOString().slice(0, 10), (done) =>
    bar.update(Math.round(done)),
  );
  bar.stop();
  writeEphemeris(out, built.index, built.chunks);
  process.stdout.write(summary(built, out));
}

function summary({ index, chunks }: BuiltEphemeris, out: string): string {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
  const worst = index.series
    .slice(BODY.Sun, BODY.Pluto + 1)
    .map((series) => `  ${series.name}: fitted to ${series.fitErrorAu.toExponential(1)} au`);
  return `${chunks.length} chunks, ${(bytes / 1e6).toFixed(2)} MB in ${out}\n${worst.join('\n')}\n`;
}

/** "3-5" or "4" as places on the grid. */
function readRange(text: string): ChunkRange {
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  const from = Number(match?.[1] ?? Number.NaN);
  const to = Number(match?.[2] ?? from);
  if (from <= to && to < GRID.chunks) return { from, to };
  throw new RangeError(`--chunks must be a place or a range within 0-${GRID.chunks - 1}, got ${text}`);
}
