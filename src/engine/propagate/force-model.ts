import { BODY, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { Force } from '../integrate/radau15.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { earthPole } from '../solar-system/earth-pole.ts';
import type { ForceTerm, PerturberLayout } from './model.ts';
import { FORCES, type ForceSet } from './force-set.ts';
import { nonGravitationalForce } from './non-gravitational.ts';
import { earthOblateness, sunOblateness } from './oblateness.ts';
import { perturberTable } from './perturber-table.ts';
import { pointMasses, pullOnSun } from './point-masses.ts';
import { bodiesRelativity, solarRelativity } from './relativity.ts';
import type { ForceModel } from './trajectory.ts';

/** The forces of a set on one body, in the integrator's form, and the perturbers of the present step. */
export type SmallBodyForce = Required<Force> & {
  readonly layout: PerturberLayout;
  /** Gravitational parameters by body index, au³/d²; 0 of a body that does not attract. */
  readonly gm: Float64Array;
  /** Where the perturbers lie in the step last prepared, one run of `layout` per node. */
  perturbers(): Float64Array;
};

/** How far the body may lie from where the frozen forces were evaluated, au: 150 m, 1e-6 of the distance of a close asteroid. */
const FROZEN_WITHIN = 1e-9;

/** Numbers cached per node: where the frozen forces were evaluated, and their sum. */
const FROZEN_NUMBERS = 6;

/**
 * The forces of a set on the body of an orbit, which is never among its own perturbers; `model` says which bodies are tabulated.
 *
 * The Earth's pole is taken at the start of a step: it moves 0.15 arcsec in a day, and steps near the Earth are short.
 * Forces that vary slowly in space are evaluated once per node and then frozen, because the iterations of a step move the
 * body at a node by metres only; the survey model has none of them.
 *
 * @throws {RangeError} when the model does not have what the set needs; while integrating, when a step leaves the loaded ephemeris.
 */
export function createForce(
  orbit: Orbit,
  ephemeris: Ephemeris,
  model: ForceModel,
  forces: ForceSet = FORCES[model],
): SmallBodyForce {
  const table = perturberTable(ephemeris, model, NODES);
  const { layout } = table;
  let stepDay = 0;
  let numbers: Float64Array = new Float64Array();
  const pole = new Float64Array(3);
  const gm = ephemeris.gm.map((pull, body) => (forces.attracting.includes(body) ? pull : 0));
  const leftOut = FORCES[model].attracting.filter((body) => gm[body] === 0);
  const { iterated, frozen } = forceTerms(orbit, gm, forces, layout, () => {
    earthPole(stepDay, 0, pole, 0);
    return pole;
  });
  if (leftOut.length > 0) iterated.push(pullOnSun(ephemeris.gm, leftOut));
  const frozenAt = new Float64Array(FROZEN_NUMBERS * NODES.length);
  const sum = new Float64Array(3);

  const addIterated: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const at = node * layout.size;
    for (const add of iterated) add(numbers, at, position, velocity, out);
  };

  const addAll: Force['acceleration'] = (node, _day, _offset, position, velocity, out) => {
    const at = node * layout.size;
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
    gm,
    perturbers: () => numbers,
    prepare(day, offset, length) {
      stepDay = day;
      numbers = table.seek(day, offset, length);
      frozenAt.fill(Number.NaN);
    },
    acceleration: frozen.length === 0 ? addIterated : addAll,
  };
}

/** Forces evaluated in every iteration, and those so weak or so smooth that a shift of 150 m does not change them. */
type ForceTerms = { readonly iterated: ForceTerm[]; readonly frozen: readonly ForceTerm[] };

function forceTerms(
  orbit: Orbit,
  gm: Float64Array,
  { relativity, oblate, nonGravitational }: ForceSet,
  layout: PerturberLayout,
  pole: () => Float64Array,
): ForceTerms {
  if (relativity === 'large bodies' && !layout.accelerations) {
    throw new RangeError('the survey model has the relativity of the Sun alone');
  }
  const iterated = [pointMasses(gm, 0, LARGE_BODY_COUNT, orbit.ownBody)];
  if (relativity === 'Sun') iterated.push(solarRelativity(gm[BODY.Sun], layout));
  if (oblate.includes(BODY.Earth)) iterated.push(earthOblateness(gm[BODY.Earth], pole));
  const frozen: ForceTerm[] = [];
  if (layout.bodies > LARGE_BODY_COUNT) {
    frozen.push(pointMasses(gm, LARGE_BODY_COUNT, layout.bodies, orbit.ownBody));
  }
  if (relativity === 'large bodies') frozen.push(bodiesRelativity(gm, layout));
  if (oblate.includes(BODY.Sun)) frozen.push(sunOblateness(gm[BODY.Sun]));
  const terms = orbit.nonGravitational;
  if (nonGravitational && terms !== undefined) frozen.push(nonGravitationalForce(terms, layout));
  return { iterated, frozen };
}
