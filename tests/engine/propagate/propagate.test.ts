import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { BODY, FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { IntegrationError } from '#engine/integrate/integration-error.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const J2000 = 2_451_545;

test('a propagated body is at its epoch where its orbit says, and moves as its velocity says', () => {
  const orbit = circular(1.3, J2000 + 0.3);
  const trajectory = propagate(orbit, testEphemeris(), span('full', J2000 - 100, J2000 + 100));
  expect(heliocentric(trajectory, J2000, 0.3).slice(0, 3)).toEqual(
    [...orbit.position].map((c) => expect.closeTo(c, 11)),
  );
  for (const offset of [-99, -0.2, 0, 31.7, 100]) {
    const [before, here, after] = [-1e-3, 0, 1e-3].map((d) =>
      stateAt(trajectory, offset < 99 ? offset + 0.002 : offset - 0.002, d),
    );
    for (let axis = 0; axis < 3; axis++) {
      expect((after[axis] - before[axis]) / 2e-3).toBeCloseTo(here[axis + 3], 10);
    }
  }
});

test('a propagated body comes back to where it started after going ten years and returning', () => {
  for (const model of ['survey', 'full'] as const) {
    const orbit = circular(1.8, J2000);
    const there = propagate(orbit, testEphemeris(), span(model, J2000, J2000 + 3652.5));
    const state = heliocentric(there, J2000 + 3652, 0.5);
    const turned = { epoch: epochAt(J2000 + 3652, 0.5), ...placed(state) };
    const back = heliocentric(
      propagate(turned, testEphemeris(), span(model, J2000, J2000 + 3652.5)),
      J2000,
      0,
    );
    expect(AU_KM * separation(back, orbit.position)).toBeLessThan(0.05);
  }
});

test('a propagated body does not depend on the day its epoch is counted from', () => {
  const orbit = circular(1.1, J2000 + 0.777);
  const other = { ...orbit, epoch: epochAt(J2000 - 1000.25, 1001.027) };
  const [one, two] = [orbit, other].map((o) =>
    heliocentric(propagate(o, testEphemeris(), span('full', J2000, J2000 + 400)), J2000, 399),
  );
  expect(AU_KM * separation(one, two)).toBeLessThan(1e-3);
});

test.each([
  ['nearly radial, from its aphelion', { q: 0.08, e: 0.97, incl: 8 * DEGREE, days: -1580 }],
  ['parabolic', { q: 0.9, e: 1, incl: 60 * DEGREE, days: -300 }],
  ['hyperbolic', { q: 2.006, e: 3.357, incl: 44 * DEGREE, days: -400 }],
  ['retrograde', { q: 1.1, e: 0.6, incl: 160 * DEGREE, days: 30 }],
])('an orbit that is %s goes through its perihelion and back', (_kind, { q, e, incl, days }) => {
  const orbit = elementsToOrbit({
    epoch: epochAt(J2000, 0),
    perihelionDistance: q,
    eccentricity: e,
    inclination: incl,
    node: 1,
    argumentOfPerihelion: 2,
    perihelionTime: epochAt(J2000, -days),
  });
  const there = propagate(orbit, testEphemeris(), span('full', J2000, J2000 + 2000));
  const state = heliocentric(there, J2000 + 2000, 0);
  const turned = { epoch: epochAt(J2000 + 2000, 0), ...placed(state) };
  const back = heliocentric(propagate(turned, testEphemeris(), span('full', J2000, J2000 + 2000)), J2000, 0);
  expect(there.impact).toBeUndefined();
  expect(AU_KM * separation(back, orbit.position)).toBeLessThan(5);
});

test('Halley, followed from 1968, passes its perihelion on 1986 February 9.459', () => {
  // Orbit: JPL solution 75 with A1, A2 and the law of water ice, epoch 1968-01-21. Perihelion time: Yeomans (1986),
  // Proc. 20th ESLAB Symp., ESA SP-250, vol. 2, 419.
  const orbit: Orbit = {
    epoch: epochAt(2_439_875.5, 0),
    position: [-13.31029360169393, 25.41249958785733, 2.637549316318327],
    velocity: [0.001418949944126011, -0.001422475975617656, 4.131321199969281e-5],
    nonGravitational: {
      a1: 4.887055233121e-10,
      a2: 1.554720290005e-10,
      a3: 0,
      alpha: 0.1112620426,
      r0: 2.808,
      m: 2.15,
      n: 5.093,
      k: 4.6142,
    },
  };
  const trajectory = propagate(orbit, testEphemeris(), span('full', 2_446_460.5, 2_446_480.5));
  let [from, to] = [0, 20];
  while (to - from > 1e-6) {
    const middle = (from + to) / 2;
    const [x, y, z, vx, vy, vz] = heliocentric(trajectory, 2_446_460.5, middle);
    if (x * vx + y * vy + z * vz < 0) from = middle;
    else to = middle;
  }
  expect(2_446_460.5 + from - 2_446_470.5).toBeCloseTo(0.459, 2);
});

test.each([
  // JPL Horizons, heliocentric ICRF states of 2020-Jan-01.0 TDB (Ceres JPL#48, Vesta JPL#36) and 200 days later.
  [
    '1 Ceres',
    FIRST_ASTEROID,
    [1.007608869613381, -2.390064275223502, -1.332124522752402],
    [0.009201724467227128, 0.003370381135398406, -0.0002850337057661093],
  ],
  [
    '4 Vesta',
    FIRST_ASTEROID + 3,
    [1.243605461680222, 2.133870405923554, 0.6874866847781977],
    [-0.008779290950353064, 0.004462599423343603, 0.002927653651039283],
  ],
] as const)('%s, itself a perturber, keeps to its ephemeris', (_name, ownBody, position, velocity) => {
  const orbit: Orbit = { epoch: epochAt(2_458_849.5, 0), position, velocity, ownBody };
  const ephemeris = testEphemeris();
  const trajectory = propagate(orbit, ephemeris, span('full', 2_458_849.5, 2_460_000.5));
  const state = new Float64Array(6);
  const place = new Float64Array(3);
  trajectory.state(2_460_000.5, 0, state);
  ephemeris.position(ownBody, 2_460_000.5, 0, place);
  expect(AU_KM * separation(state, place)).toBeLessThan(1500);
  expect(trajectory.steps).toBeLessThan(200);
});

test('a body that goes with the Earth for decades is propagated within the budget', () => {
  const [x, y, z] = [-0.9716, 0.5558, 0.1591];
  const r = Math.hypot(x, y, z);
  const speed = Math.sqrt(SUN_GM * (2 / r - 1)); // a = 1 au
  const along = Math.hypot(x, y);
  const velocity = [(-y / along) * speed, (x / along) * speed, 0] as const;
  const orbit: Orbit = { epoch: epochAt(J2000, 0), position: [x, y, z], velocity };
  const trajectory = propagate(orbit, testEphemeris(), {
    ...span('full', J2000, J2000 + 18_000),
    maxSteps: 10_000,
  });
  expect(trajectory.lastDay).toBe(J2000 + 18_000);
});

test('2008 TC3 falls onto Sudan and has no state afterwards', () => {
  // JPL solution 18; the fireball was seen at 2008-10-07 02:45:45 UTC, 65 km up (Jenniskens et al. 2009).
  const orbit: Orbit = {
    epoch: epochAt(2_454_740.5, 0),
    position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
    velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
  };
  const trajectory = propagate(orbit, testEphemeris(), span('full', 2_454_740.5, 2_455_000.5));
  const entryTdb = 2_454_746.5 + (2 * 3600 + 45 * 60 + 45 + 65.184) / 86_400;
  expect(trajectory.impact?.body).toBe(BODY.Earth);
  expect(Math.abs((trajectory.impact?.dayTdb ?? 0) - entryTdb) * 86_400).toBeLessThan(30);
  expect(trajectory.lastDay).toBe(trajectory.impact?.dayTdb);
  expect(() => trajectory.state(2_454_747.5, 0, new Float64Array(6))).toThrow(RangeError);
});

test('2024 BX1 falls west of Berlin', () => {
  // JPL solution 9; fireball at 2024-01-21 00:32:38 UTC (Spurný et al. 2024, A&A 686, A67).
  const orbit: Orbit = {
    epoch: epochAt(2_460_310.5, 0),
    position: [-0.203450739660457, 0.971527061160685, 0.472045996144439],
    velocity: [-0.0152695617622438, -0.00723078464795004, -0.00558869282982939],
  };
  const trajectory = propagate(orbit, testEphemeris(), span('full', 2_460_310.5, 2_460_400.5));
  const entryTdb = 2_460_330.5 + (32 * 60 + 38 + 69.184) / 86_400;
  expect(trajectory.impact?.body).toBe(BODY.Earth);
  expect(Math.abs((trajectory.impact?.dayTdb ?? 0) - entryTdb) * 86_400).toBeLessThan(30);
});

test.each(['survey', 'full'] as const)('a body let go at rest falls into the Sun (%s)', (model) => {
  const r = 0.5;
  const orbit: Orbit = { epoch: epochAt(J2000, 0), position: [r, 0, 0], velocity: [0, 1e-9, 0] };
  const trajectory = propagate(orbit, testEphemeris(), span(model, J2000, J2000 + 100));
  const fall = Math.PI * Math.sqrt(r ** 3 / (8 * SUN_GM)); // free fall from rest to the centre
  expect(trajectory.impact?.body).toBe(BODY.Sun);
  expect(Math.abs((trajectory.impact?.dayTdb ?? 0) - J2000 - fall)).toBeLessThan(0.1);
  expect(trajectory.steps).toBeLessThan(500);
});

test('a body that falls from rest onto the Earth had risen from it in the same time', () => {
  const height = 1e-4; // au
  const epoch = { scale: 'TDB', day: J2000, offset: 0 } as const;
  const orbit: Orbit = { epoch, ...besideBody(BODY.Earth, height) };
  const { impact, emergence, firstDay } = propagate(
    orbit,
    testEphemeris(),
    span('full', J2000 - 1, J2000 + 1),
  );
  expect([impact?.body, emergence?.body]).toEqual([BODY.Earth, BODY.Earth]);
  expect(firstDay).toBe(emergence?.dayTdb);
  const [fall, rise] = [(impact?.dayTdb ?? 0) - J2000, J2000 - (emergence?.dayTdb ?? 0)];
  expect(fall).toBeGreaterThan(0.02);
  expect(Math.abs(fall - rise)).toBeLessThan(1e-3 * fall);
});

test('a propagation from an epoch outside the ephemeris is refused by its date', () => {
  const ephemeris = testEphemeris();
  const orbit = circular(1.3, ephemeris.lastDay + 10);
  expect(() => propagate(orbit, ephemeris, span('survey', J2000, J2000 + 1))).toThrow(
    'The epoch of the orbit, 2482-02-28, lies outside the planetary ephemeris, 1898-12-25 to 2482-02-18.',
  );
});

test('a propagation over a window that begins before the ephemeris is refused, and one that begins with it is not', () => {
  const ephemeris = testEphemeris();
  const orbit = circular(1.3, ephemeris.firstDay + 30);
  expect(() =>
    propagate(orbit, ephemeris, span('survey', ephemeris.firstDay - 1, ephemeris.firstDay + 40)),
  ).toThrow('The first day, 1898-12-24, lies outside the planetary ephemeris');
  const trajectory = propagate(orbit, ephemeris, span('survey', ephemeris.firstDay, ephemeris.firstDay + 40));
  expect(trajectory.firstDay).toBe(ephemeris.firstDay);
});

test('a propagation over a span that runs backward, or from a state that is not finite, is refused', () => {
  const orbit = circular(1.3, J2000);
  expect(() => propagate(orbit, testEphemeris(), span('survey', J2000 + 1, J2000))).toThrow(/span/);
  const broken = { ...orbit, velocity: [Number.NaN, 0, 0] as const };
  expect(() => propagate(broken, testEphemeris(), span('survey', J2000, J2000 + 1))).toThrow(/state/);
});

test('the state at a time outside the trajectory is refused', () => {
  const trajectory = propagate(circular(1.3, J2000), testEphemeris(), span('survey', J2000, J2000 + 10));
  expect(() => trajectory.state(J2000, 10.01, new Float64Array(6))).toThrow(/outside the trajectory/);
  expect(() => trajectory.state(J2000, -0.01, new Float64Array(6))).toThrow(/outside the trajectory/);
});

test('an integration that needs more steps than allowed says how far it came', () => {
  const options = { ...span('survey', J2000, J2000 + 3000), maxSteps: 20 };
  expect(() => propagate(circular(1.3, J2000), testEphemeris(), options)).toThrow(IntegrationError);
  expect(() => propagate(circular(1.3, J2000), testEphemeris(), options)).toThrow(
    /^The motion cannot be followed beyond 200\d-\d\d-\d\d: it takes too many steps\.$/,
  );
});

test.each([
  [BODY.Earth, 'the Earth'],
  [BODY.Mars, 'Mars'],
])('a propagation that begins inside a body is refused (case %#)', (body, name) => {
  const { position, velocity } = besideBody(body, 1e-6);
  const orbit: Orbit = { epoch: { scale: 'TDB', day: J2000, offset: 0 }, position, velocity };
  expect(() => propagate(orbit, testEphemeris(), span('full', J2000, J2000 + 1))).toThrow(
    `The orbit begins inside ${name}.`,
  );
});

/** The heliocentric state of a body at J2000, moved along x by `distance` au. */
function besideBody(body: number, distance: number): Pick<Orbit, 'position' | 'velocity'> {
  const [own, sun] = [new Float64Array(6), new Float64Array(6)];
  testEphemeris().state(body, J2000, 0, own);
  testEphemeris().state(BODY.Sun, J2000, 0, sun);
  const [x, y, z, vx, vy, vz] = own.map((value, k) => value - sun[k]);
  return { position: [x + distance, y, z], velocity: [vx, vy, vz] };
}

function span(model: 'survey' | 'full', fromDay: number, toDay: number) {
  return { model, fromDay, toDay };
}

function epochAt(day: number, offset: number) {
  return { scale: 'TDB', day, offset } as const;
}

/** A circle about the Sun, 10 degrees above the ecliptic at its highest. */
function circular(radius: number, jd: number): Orbit {
  const speed = Math.sqrt(SUN_GM / radius);
  const day = Math.floor(jd);
  return {
    epoch: epochAt(day, jd - day),
    position: eclipticToIcrf([radius, 0, 0]),
    velocity: eclipticToIcrf([0, speed * Math.cos(10 * DEGREE), speed * Math.sin(10 * DEGREE)]),
  };
}

function stateAt(trajectory: Trajectory, days: number, offset: number): Float64Array {
  const state = new Float64Array(6);
  trajectory.state(J2000, days + offset, state);
  return state;
}

function heliocentric(trajectory: Trajectory, day: number, offset: number): number[] {
  const state = new Float64Array(6);
  const sun = new Float64Array(6);
  trajectory.state(day, offset, state);
  testEphemeris().state(BODY.Sun, day, offset, sun);
  return Array.from(state, (c, i) => c - sun[i]);
}

function placed([x, y, z, vx, vy, vz]: number[]): Pick<Orbit, 'position' | 'velocity'> {
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}

function separation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
