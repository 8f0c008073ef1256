import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { ForceModel } from '#engine/propagate/trajectory.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { syntheticNeas } from './synthetic-neas.ts';

const OBJECTS = counted(12, 1);
const REPEATS = counted(3, 1);

/** Milliseconds allowed for one near-Earth asteroid. */
const LIMITS: readonly { readonly model: ForceModel; readonly years: number; readonly ms: number }[] = [
  { model: 'survey', years: 10, ms: 4 },
  { model: 'survey', years: 100, ms: 40 },
  { model: 'full', years: 10, ms: 20 },
  { model: 'full', years: 100, ms: 180 },
];

/** Perturbed propagation of near-Earth asteroids with dense output, one core, mean of a dozen objects. */
export function bench(): BenchRow[] {
  const ephemeris = testEphemeris();
  const orbits = syntheticNeas(OBJECTS, 7).map((one) => elementsToOrbit(one));
  return LIMITS.map(({ model, years, ms }) => {
    const span = spanOf(years);
    let first = 0;
    const seconds = cpuSeconds(REPEATS, () => {
      const before = process.cpuUsage();
      for (const orbit of orbits) propagate(orbit, ephemeris, { model, ...span });
      if (first === 0) first = process.cpuUsage(before).user / 1000 / OBJECTS;
    });
    const value = (seconds * 1000) / OBJECTS;
    return atMost(
      `Perturbed propagation of one NEA, ${model} model, ${years} years`,
      value,
      'ms',
      ms,
      `${first.toFixed(1)} ms in the first round, which fills the tables of perturbers that objects share`,
    );
  });
}

/** Ten years forward, or a century round the epoch of the orbits. */
function spanOf(years: number): { readonly fromDay: number; readonly toDay: number } {
  const epoch = 2_451_545;
  const days = years * DAYS_PER_JULIAN_YEAR;
  return years <= 10
    ? { fromDay: epoch, toDay: epoch + days }
    : { fromDay: epoch - days / 2, toDay: epoch + days / 2 };
}
