import { photometryOf } from '#catalogue/brightness.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { DEGREE } from '#engine/constants.ts';
import { NO_WINDOW, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { planetDays } from '#engine/survey/planet-days.ts';
import { createPopulationSurveyor } from '#engine/survey/population-surveyor.ts';
import {
  BRIGHTEST_FIRST,
  listedPopulation,
  type PopulationRow,
  rowsOfPart,
} from '#machines/sovt/population-list.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const YEAR_DAYS = 365;

/** Brightest magnitudes and next windows of the whole population in a year, from its nodes, in CPU time. */
export function populationOfYear(
  bodies: readonly SmallBody[],
  ephemeris: Ephemeris,
  nodes: OrbitNodes,
  firstDay: number,
): BenchRow {
  const laws = bodies.map(photometryOf);
  let [integrated, seen] = [0, 0];
  const seconds = cpuSeconds(1, () => {
    const planets = planetDays(ephemeris, firstDay, YEAR_DAYS);
    const limits = { faintest: 20, leastElongation: 40 * DEGREE };
    const survey = createPopulationSurveyor(nodes, ephemeris, planets, limits);
    laws.forEach((law, object) => {
      const entry = law && survey(object, law, Number.POSITIVE_INFINITY);
      if (entry?.integrated === true) integrated++;
      if (entry?.window !== undefined) seen++;
    });
  });
  return atMost(
    `Brightest magnitude and next window of ${bodies.length} objects in a year, one core`,
    seconds,
    's',
    5,
    `${integrated} integrated, ${seen} seen to V 20`,
  );
}

/** Parts of a list that comes in some seconds; it is sorted again with each. */
const PARTS = 10;

/** What the page has to do for the list, in CPU time. */
export function populationInPage(bodies: readonly SmallBody[]): BenchRow {
  const names = { catalogueDate: '', names: bodies.map(({ designation }) => designation) };
  const size = Math.ceil(bodies.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, part) =>
    partOf(part * size, Math.min(bodies.length, (part + 1) * size), bodies.length),
  );
  let listed: readonly PopulationRow[] = [];
  const seconds = cpuSeconds(3, () => {
    let rows: readonly PopulationRow[] = [];
    for (const part of parts) {
      rows = rows.concat(rowsOfPart(part, names));
      listed = listedPopulation(rows, '', BRIGHTEST_FIRST);
    }
  });
  return atMost(
    `The list of ${listed.length} objects in the page, notified of in ${PARTS} parts`,
    seconds,
    's',
    0.5,
  );
}

/** Objects of some rows, of brightnesses in disorder. */
function partOf(from: number, to: number, rows: number): PopulationPart {
  const count = to - from;
  return {
    start: 61_000,
    end: 61_365,
    done: to,
    total: rows,
    catalogueDate: '',
    swarm: { day: 2_461_000.5, rows },
    count,
    columns: {
      row: Uint32Array.from({ length: count }, (_, at) => from + at),
      slope: new Float32Array(count).fill(0.15),
      brightest: Int16Array.from({ length: count }, (_, at) => 1000 + ((7919 * (from + at)) % 2000)),
      brightestAt: new Float32Array(count),
      windowStart: new Float32Array(count).fill(NO_WINDOW),
      windowEnd: new Float32Array(count).fill(NO_WINDOW),
      marks: new Uint8Array(count),
    },
  };
}
