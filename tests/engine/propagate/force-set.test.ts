import { expect, test } from 'vitest';
import { ARCSECOND, AU_KM, DAYS_PER_JULIAN_CENTURY, DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { createForce } from '#engine/propagate/force-model.ts';
import { FORCES, type ForceSet } from '#engine/propagate/force-set.ts';
import { keplerianTrajectory } from '#engine/propagate/keplerian-trajectory.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';

const SUN_ALONE: ForceSet = {
  attracting: [BODY.Sun],
  relativity: 'none',
  oblate: [],
  nonGravitational: false,
};

/** Days in which a body of no mass goes round the Sun at 1 au. */
const GAUSSIAN_YEAR = 365.256_898_3;

const TEN_YEARS = { fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 3652.5 };

test.each(['survey', 'full'] as const)(
  'without all forces but the pull of the Sun the %s model moves an object on its conic',
  (model) => {
    const ephemeris = testEphemeris();
    const found = propagate(SAMPLE_ORBIT, ephemeris, { model, forces: SUN_ALONE, ...TEN_YEARS });
    const conic = keplerianTrajectory(SAMPLE_ORBIT, ephemeris, TEN_YEARS);
    expect(apartKm(found, conic, TEN_YEARS.toDay)).toBeLessThan(10);
  },
);

test('a model with the set of its forces is the same model', () => {
  const ephemeris = testEphemeris();
  for (const model of ['survey', 'full'] as const) {
    const named = propagate(SAMPLE_ORBIT, ephemeris, { model, forces: FORCES[model], ...TEN_YEARS });
    const plain = propagate(SAMPLE_ORBIT, ephemeris, { model, ...TEN_YEARS });
    expect(apartKm(named, plain, TEN_YEARS.toDay)).toBe(0);
  }
});

// Will (2014), Living Rev. Relativity 17, 4, eq. 66: 42.98 arcsec a century for Mercury. Shapiro et al. (1971), J. Appl. Phys.
// 42, 3: 10.05 arcsec a century for Icarus.
test.each([
  ['Mercury', 0.387_098, 0.205_63, BODY.Mercury, 42.98],
  ['Icarus', 1.077_9, 0.826_8, undefined, 10.05],
])('relativity turns the perihelion of %s as measured', (_, a, e, ownBody, arcsec) => {
  const ephemeris = testEphemeris();
  const orbit: Orbit = {
    ...orbitOf(a, e),
    ...(ownBody === undefined ? {} : { ownBody }),
  };
  const period = GAUSSIAN_YEAR * a ** 1.5;
  const days = period * Math.floor(DAYS_PER_JULIAN_CENTURY / 2 / period); // periodic terms vanish after whole revolutions
  const years = { fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + days };
  const forces: ForceSet = { ...SUN_ALONE, relativity: 'Sun' };
  const found = propagate(orbit, ephemeris, { model: 'full', forces, ...years });
  const { argumentOfPerihelion } = stateToElements(orbitAt(found, years.toDay));
  const turned = (argumentOfPerihelion - 2) / ARCSECOND;
  expect((turned * DAYS_PER_JULIAN_CENTURY) / days).toBeCloseTo(arcsec, 1);
});

// Farnocchia et al. (2021), Icarus 369, 114594: da/dt = −284.6 ± 0.2 m a year; A2 is that of JPL's solution in the catalogue.
test('sunlight alone makes the orbit of Bennu smaller as measured', () => {
  const [a, e] = [1.126_391, 0.203_745];
  const period = GAUSSIAN_YEAR * a ** 1.5;
  const orbit: Orbit = {
    ...orbitOf(a, e),
    nonGravitational: { ...INVERSE_SQUARE, a1: 0, a2: -4.557_181e-14, a3: 0 },
  };
  const span = { fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 8 * period };
  const [drifted, still] = [true, false].map((nonGravitational) => {
    const forces: ForceSet = { ...SUN_ALONE, nonGravitational };
    const one = propagate(orbit, testEphemeris(), { model: 'full', forces, ...span });
    const { perihelionDistance, eccentricity } = stateToElements(orbitAt(one, span.toDay));
    return perihelionDistance / (1 - eccentricity);
  });
  const years = (8 * period) / DAYS_PER_JULIAN_YEAR;
  expect((1000 * AU_KM * (drifted - still)) / years).toBeCloseTo(-284.6, 0);
});

test('the survey model refuses the relativity that it has no accelerations for', () => {
  expect(() => createForce(SAMPLE_ORBIT, testEphemeris(), 'survey', FORCES.full)).toThrow(RangeError);
});

/** An orbit of this size and shape with its perihelion 2 rad from its node. */
function orbitOf(a: number, e: number): Orbit {
  return elementsToOrbit({
    epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 0 },
    perihelionDistance: a * (1 - e),
    eccentricity: e,
    inclination: 0.4,
    node: 1,
    argumentOfPerihelion: 2,
    meanAnomaly: 0.5,
  });
}

function apartKm(one: Trajectory, other: Trajectory, day: number): number {
  const [a, b] = [new Float64Array(6), new Float64Array(6)];
  one.state(day, 0, a);
  other.state(day, 0, b);
  return AU_KM * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The heliocentric orbit of a trajectory at a day. */
function orbitAt(trajectory: Trajectory, day: number): Orbit {
  const [state, sun] = [new Float64Array(6), new Float64Array(6)];
  trajectory.state(day, 0, state);
  testEphemeris().state(BODY.Sun, day, 0, sun);
  const [x, y, z, vx, vy, vz] = state.map((part, axis) => part - sun[axis]);
  return { epoch: { scale: 'TDB', day, offset: 0 }, position: [x, y, z], velocity: [vx, vy, vz] };
}
