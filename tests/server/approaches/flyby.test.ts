import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flyby, type FlybyResponse } from '#contract/fvt/flyby.ts';
import { mainBodies } from '#contract/fvt/main-bodies.ts';
import { readFlyby } from '#contract/fvt/flyby-bytes.ts';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { spanOfTable } from '#engine/table/hermite.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import type { MovingBody } from '#server/tasks/moving-body.ts';
import { computed } from '#server/tasks/computed.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

test('the main bodies are eight planets and the Moon, each with what a picture needs', async () => {
  const { app } = await fakeService();
  const answer = await (await app.request('/rest/fvt/mainBodies')).json();
  const bodies = z.parse(mainBodies, answer).mainBodies;
  expect(bodies.map(({ id }) => id)).toContain('earth');
  expect(bodies).toHaveLength(9);
  const earth = bodies.find(({ id }) => id === 'earth');
  expect(earth).toMatchObject({ name: 'Earth', type: 'rocky' });
  expect(earth?.parameters.period).toBeCloseTo(23.9345, 4);
  expect(1 / (earth?.parameters.flattening ?? 0)).toBeCloseTo(298.25, 1);
  expect(earth?.parameters.geostationaryOrbit).toBeCloseTo(42_164, 0);
  expect(earth?.parameters.gm).toBeCloseTo(398_600.4, 0);
  expect(bodies.find(({ id }) => id === 'venus')?.parameters.geostationaryOrbit).toBeNull();
});

const query = {
  name: 'mine',
  center: 'earth',
  com_epoch: '61000',
  com_tp: '61000',
  com_q: '20000',
  com_e: '3',
  com_i: '30',
  com_long: '40',
  com_omega: '50',
};

test('a user-defined flyby is nearest at its pericentre, and leaves its conic slowly', async () => {
  const answer = await respond(query);
  expect(answer.facts.distanceKm).toBeCloseTo(20_000, 0);
  expect(answer.facts.nearest.t).toBeCloseTo(61_000, 4);
  expect(answer.facts.elements).toMatchObject({
    e: expect.closeTo(3, 2),
    i: expect.closeTo(30, 2),
    om: expect.closeTo(40, 2),
    w: expect.closeTo(50, 2),
  });
  const last = answer.asteph.length - 1;
  expect(answer.conic).toHaveLength(answer.asteph.length);
  expect(apart(answer.asteph[last], answer.conic[last])).toBeGreaterThan(1000);
  expect(answer.mooneph).toHaveLength(answer.asteph.length);
  expect(answer.asteph[0].t).toBeCloseTo(60_995, 3);
});

test.each([
  ['on a parabola', { com_e: '1' }],
  ['in the ecliptic', { com_i: '0' }],
  ['backwards in the ecliptic', { com_i: '180' }],
  ['on a circle', { com_e: '0' }],
  ['straight on', { com_e: '1000' }],
])('a user-defined flyby is found %s', async (_, change) => {
  const answer = await respond({ ...query, ...change });
  expect(answer.facts.distanceKm).toBeLessThan(20_001);
  expect(answer.asteph.length).toBeGreaterThan(100);
});

test('a user-defined flyby that would pass below the surface falls onto the body', async () => {
  const answer = await respond({ ...query, com_q: '3000' });
  expect(answer.facts.impact?.body).toBe('earth');
  expect(answer.facts.distanceKm).toBeLessThan(6378);
  expect(answer.asteph.at(-1)?.t).toBeLessThan(61_000);
});

test.each([
  ['com_q', { com_q: String(0.0078 * AU_KM) }, 422, 'flyby-above-limit'],
  ['com_q', { com_q: '0' }, 400, 'bad-parameter'],
  ['com_q', { com_q: '1e-9' }, 400, 'bad-parameter'],
  ['com_epoch', { com_epoch: '200000' }, 400, 'date-out-of-range'],
  ['com_e', { com_e: '1001' }, 400, 'bad-parameter'],
  ['com_i', { com_i: '181' }, 400, 'bad-parameter'],
  ['center', { center: 'pluto' }, 400, 'bad-parameter'],
  ['com_tp', { com_tp: '20000' }, 400, 'date-out-of-range'],
])('a user-defined flyby names %s where it is wrong', async (parameter, change, status, kind) => {
  const { app } = await service();
  const response = await app.request(addressOf({ ...query, ...change }));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ parameter, type: `/rest/docs#${kind}` });
});

test('a user-defined flyby is the same as tables in bytes', async () => {
  const { app } = await service();
  const headers = { Accept: 'application/octet-stream' };
  const response = await app.request(addressOf(query), { headers });
  const { tables, facts } = readFlyby(new Uint8Array(await response.arrayBuffer()));
  expect(facts.distanceKm).toBeCloseTo(20_000, 0);
  expect(Object.keys(tables).sort()).toEqual(['conic', 'moon', 'object', 'sun']);
  expect(tables.object.offsets.length).toBeLessThan(400);
});

test.each(['61000', '61000.9', '61000.000001'])(
  'a user-defined flyby that is nearest at %s is followed from the beginning of its first day',
  async (com_tp) => {
    const { app } = await service();
    const headers = { Accept: 'application/octet-stream' };
    const response = await app.request(addressOf({ ...query, com_tp }), { headers });
    const { tables, facts } = readFlyby(new Uint8Array(await response.arrayBuffer()));
    for (const table of Object.values(tables)) {
      const { fromDay, toDay } = spanOfTable(table);
      expect(utcFromTdb({ scale: 'TDB', day: fromDay, offset: 0 })).toBeLessThanOrEqual(facts.jds[0]);
      expect(utcFromTdb({ scale: 'TDB', day: toDay, offset: 0 })).toBeGreaterThan(facts.jds[10]);
    }
  },
);

test('a user-defined flyby has as many days as are requested, half of them before its pericentre', async () => {
  const { asteph, conic } = await respond({ ...query, com_tp: '61000.9', eph_len: '4' });
  for (const rows of [asteph, conic]) {
    expect(rows[0].t).toBeCloseTo(60_998.9, 6);
    expect(rows.at(-1)?.t).toBeCloseTo(61_002.9, 6);
  }
});

test('the flyby of Apophis is followed from the beginning of its first day', async () => {
  const { tables, facts } = readFlyby(await flybyOfApophis());
  const { fromDay } = spanOfTable(tables.object);
  expect(utcFromTdb({ scale: 'TDB', day: fromDay, offset: 0 })).toBeLessThanOrEqual(facts.jds[0]);
  expect(facts.uncertainty.method).toBe('linear');
  expect(facts.photometry).toEqual({
    law: 'H-G',
    h: facts.mag,
    g: expect.any(Number),
    slopeFrom: 'catalogue',
  });
});

test('the flyby of Apophis, if its orbit were known badly, is listed and drawn by sampled orbits', async () => {
  const { cloud, ellipsoids, facts } = readFlyby(await flybyOfApophis(knownByU(6)));
  expect(facts.uncertainty).toMatchObject({ origin: 'U', method: 'clones', clones: CLONES });
  expect(facts.uncertainty.minimumKm).toBeLessThanOrEqual(facts.distanceKm);
  expect(facts.uncertainty.maximumKm).toBeGreaterThan(2 * facts.distanceKm);
  expect(facts.uncertainty.bPlane).toBeUndefined();
  expect(cloud?.clones).toBe(CLONES);
  expect(ellipsoids).toEqual([]);
});

test('a flyby that cannot be computed is refused, naming the object', async () => {
  const { app } = await fakeService({
    compute: fakeCompute({ flybyOf: () => Promise.resolve({ kind: 'refused', reason: 'It is lost.' }) }),
  });
  const response = await app.request('/rest/fvt/flyby?name=Eros&date=2026-04-13&center=earth');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    type: '/rest/docs#no-flyby',
    detail: 'It is lost.',
    parameter: 'name',
  });
});

/** Source: JPL Horizons, 2008 TC3, solution 18, three days before it fell. */
const TC3 = {
  epoch: { scale: 'TDB', day: 2_454_740.5, offset: 0 },
  position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
  velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
} as const;

test('clones of an object that falls onto the Earth enter the atmosphere along a corridor', () => {
  const { flybyOf } = createFlybyMaker({ ephemeris: testEphemeris(), cover: () => undefined }, undefined, 20);
  const covariance = Float64Array.from({ length: 36 }, (_, at) => (at % 7 === 0 && at < 18 ? 1e-14 : 0));
  const body = fakeBody({ elements: stateToElements(TC3), covariance });
  const aroundDay = 2_454_746.615;
  const span = { fromDay: aroundDay - 5, toDay: aroundDay + 5 };
  const { corridor = [], uncertainty, cloud } = flybyOf({ body, centre: 'earth', span, aroundDay });
  expect(uncertainty.method).toBe('linear');
  expect(cloud).toBeUndefined();
  expect(corridor).toHaveLength(20);
  const longitudes = corridor.map(({ longitude }) => longitude / DEGREE);
  expect(Math.min(...longitudes)).toBeGreaterThan(29);
  expect(Math.max(...longitudes)).toBeLessThan(34);
});

const CLONES = 60;

/** A body of which U is known, and no covariance. */
function knownByU(uncertainty: number): (body: MovingBody) => MovingBody {
  return (body) => {
    const { covariance: _, ...rest } = body;
    return { ...rest, uncertainty };
  };
}

async function flybyOfApophis(
  changed: (body: MovingBody) => MovingBody = (body) => body,
): Promise<Uint8Array> {
  const covered = { ephemeris: testEphemeris(), cover: () => undefined };
  const { flybyOf } = createFlybyMaker(covered, undefined, CLONES);
  const { app, reported } = await fakeService({
    prepared: false,
    catalogue: serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in'),
    compute: fakeCompute({
      flybyOf: async (task) => computed(() => flybyOf({ ...task, body: changed(task.body) })),
    }),
  });
  const response = await app.request('/rest/fvt/flyby?name=Apophis&date=2029-04-13T21:46:00&center=earth', {
    headers: { Accept: 'application/octet-stream' },
  });
  expect(reported).toEqual([]);
  return new Uint8Array(await response.arrayBuffer());
}

function addressOf(values: Record<string, string>): string {
  return `/rest/fvt/flyby_user_defined?${new URLSearchParams(values)}`;
}

type Place = FlybyResponse['asteph'][number];

/** km. */
function apart(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function service() {
  const { conicFlybyOf } = createFlybyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  return fakeService({
    prepared: false,
    compute: fakeCompute({ conicFlybyOf: async (task) => computed(() => conicFlybyOf(task)) }),
  });
}

async function respond(values: Record<string, string>): Promise<FlybyResponse> {
  const { app, reported } = await service();
  const response = await app.request(addressOf(values));
  const answer: unknown = await response.json();
  expect(reported).toEqual([]);
  return z.parse(flyby, answer);
}
