import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keplerianOrbits } from '#contract/nov/keplerian.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { perturbedOrbit, perturbedUserDefined } from '#contract/nov/perturbed.ts';
import { readTable } from '#contract/nov/table-bytes.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { computed } from '#server/tasks/computed.ts';
import { createTableMaker } from '#server/tasks/table-of.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody, fakeCatalogue, FAKE_BODIES } from '../fakes/fake-catalogue.ts';
import { fakeCompute, tabledOrbit } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BYTES = { headers: { Accept: 'application/octet-stream' } };
const ELLIPSE =
  'name=mine&utcStart=2026-01-01&utcEnd=2026-01-03&step=1&kep_epoch=61000&kep_a=1&kep_e=0.1&kep_i=5&kep_long=20&kep_omega=30&kep_mean=40';
const HYPERBOLA =
  'name=mine&utcStart=2026-01-01&utcEnd=2026-01-03&step=1&com_epoch=61000&com_q=1&com_e=1.5&com_i=5&com_long=20&com_omega=30&com_tp=61010';

test('Keplerian orbits come as elements in au and degrees, dates as Modified Julian Dates', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/nov/ephemerides/keplerian?names=Eros');
  const { data, errors } = z.parse(keplerianOrbits, await response.json()).ephemerides;
  expect(errors).toEqual([]);
  expect(data[0]).toMatchObject({
    catalogueNumber: '433',
    designator: 'A898 PA',
    object: '(433) Eros',
    epoch: 61000,
    q: 1.13,
    e: 0.22,
    mag: 10.4,
    g: 0.46,
  });
  expect(data[0].a).toBeCloseTo(1.13 / 0.78, 12);
  expect(data[0].i).toBeCloseTo((0.19 * 180) / Math.PI, 12);
  expect(data[0].aphelion).toBeCloseTo((1.13 / 0.78) * 1.22, 12);
  expect(data[0].orbitPeriod).toBeCloseTo(365.2568983 * (1.13 / 0.78) ** 1.5, 3);
});

test('Keplerian orbits of unknown names are errors with name and message', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/nov/ephemerides/keplerian?names=Nosuch,Eros');
  const { data, errors } = z.parse(keplerianOrbits, await response.json()).ephemerides;
  expect(data).toHaveLength(1);
  expect(errors).toEqual([{ name: 'Nosuch', message: 'Object "Nosuch" was not found.' }]);
});

test('Keplerian orbits of an unknown object are an invalid designator', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/nov/ephemerides/keplerian?names=');
  expect(z.parse(keplerianOrbits, await response.json()).ephemerides.errors).toEqual([
    { name: '', message: 'Invalid designator' },
  ]);
});

test('perturbed orbits span 1950 to the end of 2126 in 2026', async () => {
  const spans: object[] = [];
  const compute = fakeCompute();
  const { app } = await fakeService({
    compute: {
      ...compute,
      tableOf: (task) => {
        spans.push(task.span);
        return compute.tableOf(task);
      },
    },
  });
  await app.request('/rest/nov/ephemerides/perturbed?name=Eros');
  expect(spans).toEqual([{ fromDay: 2433282.5, toDay: 2497930.5 }]);
});

test('perturbed orbits are rows with zero velocities as JSON, and states as bytes, integrated once for both', async () => {
  let integrations = 0;
  const compute = fakeCompute();
  const { app } = await fakeService({
    compute: {
      ...compute,
      tableOf: (task) => {
        integrations++;
        return compute.tableOf(task);
      },
    },
  });
  const address = '/rest/nov/ephemerides/perturbed?name=433';
  const { data, facts } = z.parse(perturbedOrbit, await (await app.request(address)).json()).ephemerides;
  expect(data[0]).toEqual({ epoch: 33282, x: 1, y: 0, z: 0, vx: 0, vy: 0, vz: 0, unc: 0 });
  expect(facts).toMatchObject({ name: '(433) Eros', designator: 'A898 PA', uncertaintyFrom: 'none' });
  const response = await app.request(address, BYTES);
  const { table } = readTable(new Uint8Array(await response.arrayBuffer()));
  expect(table.velocities[1]).toBeCloseTo(0.01, 8);
  expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
  expect(integrations).toBe(1);
});

test('perturbed orbits mark the days on which they are unreliable', async () => {
  const compute = fakeCompute();
  const { app } = await fakeService({
    compute: {
      ...compute,
      tableOf: async ({ span: { fromDay } }) => ({
        kind: 'computed',
        value: {
          ...tabledOrbit(fromDay),
          unreliable: [{ fromDay: fromDay + 1, toDay: fromDay + 9 }],
          uncertaintyFrom: 'U',
        },
      }),
    },
  });
  const response = await app.request('/rest/nov/ephemerides/perturbed?name=Eros');
  const { data } = z.parse(perturbedOrbit, await response.json()).ephemerides;
  expect(data.map(({ unc }) => unc)).toEqual([0, 0, 1, 1]);
});

test('perturbed orbits of unknown and of empty names are errors', async () => {
  const { app } = await fakeService();
  const errorsOf = async (name: string) => {
    const response = await app.request(`/rest/nov/ephemerides/perturbed?name=${name}`);
    return z.parse(perturbedOrbit, await response.json()).ephemerides.errors;
  };
  expect(await errorsOf('Nosuch')).toEqual([{ name: 'Nosuch', message: 'Object "Nosuch" was not found.' }]);
  expect(await errorsOf('%20')).toEqual([{ name: ' ', message: 'Invalid designator' }]);
  const bytes = await app.request('/rest/nov/ephemerides/perturbed?name=Nosuch', BYTES);
  expect([bytes.status, await bytes.json()]).toEqual([404, expect.objectContaining({ names: ['Nosuch'] })]);
});

test('perturbed orbits that cannot be integrated are listed with the reason', async () => {
  const { app } = await fakeService({
    compute: fakeCompute({ tableOf: async () => ({ kind: 'refused', reason: 'epoch outside' }) }),
  });
  const address = '/rest/nov/ephemerides/perturbed?name=Eros';
  const { errors, data } = z.parse(perturbedOrbit, await (await app.request(address)).json()).ephemerides;
  expect([errors, data]).toEqual([[{ name: '(433) Eros', message: 'epoch outside' }], []]);
  expect((await app.request(address, BYTES)).status).toBe(422);
});

test('perturbed orbits that fail by a fault of the program are no refusal: the fault is reported, and the next visitor is served', async () => {
  const compute = fakeCompute();
  let isFaulty = true;
  const { app, reported } = await fakeService({
    compute: {
      ...compute,
      tableOf: (task) => (isFaulty ? Promise.reject(new TypeError('no such thing')) : compute.tableOf(task)),
    },
  });
  const address = '/rest/nov/ephemerides/perturbed?name=Eros';
  const failed = await app.request(address, BYTES);
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('no such thing')]);
  expect(reported).toEqual([new TypeError('no such thing')]);
  isFaulty = false;
  expect((await app.request(address, BYTES)).status).toBe(200);
});

test('perturbed orbits are of the latest solution that a service has, and of the one before no longer', async () => {
  let name = 'Test list';
  const of = async (body: SmallBody): Promise<SmallBody> => ({
    ...body,
    provenance: { ...body.provenance, orbit: { ...body.provenance.orbit, name } },
  });
  const { app } = await fakeService({ latestOrbits: { ...NO_LATEST_ORBITS, latest: of } });
  const sourceNow = async () => {
    const response = await app.request('/rest/nov/ephemerides/perturbed?name=Eros');
    return z.parse(perturbedOrbit, await response.json()).ephemerides.facts?.provenance.source;
  };
  expect(await sourceNow()).toBe('Test list');
  name = 'ESA NEOCC orbit file';
  expect(await sourceNow()).toBe('ESA NEOCC orbit file');
});

test('perturbed orbits of what has hit the Earth end on the day of the impact', async () => {
  let lastDay = 0;
  const compute = fakeCompute();
  const gone = fakeBody({ index: 3, designation: '2008 TC3', impactDate: '2008-10-07' });
  const { app } = await fakeService({
    catalogue: fakeCatalogue([...FAKE_BODIES, gone]),
    compute: {
      ...compute,
      tableOf: async ({ span }) => {
        lastDay = span.toDay;
        const impact = { body: BODY.Earth, dayTdb: 2454746.6 };
        return { kind: 'computed', value: { ...tabledOrbit(span.fromDay), impact } };
      },
    },
  });
  const response = await app.request('/rest/nov/ephemerides/perturbed?name=2008TC3');
  const { facts } = z.parse(perturbedOrbit, await response.json()).ephemerides;
  expect(lastDay).toBe(2454747.5);
  expect(facts?.impact).toMatchObject({ body: 'earth', date: '2008-10-07T02:22:55Z' });
});

test.each([
  ['ellipses', `/rest/nov/ephemerides/perturbed_user_defined?${ELLIPSE}`],
  ['hyperbolae', `/rest/nov/ephemerides/perturbed_user_defined_hyperbolic?${HYPERBOLA}`],
  ['parabolae', `/rest/nov/ephemerides/perturbed_user_defined_hyperbolic?${HYPERBOLA.replace('1.5', '1')}`],
])(
  'perturbed orbits of user-defined objects that are %s are nested once more, a row a day',
  async (_, address) => {
    const { app } = await fakeService();
    const { ephemerides } = z.parse(perturbedUserDefined, await (await app.request(address)).json());
    const { data, errors } = ephemerides.ephemerides;
    expect(errors).toEqual([]);
    expect(data.map(({ epoch }) => Math.round((epoch - data[0].epoch) * 1e6))).toEqual([0, 1e6, 2e6]);
  },
);

test('perturbed orbits of user-defined objects have rows from the very beginning to the very end of the requested span, which the timeline goes to', async () => {
  const { tableOf } = createTableMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const compute = fakeCompute({ tableOf: async (task) => computed(() => tableOf(task)) });
  const { app } = await fakeService({ compute });
  const address = `/rest/nov/ephemerides/perturbed_user_defined?${ELLIPSE}`;
  const bytes = new Uint8Array(await (await app.request(address, BYTES)).arrayBuffer());
  const { table } = readTable(bytes);
  const state = new Float64Array(6);
  for (const iso of ['2026-01-01', '2026-01-03']) {
    const { day, offset } = tdbFromUtc(julianDateFromIso(iso));
    expect(stateInTable(table, day, offset, state), iso).toBe(true);
  }
});

test.each([
  ['an e of an open orbit', ELLIPSE.replace('kep_e=0.1', 'kep_e=1'), 400],
  ['a missing element', ELLIPSE.replace('kep_a=1&', ''), 400],
  ['another step', ELLIPSE.replace('step=1', 'step=2'), 400],
  ['a start before 1950', ELLIPSE.replace('2026-01-01', '1949-12-31'), 400],
  ['a start after the end', ELLIPSE.replace('2026-01-01', '2027-01-01'), 400],
  ['a date that is none', ELLIPSE.replace('2026-01-01', 'yesterday'), 400],
  [
    'more than a century',
    ELLIPSE.replace('2026-01-01', '1950-01-01').replace('2026-01-03', '2060-01-01'),
    422,
  ],
])('perturbed orbits of user-defined objects are refused for %s', async (_, query, status) => {
  const { app } = await fakeService();
  const response = await app.request(`/rest/nov/ephemerides/perturbed_user_defined?${query}`);
  expect(response.status).toBe(status);
});

test('shapes are models with an address, and no models where there are none', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/asteroid/shapes?names=433,Ceres,Nosuch');
  const { asteroidsShapes } = (await response.json()) as {
    asteroidsShapes: { name: string; models: { shape: string; period: number }[] }[];
  };
  expect(asteroidsShapes.map(({ name, models }) => [name, models.map(({ shape }) => shape)])).toEqual([
    ['433', ['/shapes/eros.obj']],
    ['Ceres', []],
    ['Nosuch', []],
  ]);
  expect(asteroidsShapes[0].models[0].period).toBe(3.755067);
});
