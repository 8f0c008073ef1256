import { expect, test } from 'vitest';
import { AU_KM, LIGHT_SPEED_AU_D } from '#engine/constants.ts';
import { type ForceTerm, LAYOUTS } from '#engine/propagate/model.ts';
import { nonGravitationalForce } from '#engine/propagate/non-gravitational.ts';
import { earthOblateness, sunOblateness } from '#engine/propagate/oblateness.ts';
import { pointMasses } from '#engine/propagate/point-masses.ts';
import { bodiesRelativity, solarRelativity } from '#engine/propagate/relativity.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { DE440_MODEL } from '#engine/solar-system/model.ts';
import { SUN_POLE, sunField, zonalPull } from '#engine/solar-system/zonal-field.ts';

const EARTH_GM = 8.887_692_447e-10;

test('the pull of the Sun at 2 au is a quarter of that at 1 au', () => {
  const gm = onlySun();
  const pull = pointMasses(gm, 0, LAYOUTS.survey.bodies, undefined);
  const near = push(pull, spreadBodies('survey'), [1, 0, 0]);
  const far = push(pull, spreadBodies('survey'), [2, 0, 0]);
  expect(near[0]).toBeCloseTo(-SUN_GM, 15);
  expect(far[0] / near[0]).toBeCloseTo(0.25, 12);
});

test('a perturber does not pull itself, even from its own place', () => {
  const gm = onlySun();
  gm[11] = 1e-13;
  const pull = pointMasses(gm, 0, LAYOUTS.full.bodies, 11);
  const bodies = spreadBodies('full');
  const place = bodies.slice(33, 36);
  expect([...push(pull, bodies, [...place])].every(Number.isFinite)).toBe(true);
});

test('with a Sun alone and at rest, the equations of all bodies are those of the Sun', () => {
  const gm = onlySun();
  const one = push(
    solarRelativity(SUN_GM, LAYOUTS.survey),
    spreadBodies('survey'),
    [0.4, 0.1, 0.2],
    [0.01, 0.03, -0.01],
  );
  const all = push(
    bodiesRelativity(gm, LAYOUTS.full),
    spreadBodies('full'),
    [0.4, 0.1, 0.2],
    [0.01, 0.03, -0.01],
  );
  for (let axis = 0; axis < 3; axis++) expect(all[axis] / one[axis]).toBeCloseTo(1, 10);
});

test('on a circle the relativity of the Sun is 3 (v/c)² of its pull, outwards', () => {
  // IERS Conventions (2010), eq. 10.12 for v² = GM/r: (4 − 1) GM²/(c² r³).
  const speed = Math.sqrt(SUN_GM);
  const extra = push(
    solarRelativity(SUN_GM, LAYOUTS.survey),
    spreadBodies('survey'),
    [1, 0, 0],
    [0, speed, 0],
  );
  expect(extra[0] / SUN_GM).toBeCloseTo((3 * speed ** 2) / LIGHT_SPEED_AU_D ** 2, 16);
});

test("the Earth's bulge pulls as the slope of its potential", () => {
  const force = earthOblateness(EARTH_GM, () => Float64Array.of(0, 0, 1));
  const bodies = spreadBodies('survey');
  bodies.set([0, 0, 0], 9);
  const at = [1e-4, 5e-5, 8e-5];
  const found = push(force, bodies, at);
  for (let axis = 0; axis < 3; axis++) {
    const step = 1e-9;
    const [up, down] = [step, -step].map((d) => zonalPotential(at.map((c, i) => (i === axis ? c + d : c))));
    expect(found[axis] / ((up - down) / (2 * step))).toBeCloseTo(1, 6);
  }
});

test.each([
  [0.14, 0.02, -0.03],
  [-0.7, 0.6, 0.4],
])("the Sun's bulge pulls as the second degree of a zonal field, at %d, %d, %d au", (...place) => {
  const found = push(sunOblateness(SUN_GM), spreadBodies('full'), place);
  const second = new Float64Array(3);
  zonalPull(sunField(DE440_MODEL.sunJ2))(place[0], place[1], place[2], SUN_POLE, 0, second);
  for (let axis = 0; axis < 3; axis++) expect(found[axis] / (SUN_GM * second[axis])).toBeCloseTo(1, 10);
});

test('beyond 0.07 au the bulge of the Earth is not evaluated', () => {
  const force = earthOblateness(EARTH_GM, () => {
    throw new RangeError('evaluated');
  });
  const bodies = spreadBodies('survey');
  bodies.set([0, 0, 0], 9);
  expect([...push(force, bodies, [0.07, 0, 0])]).toEqual([0, 0, 0]);
});

test('A1 acts outwards, A2 along the motion, A3 along the normal, each with the law of distance', () => {
  const law = { alpha: 1, r0: 1, m: 2, n: 0, k: 0 };
  const velocity = [0, 0.02, 0];
  const act = (a1: number, a2: number, a3: number) =>
    push(
      nonGravitationalForce({ a1, a2, a3, ...law }, LAYOUTS.full),
      spreadBodies('full'),
      [2, 0, 0],
      velocity,
    );
  expect([...act(4, 0, 0)]).toEqual([1, 0, 0]);
  expect([...act(0, 4, 0)]).toEqual([0, 1, 0]);
  expect([...act(0, 0, 4)]).toEqual([0, 0, 1]);
});

test("Marsden's law for water ice is 1 at 1 au", () => {
  // Marsden, Sekanina & Yeomans (1973): α = 0.111262, r0 = 2.808, m = 2.15, n = 5.093, k = 4.6142.
  const ice = { alpha: 0.111262, r0: 2.808, m: 2.15, n: 5.093, k: 4.6142 };
  const force = nonGravitationalForce({ a1: 1, a2: 0, a3: 0, ...ice }, LAYOUTS.full);
  expect(push(force, spreadBodies('full'), [1, 0, 0], [0, 0.017, 0])[0]).toBeCloseTo(1, 4);
});

/** J2, J3, J4 of the Earth, with the values of the DE440 header. */
function zonalPotential([x, y, z]: number[]): number {
  const r = Math.hypot(x, y, z);
  const s = z / r;
  const radius = 6378.1363 / AU_KM;
  const p2 = (3 * s ** 2 - 1) / 2;
  const p3 = (5 * s ** 3 - 3 * s) / 2;
  const p4 = (35 * s ** 4 - 30 * s ** 2 + 3) / 8;
  const sum =
    1.08262545e-3 * (radius / r) ** 2 * p2 -
    2.53241e-6 * (radius / r) ** 3 * p3 -
    1.619898e-6 * (radius / r) ** 4 * p4;
  return (-EARTH_GM / r) * sum;
}

function onlySun(): Float64Array {
  const gm = new Float64Array(LAYOUTS.full.bodies);
  gm[0] = SUN_GM;
  return gm;
}

/** The Sun at rest in the origin, the others without motion along a line far away. */
function spreadBodies(model: 'survey' | 'full'): Float64Array {
  const bodies = new Float64Array(LAYOUTS[model].size);
  for (let body = 1; body < LAYOUTS[model].bodies; body++) bodies[3 * body] = -20 - body;
  return bodies;
}

function push(force: ForceTerm, bodies: Float64Array, x: number[], v: number[] = [0, 0.01, 0]): Float64Array {
  const out = new Float64Array(3);
  force(bodies, 0, Float64Array.from(x), Float64Array.from(v), out);
  return out;
}
