import type { BenchRow } from './bench-row.ts';
import { bench as catalogue } from './catalogue.ts';
import { bench as frames } from './frames.ts';
import { bench as fvt } from './fvt.ts';
import { bench as local } from './local.ts';
import { bench as nov } from './nov.ts';
import { bench as observerRows } from './observer-rows.ts';
import { bench as opt } from './opt.ts';
import { bench as ovt } from './ovt.ts';
import { bench as peersInC } from './peers-in-c.ts';
import { bench as propagation } from './propagation.ts';
import { bench as render } from './render.ts';
import { bench as service } from './service.ts';
import { bench as stars } from './stars.ts';
import { bench as startUp } from './start-up.ts';
import { bench as survey } from './survey.ts';
import { bench as twoBody } from './two-body.ts';

const BENCHES: Readonly<Record<string, () => readonly BenchRow[] | Promise<readonly BenchRow[]>>> = {
  'two-body': twoBody,
  propagation,
  'peers-in-c': peersInC,
  'observer-rows': observerRows,
  catalogue,
  survey,
  frames,
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

/** Runs the benchmarks named on the command line, or all, one after the other, and prints a line per row. */
const requested = process.argv.slice(2);
for (const name of requested.length === 0 ? Object.keys(BENCHES) : requested) {
  const bench = BENCHES[name];
  if (bench === undefined)
    throw new RangeError(`no benchmark ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  for (const row of await bench()) console.log(lineOf(row));
}

function lineOf({ what, value, unit, must, holds, note }: BenchRow): string {
  const words = [holds ? 'holds' : 'FAILS', what, `${value.toPrecision(3)} ${unit}`, `must be ${must}`];
  return [...words, ...(note === undefined ? [] : [note])].join(' | ');
}
