import { beforeAll, expect, test } from 'vitest';
import { type Flyby, flybyOf } from '#engine/approach/flyby.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const SPAN = { fromDay: julianDateFromIso('2029-04-08'), toDay: julianDateFromIso('2029-04-19') };

/** JPL solution 220: 2029-Apr-13 21:46 TDB, 38 012 km, 7.42 km/s. */
const PERIGEE = { km: 38_012, day: julianDateFromIso('2029-04-13T21:46'), speed: 7.42 };

const ephemeris = testEphemeris();
let trajectory: Trajectory;
let flyby: Flyby;

beforeAll(() => {
  trajectory = propagate(apophisOf2026(), ephemeris, { model: 'full', ...SPAN });
  const found = flybyOf(trajectory, mainBodyOf('earth'), ephemeris, SPAN, PERIGEE.day);
  if (found === undefined) throw new Error('there is no flyby');
  flyby = found;
});

test('the flyby of Apophis in 2029 is nearest where and when JPL has it, and as fast', () => {
  const { distance, speed, day, offset } = flyby.passage;
  expect(Math.abs(distance * AU_KM - PERIGEE.km)).toBeLessThan(50);
  expect(Math.abs(day + offset - PERIGEE.day) * 1440).toBeLessThan(1);
  expect((speed * AU_KM) / SECONDS_PER_DAY).toBeCloseTo(PERIGEE.speed, 2);
});

test('the flyby of Apophis in 2029 has a pericentre about the Earth where it is nearest', () => {
  expect(flyby.elements.perihelionDistance / flyby.passage.distance).toBeCloseTo(1, 6);
  expect(flyby.elements.eccentricity).toBeGreaterThan(4);
});

test('the flyby of Apophis in 2029 is followed by its table within a metre near the Earth, and 2e-8 of the distance farther off', () => {
  const motion = objectAbout(trajectory, BODY.Earth, ephemeris);
  expect(worstError(flyby.object, (offset, out) => motion.state(flyby.object.day, offset, out))).toBeLessThan(
    1,
  );
  expect(flyby.object.offsets.length).toBeLessThan(100);
});

test('the flyby of Apophis in 2029 comes into the sphere of influence of the Earth and leaves it at its radius', () => {
  const { entryDay = 0, exitDay = 0 } = flyby.crossings;
  expect(flyby.sphereRadius * AU_KM).toBeCloseTo(924_600, -3);
  for (const day of [entryDay, exitDay]) {
    const state = new Float64Array(6);
    stateInTable(flyby.object, day, 0, state);
    expect(Math.hypot(state[0], state[1], state[2]) / flyby.sphereRadius).toBeCloseTo(1, 6);
  }
  expect(exitDay - entryDay).toBeGreaterThan(3);
});

test('the flyby of Apophis in 2029 has no nearest point to Neptune on these days', () => {
  expect(flybyOf(trajectory, mainBodyOf('neptune'), ephemeris, SPAN, PERIGEE.day)).toBeUndefined();
});

/** Errors in units of what is promised. */
function worstError(table: OrbitTable, truth: (offset: number, out: Float64Array) => void): number {
  const [state, there] = [new Float64Array(6), new Float64Array(6)];
  let worst = 0;
  const last = table.offsets[table.offsets.length - 1];
  for (let offset = table.offsets[0]; offset < last; offset += 0.0137) {
    stateInTable(table, table.day, offset, state);
    truth(offset, there);
    const error = Math.hypot(state[0] - there[0], state[1] - there[1], state[2] - there[2]);
    const distance = Math.hypot(there[0], there[1], there[2]);
    worst = Math.max(worst, error / Math.max(1e-3 / AU_KM, 2e-8 * distance));
  }
  return worst;
}
