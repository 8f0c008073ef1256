import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { computed } from '#server/tasks/computed.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const EPOCH = 61_200;

test('an object that a visitor made up has no rows before it could have left the Earth, and the reason says so', async () => {
  const fields = besideEarth(15_000);
  const { data, error } = await calculated(fields, EPOCH - 10, EPOCH - 1);
  expect(data).toHaveLength(0);
  expect(error).toBe(
    'The orbit of mine leads back to the surface of the Earth on 2026-06-08: it cannot have been in space before.',
  );
});

test('an object that a visitor made up that begins inside the Earth has a reason that says where it is', async () => {
  const { data, error } = await calculated(besideEarth(1500), EPOCH, EPOCH + 10);
  expect(data).toHaveLength(0);
  expect(error).toBe('The orbit begins inside the Earth.');
});

test('an object that a visitor made up has rows when its light was on its way for more than a week', async () => {
  const far = { ...ELLIPSE, kep_a: 5000, kep_e: 0.1, kep_mean: 180 };
  const { data, error } = await calculated(far, EPOCH - 100, EPOCH - 90);
  expect(error).toBeUndefined();
  expect(data).toHaveLength(11);
});

test('an object that a visitor made up and that circles the Earth too often to be followed has a reason that says until when it was', async () => {
  const { error } = await calculated(besideEarth(7000, 7.6), EPOCH, EPOCH + 364);
  expect(error).toMatch(/^The motion cannot be followed beyond 20\d\d-\d\d-\d\d: it takes too many steps\.$/);
});

const ELLIPSE = {
  kep_a: 1.5,
  kep_e: 0.2,
  kep_i: 10,
  kep_long: 20,
  kep_omega: 30,
  kep_mean: 40,
};

/** Elements of an object beside the Earth at the epoch, this many km along x and faster by this many km/s along y. */
function besideEarth(distanceKm: number, fasterKmS = 0) {
  const [earth, sun] = [new Float64Array(6), new Float64Array(6)];
  testEphemeris().state(BODY.Earth, MJD_ORIGIN + EPOCH, 0, earth);
  testEphemeris().state(BODY.Sun, MJD_ORIGIN + EPOCH, 0, sun);
  const [x, y, z, vx, vy, vz] = earth.map((value, k) => value - sun[k]);
  const elements = stateToElements({
    epoch: { scale: 'TDB', day: MJD_ORIGIN + EPOCH, offset: 0 },
    position: [x + distanceKm / 149_597_870.7, y, z],
    velocity: [vx, vy + (fasterKmS * 86_400) / 149_597_870.7, vz],
  });
  return {
    kep_a: elements.perihelionDistance / (1 - elements.eccentricity),
    kep_e: elements.eccentricity,
    kep_i: elements.inclination / DEGREE,
    kep_long: elements.node / DEGREE,
    kep_omega: elements.argumentOfPerihelion / DEGREE,
    kep_mean: Number(elements.meanAnomaly) / DEGREE,
  };
}

/** What the service says of an object at the geocentre, every tenth of a span of Modified Julian Dates. */
async function calculated(fields: Readonly<Record<keyof typeof ELLIPSE, number>>, from: number, to: number) {
  const { ephemerisOf } = createEphemerisMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const { app, queue } = await fakeService({
    prepared: false,
    compute: fakeCompute({ ephemerisOf: async (task) => computed(() => ephemerisOf(task)) }),
  });
  const query = new URLSearchParams({
    julianDateStart: String(MJD_ORIGIN + from),
    julianDateEnd: String(MJD_ORIGIN + to),
    step: String((to - from) / 10),
    observatoryCode: '500',
    names: '',
    kep_name: 'mine',
    kep_epoch: String(EPOCH),
    kep_mag: '20',
    kep_slope: '0.15',
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
  const ticket = await app.request(`/rest/opt/calculate?${query}`);
  const { token } = z.parse(calculationTicket, await ticket.json());
  await queue.idle();
  const response = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  const [table] = z.parse(calculationResult, await response.json()).object.data;
  return table;
}
