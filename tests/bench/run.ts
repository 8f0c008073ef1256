import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { limitOn, slowness } from './calibration.ts';
import { bench as catalogue } from './catalogue.ts';
import { bench as frames } from './frames.ts';
import { bench as fvt } from './fvt.ts';
import { bench as local } from './local.ts';
import { bench as nov } from './nov.ts';
import { bench as observerRows } from './observer-rows.ts';
import { bench as opt } from './opt.ts';
import { bench as ovt, playingBench } from './ovt.ts';
import { bench as peersInC } from './peers-in-c.ts';
import { bench as propagation } from './propagation.ts';
import { bench as render } from './render.ts';
import { bench as service } from './service.ts';
import { bench as stars } from './stars.ts';
import { bench as startUp } from './start-up.ts';
import { bench as survey } from './survey.ts';
import { bench as twoBody } from './two-body.ts';

type Bench = () => readonly BenchRow[] | Promise<readonly BenchRow[]>;

/** Benches of the whole run, a quarter of an hour on two quiet cores. */
const BENCHES: Readonly<Record<string, Bench>> = {
  'two-body': twoBody,
  propagation,
  'peers-in-c': peersInC,
  'observer-rows': observerRows,
  catalogue,
  survey,
  render,
  service,
  nov,
  opt,
  ovt,
  fvt,
  local,
  stars,
  'start-up': startUp,
};

/** Benches that take longer, each only by its name. */
const LONG_BENCHES: Readonly<Record<string, Bench>> = {
  frames,
  'ovt-play': playingBench,
};

/** Where the rows of a run are written. */
const RESULTS = join(process.cwd(), 'dist', 'bench', 'results.json');

/** A bench that was run. @param slowness how many times slower than the reference the machine was, before and after in the mean. */
type Measured = {
  readonly bench: string;
  readonly seconds: number;
  readonly slowness: number;
  readonly rows: readonly BenchRow[];
};

/** Runs the benchmarks named on the command line, or those of the whole run, one after the other. */
const named = process.argv.slice(2);
const measured: Measured[] = [];
for (const name of named.length === 0 ? Object.keys(BENCHES) : named) {
  const bench = BENCHES[name] ?? LONG_BENCHES[name];
  if (bench === undefined) throw new RangeError(`no benchmark ${name}; there are ${allNames().join(', ')}`);
  const before = slowness();
  const begunAt = performance.now();
  const rows = await rowsOf(name, bench);
  const seconds = (performance.now() - begunAt) / 1000;
  const result = { bench: name, seconds, slowness: (before + slowness()) / 2, rows };
  measured.push(result);
  for (const row of rows) console.log(lineOf(row, result));
  writeFileSync(RESULTS, JSON.stringify({ node: process.version, measured }, undefined, 2));
}
console.log(`\n${tableOf(measured)}\n\nThe same as JSON: ${relative(process.cwd(), RESULTS)}`);

/** The rows of a bench; none of one that fails, after which the others still run and the whole ends with exit code 1. */
async function rowsOf(name: string, bench: Bench): Promise<readonly BenchRow[]> {
  try {
    return await bench();
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
    return [];
  }
}

function allNames(): readonly string[] {
  return [...Object.keys(BENCHES), ...Object.keys(LONG_BENCHES)];
}

/** The limit of a row on the machine that measured it, in words, and whether its value is within it. */
function judge({ value, unit, bound, limit, isUnfinished }: BenchRow, { slowness }: Measured) {
  const here = limitOn(slowness, limit, unit);
  const isMost = bound === 'most';
  const must = Number.isFinite(here)
    ? `${isMost ? '≤' : '≥'} ${Number(here.toPrecision(3))} ${unit}`
    : 'shown';
  if (isUnfinished === true)
    return { must: must === 'shown' ? 'finished' : `${must}, finished`, holds: false };
  return { must, holds: isMost ? value <= here : value >= here };
}

function lineOf(row: BenchRow, result: Measured): string {
  const { what, value, unit, note } = row;
  const { must, holds } = judge(row, result);
  const words = [holds ? 'holds' : 'FAILS', what, `${value.toPrecision(3)} ${unit}`, `must be ${must}`];
  return [...words, ...(note === undefined ? [] : [note])].join(' | ');
}

/** A table in Markdown of all rows, with how long each bench took, and how slow the machine was. */
function tableOf(benches: readonly Measured[]): string {
  const lines = benches.flatMap((result) =>
    result.rows.map((row, index) => {
      const { bench, seconds, slowness } = result;
      const took = index === 0 ? `${bench}, ${seconds.toFixed(0)} s, ${slowness.toFixed(2)} × reference` : '';
      const { what, value, unit, note = '' } = row;
      const { must, holds } = judge(row, result);
      return `| ${[took, what, `${value.toPrecision(3)} ${unit}`, must, holds ? 'yes' : '**no**', note].join(' | ')} |`;
    }),
  );
  return ['| bench | what | measured | must be | holds | note |', '| - | - | - | - | - | - |', ...lines].join(
    '\n',
  );
}
