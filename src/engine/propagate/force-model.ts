import { BODY, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { Force } from '../integrate/radau15.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { earthPole } from '../solar-system/earth-pole.ts';
import type { ForceTerm, PerturberLayout } from './model.ts';
import { nonGravitationalForce } from './non-gravitational.ts';
import { earthOblateness, sunOblateness } from './oblateness.ts';
import { perturberTable } from './perturber-table.ts';
import { pointMasses } from './point-masses.ts';
import { bodiesRelativity, solarRelativity } from './relativity.ts';
import type { ForceModel } from './trajectory.ts';

/** The forces of a model on one body, in the integrator's form, and the perturbers of the present step. */
export type SmallBodyForce = Required<Force> & {
  readonly layout: PerturberLayout;
  /** Where the perturbers lie, one run of `layout` per node. */
  readonly perturbers: Float64Array;
  /** Index in `perturbers` of the first run of the step last prepared. */
  start(): number;
};

/** How far the body may lie from where the frozen forces were evaluated, au: 150 m, 1e-6 of the distance of a close asteroid. */
const FROZEN_WITHIN = 1e-9;

/** Numbers cached per node: where the frozen forces were evaluated, and their sum. */
const FROZEN_NUMBERS = 6;

/**
 * The forces of `model` on the body of an orbit, which is never among its own perturbers.
 *
 * The Earth's pole is taken at the start of a step: it moves 0.15 arcsec in a day, and steps near the Earth are short.
 * Forces that vary slowly in space are evaluated once per node and then frozen, because the iterations of a step move the
 * body at a node by metres only; the survey model has none of them.
 *
 * @throws {RangeError} while integrating, when a step leaves the loaded ephemeris.
 */
export function createForce(orbit: Orbit, ephemeris: Ephemeris, model: ForceModel): SmallBodyForce {
  const table = perturberTable(ephemeris, model, NODES);
  const { layout, numbers } = table;
  let stepDay = 0;
  let start = 0;
  const pole = new Float64Array(3);
  const { iterated, frozen } = forceTerms(orbit, ephemeris.gm, model, layout, () => {
    earthPole(stepDay, 0, pole, 0);
    return pole;
  });
  const frozenAt = new Float64Array(FROZEN_NUMBERS * NODES.length);
  const sum = new Float64Array(3);

  const addIterated: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const at = start + node * layout.size;
    for (const add of iterated) add(numbers, at, position, velocity, out);
  };

  const addAll: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    const at = start + node * layout.size;
    const k = FROZEN_NUMBERS * node;
    const moved =
      Math.abs(position[0] - frozenAt[k]) +
      Math.abs(position[1] - frozenAt[k + 1]) +
      Math.abs(position[2] - frozenAt[k + 2]);
    if (!(moved < FROZEN_WITHIN)) freeze(at, k, position, velocity);
    out[0] = frozenAt[k + 3];
    out[1] = frozenAt[k + 4];
    out[2] = frozenAt[k + 5];
    for (const add of iterated) add(numbers, at, position, velocity, out);
  };

  function freeze(at: number, k: number, position: Float64Array, velocity: Float64Array): void {
    sum.fill(0);
    for (const add of frozen) add(numbers, at, position, velocity, sum);
    for (let axis = 0; axis < 3; axis++) {
      frozenAt[k + axis] = position[axis];
      frozenAt[k + 3 + axis] = sum[axis];
    }
  }

  return {
    layout,
    perturbers: numbers,
    start: () => start,
    prepare(day, offset, length) {
      stepDay = day;
      start = table.seek(day, offset, length);
      frozenAt.fill(Number.NaN);
    },
    acceleration: frozen.length === 0 ? addIterated : addAll,
  };
}

/** Forces evaluated in every iteration, and those so weak or so smooth that a shift of 150 m does not change them. */
type ForceTerms = { readonly iterated: readonly ForceTerm[]; readonly frozen: readonly ForceTerm[] };

function forceTerms(
  orbit: Orbit,
  gm: Float64Array,
  model: ForceModel,
  layout: PerturberLayout,
  pole: () => Float64Array,
): ForceTerms {
  const large = pointMasses(gm, 0, LARGE_BODY_COUNT, orbit.ownBody);
  const earth = earthOblateness(gm[BODY.Earth], pole);
  if (model === 'survey')
    return { iterated: [large, solarRelativity(gm[BODY.Sun], layout), earth], frozen: [] };
  const asteroids = pointMasses(gm, LARGE_BODY_COUNT, layout.bodies, orbit.ownBody);
  const frozen = [asteroids, bodiesRelativity(gm, layout), sunOblateness(gm[BODY.Sun])];
  const terms = orbit.nonGravitational;
  return {
    iterated: [large, earth],
    frozen: terms === undefined ? frozen : [...frozen, nonGravitationalForce(terms, layout)],
  };
}
