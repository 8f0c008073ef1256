import { expect, test } from 'vitest';

import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { Radau15 } from '#engine/integrate/radau15.ts';
import { INITIAL_DAY, LARGE_BODIES, PERTURBERS } from '#engine/solar-system/initial-states.ts';
import { lunarAxes } from '#engine/orientation/lunar-axes.ts';
import { DE440_MODEL } from '#engine/solar-system/model.ts';
import { earthPole } from '#engine/solar-system/earth-pole.ts';
import { createSolarSystemForce } from '#engine/solar-system/solar-system-force.ts';
import { dot } from '#engine/vectors.ts';
import cited from '#validation/cited/ephemeris.json' with { type: 'json' };

const BODIES = [...LARGE_BODIES, ...PERTURBERS];
const GM = Float64Array.from(BODIES, (body) => body.gm);

test('the solar system started in February 2023 is where DE440 has it at the end of 2022, to 10 m', () => {
  const integrator = started();
  integrator.run(2_459_950.5, 0);
  const recorded = cited.de440.states['2459950.5'];
  for (let body: number = BODY.Mercury; body <= BODY.Pluto; body++) {
    const centre = body === BODY.Moon ? BODY.Earth : BODY.Sun;
    const x = integrator.position;
    const difference = [0, 1, 2].map(
      (k) => x[3 * body + k] - x[3 * centre + k] - (recorded[body][k] - recorded[centre][k]),
    );
    expect(Math.hypot(...difference) * AU_KM * 1000, LARGE_BODIES[body].name).toBeLessThan(10);
  }
});

test("the solar system's centre of mass rests to 1e-13 au/d² of every force but the ring", () => {
  const force = createSolarSystemForce(GM, { ...DE440_MODEL, ringEarthMasses: 0, sunSpin: 0 });
  const { position, velocity } = started();
  const acceleration = new Float64Array(position.length);
  force.prepare?.(INITIAL_DAY, 0, 1);
  force.acceleration(0, INITIAL_DAY, 0, position, velocity, acceleration);
  for (let axis = 0; axis < 3; axis++) {
    let pull = 0;
    for (let body = 0; body < GM.length; body++) pull += GM[body] * acceleration[3 * body + axis];
    expect(Math.abs(pull) / GM[BODY.Sun]).toBeLessThan(1e-13);
  }
});

test('the pole of the Earth leans by the accumulated precession in 2050, to the nutation', () => {
  const pole = new Float64Array(3);
  earthPole(2_469_807.5, 0, pole, 0);
  expect(Math.hypot(...pole)).toBeCloseTo(1, 14);
  expect(Math.abs(pole[0] * 206_264.8 - 1002)).toBeLessThan(9);
});

test('the axes of the Moon are a rotation, and its long axis points at the Earth to 9 degrees', () => {
  const axes = new Float64Array(9);
  lunarAxes(INITIAL_DAY, 0, axes, 0);
  const [x, y, z] = [0, 3, 6].map((row) => axes.slice(row, row + 3));
  expect(dot(x, x)).toBeCloseTo(1, 14);
  expect(dot(x, y)).toBeCloseTo(0, 14);
  expect(dot(x, z)).toBeCloseTo(0, 14);
  const toEarth = [0, 1, 2].map((k) => LARGE_BODIES[BODY.Earth].state[k] - LARGE_BODIES[BODY.Moon].state[k]);
  expect(dot(x, toEarth) / Math.hypot(...toEarth)).toBeGreaterThan(Math.cos((9 * Math.PI) / 180));
});

function started(): Radau15 {
  const integrator = new Radau15(3 * BODIES.length, createSolarSystemForce(GM, DE440_MODEL), {
    rule: { fixedDays: 2.5 },
  });
  integrator.start(
    INITIAL_DAY,
    0,
    BODIES.flatMap((body) => body.state.slice(0, 3)),
    BODIES.flatMap((body) => body.state.slice(3)),
  );
  return integrator;
}
