import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculationResult, calculationTicket, cancellation, plotTables } from '#contract/opt/calculation.ts';
import { problemBody } from '#contract/rest/problem.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { Compute } from '#server/tasks/compute.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { ephemerisTable, fakeCompute } from '../fakes/fake-compute.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';
import { eventually } from '../../eventually.ts';

const CALCULATE = `/rest/opt/calculate?${ONE_NIGHT}&names=Eros,2025%20AB1`;

test('a calculation gives every object its rows and the sun and moon at the same epochs', async () => {
  const { app, queue } = await fakeService();
  const { token, selected } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const result = await resultOf(app, token);
  expect([selected, result.processed, result.selected]).toEqual([2, 2, 2]);
  expect(result.object.fields).toHaveLength(32);
  expect(result.object.data.map(({ name, number }) => [name, number])).toEqual([
    ['Eros', '433'],
    ['2025 AB1', undefined],
  ]);
  expect(result.object.data[0].data.map(([epoch]) => epoch)).toEqual([
    2461050.5, 2461050.75, 2461051, 2461051.25,
  ]);
  expect(result.sunmoon.data).toHaveLength(4);
  expect(result.provenance).toMatchObject({
    ephemeris: 'test ephemeris',
    catalogueDate: '2026-01-01',
    observer: 'Maunakea (568)',
  });
  expect(result.object.data[0].provenance).toEqual({
    source: 'Test list',
    epoch: 61000,
    catalogueDate: '2026-01-01',
    arcDays: 46_000,
    lastObservation: '2025-12-01',
    observationsTo: '2026-01-01',
    photometry: { law: 'H-G', h: 10.4, g: 0.46, slopeFrom: 'catalogue' },
  });
});

test('a calculation takes the later solution of an orbit that a service has, and says where it is from', async () => {
  const covariance = new Float64Array(36);
  const of = async (body: SmallBody): Promise<SmallBody> => ({
    ...body,
    covariance,
    provenance: { ...body.provenance, orbit: { ...body.provenance.orbit, name: 'ESA NEOCC orbit file' } },
  });
  const requests: (Float64Array | undefined)[] = [];
  const compute = fakeCompute();
  const { app, queue } = await fakeService({
    latestOrbits: { ...NO_LATEST_ORBITS, latest: of },
    compute: {
      ...compute,
      ephemerisOf: (task) => {
        requests.push(task.body.covariance);
        return compute.ephemerisOf(task);
      },
    },
  });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const [eros] = (await resultOf(app, token)).object.data;
  expect(eros.provenance?.source).toBe('ESA NEOCC orbit file');
  expect(requests).toEqual([covariance, covariance]);
});

test('a calculation says from which row on the uncertainty rests on what', async () => {
  const runs = [
    { fromRow: 0, basis: 'covariance', lost: false },
    { fromRow: 2, basis: 'clones', lost: true },
  ] as const;
  const compute = fakeCompute({
    ephemerisOf: async ({ epochs }) => ({
      kind: 'computed',
      value: { ...ephemerisTable(epochs), uncertainty: runs },
    }),
  });
  const { app, queue } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const [eros] = (await resultOf(app, token)).object.data;
  expect(eros.uncertainty?.runs).toEqual(runs);
});

test('a calculation shows an absent value as null and never as zero', async () => {
  const { app, queue } = await fakeService();
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  expect((await resultOf(app, token)).object.data[0].data[0].slice(1)).toEqual(
    Array.from({ length: 31 }, () => null),
  );
});

test('a calculation reports its progress object by object', async () => {
  const { compute, release } = pausedCompute();
  const { app } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  expect((await resultOf(app, token)).processed).toBe(0);
  await release();
  expect((await resultOf(app, token)).processed).toBe(1);
  await release();
  expect((await resultOf(app, token)).processed).toBe(2);
});

test('a calculation returns only what was done since, with its place, whichever object was done first', async () => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const compute = fakeCompute({
    ephemerisOf: async (task) => {
      if (task.body.number === '433') await released;
      return fakeCompute().ephemerisOf(task);
    },
  });
  const { app, queue } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await eventually(async () => expect((await resultOf(app, token)).processed).toBe(1));
  const first = await resultOf(app, token, '?after=0');
  expect(first).toMatchObject({ processed: 1, places: [1] });
  expect(first.sunmoon.data).toHaveLength(4);
  release?.();
  await queue.idle();
  const later = await resultOf(app, token, '?after=1');
  expect(later).toMatchObject({ processed: 2, places: [0] });
  expect(later.sunmoon.data).toEqual([]);
  const whole = await resultOf(app, token);
  expect(whole).not.toHaveProperty('places');
  expect(whole.object.data).toEqual([...later.object.data, ...first.object.data]);
  expect((await resultOf(app, token, '?after=2')).object.data).toEqual([]);
});

test('a calculation stops within one object when it is cancelled', async () => {
  const { compute, release, begun } = pausedCompute();
  const { app, queue } = await fakeService({ compute, limits: { concurrency: 1 } });
  const { token } = await ticketOf(await app.request(CALCULATE));
  const cancelled = await app.request('/rest/opt/cancelCalculation', { headers: { Token: token } });
  expect(z.parse(cancellation, await cancelled.json())).toEqual({ token, cancelled: true });
  await release();
  await queue.idle();
  expect(begun()).toBe(1);
  const response = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  expect([response.status, (await problemOf(response)).title]).toEqual([410, 'calculations stopped']);
});

test('a calculation that is stopped twice is still stopped', async () => {
  const { app } = await fakeService();
  const { token } = await ticketOf(await app.request(CALCULATE));
  const headers = { Token: token };
  await app.request('/rest/opt/cancelCalculation', { headers });
  expect((await app.request('/rest/opt/cancelCalculation', { headers })).status).toBe(200);
});

test('a calculation gives the reason of an orbit that cannot be followed, which is no fault to be reported', async () => {
  const compute = fakeCompute({
    ephemerisOf: async (task) =>
      task.body.number === '433'
        ? { kind: 'refused', reason: 'epoch outside' }
        : fakeCompute().ephemerisOf(task),
  });
  const { app, queue, reported } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const { object } = await resultOf(app, token);
  expect(object.data.map(({ error, data }) => [error, data.length])).toEqual([
    ['epoch outside', 0],
    [undefined, 4],
  ]);
  expect(reported).toEqual([]);
});

test('a calculation is complete without the Sun and Moon where these fail, which is reported', async () => {
  const compute = fakeCompute({ sunMoonOf: () => Promise.reject(new Error('no moon')) });
  const { app, queue, reported } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const { object, sunmoon } = await resultOf(app, token);
  expect([object.data.map(({ data }) => data.length), sunmoon.data]).toEqual([[4, 4], []]);
  expect(reported).toEqual([new Error('no moon')]);
});

test('a calculation says when an object has hit the Earth', async () => {
  const compute = fakeCompute({
    ephemerisOf: async ({ epochs }) => ({
      kind: 'computed',
      value: { ...ephemerisTable(epochs.slice(0, 1)), impact: { body: 3, dayTdb: 2461050.6 } },
    }),
  });
  const { app, queue } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const [eros] = (await resultOf(app, token)).object.data;
  expect([eros.error, eros.data.length]).toEqual(['Object (433) Eros impacted on 2026-01-10.', 1]);
});

test('a calculation gives an object that had hit the Earth before no rows, and says when it did', async () => {
  const catalogue = fakeCatalogue(FAKE_BODIES.map((body) => ({ ...body, impactDate: '2026-01-09' })));
  const { app, queue } = await fakeService({ catalogue });
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const [eros] = (await resultOf(app, token)).object.data;
  expect([eros.error, eros.data]).toEqual(['Object (433) Eros impacted on 2026-01-09.', []]);
});

test('a calculation is forgotten an hour after it was requested', async () => {
  const { app, queue, wait } = await fakeService();
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  wait(3_599_000);
  expect((await resultOf(app, token)).processed).toBe(2);
  wait(2_000);
  const response = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  expect([response.status, (await problemOf(response)).type]).toEqual([404, '/rest/docs#unknown-token']);
});

test('a calculation takes the token of the list its objects were chosen from', async () => {
  const { app } = await fakeService();
  const list = await app.request(`/rest/opt/filtering?${ONE_NIGHT}`);
  const token = list.headers.get('Token') ?? '';
  const first = await ticketOf(await app.request(CALCULATE, { headers: { Token: token } }));
  const other = `/rest/opt/calculate?${ONE_NIGHT}&names=Eros`;
  const second = await ticketOf(await app.request(other, { headers: { Token: token } }));
  expect(first.token).toBe(token);
  expect(second.token).not.toBe(token);
});

test('a calculation that is requested again under its token goes on', async () => {
  const { app } = await fakeService();
  const { token } = await ticketOf(await app.request(CALCULATE));
  const again = await ticketOf(await app.request(CALCULATE, { headers: { Token: token } }));
  expect(again.token).toBe(token);
});

test('a calculation is refused with Retry-After while too much is waiting', async () => {
  const { compute } = pausedCompute();
  const { app } = await fakeService({ compute, limits: { waitingPerVisitor: 4 } });
  await app.request(CALCULATE);
  await app.request(CALCULATE);
  await app.request(CALCULATE);
  const response = await app.request(CALCULATE);
  expect([response.status, (await problemOf(response)).type]).toEqual([503, '/rest/docs#queue-full']);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('the plots of a calculation carry their own columns', async () => {
  const { app, queue } = await fakeService();
  const { token } = await ticketOf(await app.request(CALCULATE));
  await queue.idle();
  const headers = { Token: token };
  const long = z.parse(plotTables, await (await app.request('/rest/opt/longterm', { headers })).json());
  const short = z.parse(plotTables, await (await app.request('/rest/opt/shortterm', { headers })).json());
  expect(long.object.fields).toEqual(['JD_UTC', 'MOOEL', 'ELON', 'AST_GLAT', 'SKY_MOV', 'MAG', 'DEN_STARS']);
  expect(short.object.data[0].data).toHaveLength(48);
  expect(short.sunmoon.fields).toEqual(['JD_UTC', 'SUN_ALT', 'MOON_ALT']);
  expect(short.sunmoon.data).toHaveLength(48);
});

test('the plots of a calculation of every half hour are computed while they are read, and no further than that', async () => {
  let computed = 0;
  const compute = fakeCompute({
    ephemerisOf: (task) => {
      computed++;
      return fakeCompute().ephemerisOf(task);
    },
  });
  const bodies = Array.from({ length: 40 }, (_, index) => fakeBody({ index, designation: `2026 A${index}` }));
  const { app, queue } = await fakeService({ compute, catalogue: fakeCatalogue(bodies) });
  const names = bodies.map(({ designation }) => designation).join(',');
  const { token } = await ticketOf(
    await app.request(`/rest/opt/calculate?${ONE_NIGHT}&names=${encodeURIComponent(names)}`),
  );
  await queue.idle();
  computed = 0;
  const { body } = await app.request('/rest/opt/shortterm', { headers: { Token: token } });
  const reader = body?.getReader();
  for (let piece = 0; piece < 4; piece++) await reader?.read();
  await reader?.cancel();
  await queue.idle();
  expect(computed).toBeGreaterThan(0);
  expect(computed).toBeLessThan(12);
});

test('the plots of a calculation are refused without a token and before the end', async () => {
  const { compute } = pausedCompute();
  const { app } = await fakeService({ compute });
  const { token } = await ticketOf(await app.request(CALCULATE));
  const early = await app.request('/rest/opt/longterm', { headers: { Token: token } });
  const nameless = await app.request('/rest/opt/shortterm');
  expect([early.status, nameless.status]).toEqual([409, 400]);
});

/** Workers that hold every object until it is released. */
function pausedCompute(): {
  compute: Compute;
  release: () => Promise<void>;
  begun: () => number;
} {
  const paused: (() => void)[] = [];
  let begun = 0;
  const compute = fakeCompute({
    ephemerisOf: async (task) => {
      begun++;
      await new Promise<void>((resolve) => paused.push(resolve));
      return fakeCompute().ephemerisOf(task);
    },
  });
  const release = async () => {
    while (paused.length === 0) await new Promise((resolve) => setImmediate(resolve));
    paused.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { compute, release, begun: () => begun };
}

async function ticketOf(response: Response) {
  return z.parse(calculationTicket, await response.json());
}

async function resultOf(
  app: { request: (path: string, init?: RequestInit) => Response | Promise<Response> },
  token: string,
  query = '',
) {
  const response = await app.request(`/rest/opt/getCalculationResult${query}`, { headers: { Token: token } });
  return z.parse(calculationResult, await response.json());
}

async function problemOf(response: Response) {
  return z.parse(problemBody, await response.json());
}
