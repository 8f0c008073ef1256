import { photometryOf } from '#catalogue/brightness.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { DEGREE } from '#engine/constants.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { planetDays } from '#engine/survey/planet-days.ts';
import { createPopulationSurveyor } from '#engine/survey/population-surveyor.ts';
import type { BenchRow } from './bench-row.ts';
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
    const look = createPopulationSurveyor(nodes, ephemeris, planets, limits);
    laws.forEach((law, object) => {
      const entry = law && look(object, law, Number.POSITIVE_INFINITY);
      if (entry?.integrated === true) integrated++;
      if (entry?.window !== undefined) seen++;
    });
  });
  return {
    what: `Brightest magnitude and next window of ${bodies.length} objects in a year, one core`,
    value: seconds,
    unit: 's',
    must: '≤ 10 s on one core (5 s on two)',
    holds: seconds <= 10,
    note: `${integrated} integrated, ${seen} seen to V 20`,
  };
}
