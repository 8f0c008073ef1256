import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { Force } from '../integrate/radau15.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { earthPole } from '../solar-system/earth-pole.ts';
import type { ForceTerm } from './force-term.ts';
import type { PerturberLayout } from './model.ts';
import { nonGravitationalForce } from './non-gravitational.ts';
import { earthOblateness, sunOblateness } from './oblateness.ts';
import { perturberTable } from './perturber-table.ts';
import { pointMasses } from './point-masses.ts';
import { bodiesRelativity, solarRelativity } from './relativity.ts';
import type { ForceModel } from './trajectory.ts';

/** The forces of a model on one body, as the integrator wants them, and the perturbers of the present step. */
export type SmallBodyForce = Required<Force> & {
  readonly layout: PerturberLayout;
  /** Where the perturbers lie, one run of `layout` per node. */
  readonly perturbers: Float64Array;
  /** Index in `perturbers` of the first run of the step last prepared. */
  start(): number;
};

/**
 * The forces of `model` on the body of an orbit, which is never among its own perturbers.
 *
 * The Earth's pole is taken at the start of a step: it moves 0.15 arcsec in a day, and steps near the Earth are short.
 *
 * @throws {RangeError} while integrating, when a step leaves the loaded ephemeris.
 */
export function createForce(orbit: Orbit, ephemeris: Ephemeris, model: ForceModel): SmallBodyForce {
  const table = perturberTable(ephemeris, model, NODES);
  const { layout, numbers } = table;
  let stepDay = 0;
  let start = 0;
  const pole = new Float64Array(3);
  const terms = forceTerms(orbit, ephemeris.gm, model, layout, () => {
    earthPole(stepDay, 0, pole, 0);
    return pole;
  });
  return {
    layout,
    perturbers: numbers,
    start: () => start,
    prepare(day, offset, length) {
      stepDay = day;
      start = table.seek(day, offset, length);
    },
    acceleration(node, _day, _offset, position, velocity, out) {
      out[0] = 0;
      out[1] = 0;
      out[2] = 0;
      const at = start + node * layout.size;
      for (const add of terms) add(numbers, at, position, velocity, out);
    },
  };
}

function forceTerms(
  orbit: Orbit,
  gm: Float64Array,
  model: ForceModel,
  layout: PerturberLayout,
  pole: () => Float64Array,
): readonly ForceTerm[] {
  const pull = pointMasses(gm, layout.bodies, orbit.ownBody);
  const earth = earthOblateness(gm[BODY.Earth], pole);
  if (model === 'survey') return [pull, solarRelativity(gm[BODY.Sun], layout), earth];
  const gravity = [pull, bodiesRelativity(gm, layout), earth, sunOblateness(gm[BODY.Sun])];
  const terms = orbit.nonGravitational;
  return terms === undefined ? gravity : [...gravity, nonGravitationalForce(terms, layout)];
}
