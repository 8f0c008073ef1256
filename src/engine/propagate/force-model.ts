import { BODY, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
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

/** How far the body may lie from where the weak forces were asked for, au: 150 m, 1e-6 of the way to an asteroid met closely. */
const SAME_PLACE = 1e-9;

/** Numbers kept for a node: where the weak forces were asked for, and what they were. */
const KEPT = 6;

/**
 * The forces of `model` on the body of an orbit, which is never among its own perturbers.
 *
 * The Earth's pole is taken at the start of a step: it moves 0.15 arcsec in a day, and steps near the Earth are short.
 * Weak forces are asked for once at a node, as iterations of a step move the body there by metres; the survey model has none.
 *
 * @throws {RangeError} while integrating, when a step leaves the loaded ephemeris.
 */
export function createForce(orbit: Orbit, ephemeris: Ephemeris, model: ForceModel): SmallBodyForce {
  const table = perturberTable(ephemeris, model, NODES);
  const { layout, numbers } = table;
  let stepDay = 0;
  let start = 0;
  const pole = new Float64Array(3);
  const { strong, weak } = forceTerms(orbit, ephemeris.gm, model, layout, () => {
    earthPole(stepDay, 0, pole, 0);
    return pole;
  });
  const kept = new Float64Array(KEPT * NODES.length);
  const sum = new Float64Array(3);

  const addStrong: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const at = start + node * layout.size;
    for (const add of strong) add(numbers, at, position, velocity, out);
  };

  const addBoth: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    const at = start + node * layout.size;
    const k = KEPT * node;
    const moved =
      Math.abs(position[0] - kept[k]) +
      Math.abs(position[1] - kept[k + 1]) +
      Math.abs(position[2] - kept[k + 2]);
    if (!(moved < SAME_PLACE)) keepWeak(at, k, position, velocity);
    out[0] = kept[k + 3];
    out[1] = kept[k + 4];
    out[2] = kept[k + 5];
    for (const add of strong) add(numbers, at, position, velocity, out);
  };

  function keepWeak(at: number, k: number, position: Float64Array, velocity: Float64Array): void {
    sum.fill(0);
    for (const add of weak) add(numbers, at, position, velocity, sum);
    for (let axis = 0; axis < 3; axis++) {
      kept[k + axis] = position[axis];
      kept[k + 3 + axis] = sum[axis];
    }
  }

  return {
    layout,
    perturbers: numbers,
    start: () => start,
    prepare(day, offset, length) {
      stepDay = day;
      start = table.seek(day, offset, length);
      kept.fill(Number.NaN);
    },
    acceleration: weak.length === 0 ? addStrong : addBoth,
  };
}

/** Forces that must be known where the body is, and those so weak or so even that 150 m make nothing of them. */
type ForceTerms = { readonly strong: readonly ForceTerm[]; readonly weak: readonly ForceTerm[] };

function forceTerms(
  orbit: Orbit,
  gm: Float64Array,
  model: ForceModel,
  layout: PerturberLayout,
  pole: () => Float64Array,
): ForceTerms {
  const large = pointMasses(gm, 0, LARGE_BODY_COUNT, orbit.ownBody);
  const earth = earthOblateness(gm[BODY.Earth], pole);
  if (model === 'survey') return { strong: [large, solarRelativity(gm[BODY.Sun], layout), earth], weak: [] };
  const asteroids = pointMasses(gm, LARGE_BODY_COUNT, layout.bodies, orbit.ownBody);
  const weak = [asteroids, bodiesRelativity(gm, layout), sunOblateness(gm[BODY.Sun])];
  const terms = orbit.nonGravitational;
  return {
    strong: [large, earth],
    weak: terms === undefined ? weak : [...weak, nonGravitationalForce(terms, layout)],
  };
}
