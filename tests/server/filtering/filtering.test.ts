import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filteringResult } from '#contract/opt/filtering.ts';
import type { SurveyTask } from '#server/tasks/survey-tasks.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { signedListTokens } from '#server/node/visitors/signed-list-tokens.ts';
import { extremesRows } from '#server/tasks/extremes-rows.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const FILTERING = `/rest/opt/filtering?${ONE_NIGHT}`;

/** A service that begins to prepare its orbits with the first request. */
const PREPARING = { limits: { concurrency: 3 }, prepared: false };

test('filtering lists near-Earth objects with what the screen shows of them', async () => {
  const { app } = await fakeService();
  const response = await app.request(FILTERING);
  const { token, totalResults, object } = await resultOf(response);
  expect(response.headers.get('Token')).toBe(token);
  expect(totalResults).toBe(2);
  expect(object.data.map(({ designator }) => designator)).toEqual(['A898 PA', '2025 AB1']);
  expect(object.data[0]).toMatchObject({ number: '433', name: 'Eros', orbitType: 'Amor', pha: false });
  expect(object.data[0].filters).toContainEqual({ name: 'magnitude', minValue: 15, maxValue: 16 });
  expect(object.data[0].filters).toContainEqual({
    name: 'nrOfDaysUnobserved',
    minValue: 40,
    maxValue: 40.9999,
  });
  expect(object.data[1].filters).toContainEqual({ name: 'nrOfDaysUnobserved' });
});

test('filtering lists a comet that is lost only with includeLost, or where it is named', async () => {
  const gale = fakeBody({ number: '34D', name: 'Gale', designation: '34D', bodyType: 'Comet' });
  const { app } = await fakeService({ catalogue: fakeCatalogue([...FAKE_BODIES, gale]) });
  const listed = async (query: string) => {
    const { object } = await resultOf(await app.request(`${FILTERING}${query}`));
    return object.data.map(({ designator }) => designator);
  };
  expect(await listed('')).toEqual(['A898 PA', '2025 AB1']);
  expect(await listed('&includeLost=true')).toEqual(['A898 PA', '2025 AB1', '34D']);
  expect(await listed('&names=34D')).toEqual(['34D']);
});

test('filtering lists the days unobserved as a bound from above where the catalogue knows nothing of the last weeks', async () => {
  const { app } = await fakeService();
  const daysOn = async (day: string, startUtc: number) => {
    const query = FILTERING.replaceAll('2026-01-10', day)
      .replace('2461050.5', `${startUtc}`)
      .replace('2461051.4999', `${startUtc + 0.9999}`);
    const { object } = await resultOf(await app.request(query));
    return object.data[0].filters.find(({ name }) => name === 'nrOfDaysUnobserved');
  };
  expect(await daysOn('2026-01-10', 2461050.5)).not.toHaveProperty('atMost');
  expect(await daysOn('2026-04-10', 2461140.5)).toMatchObject({ atMost: true });
});

test.each([
  ['orbitType=Aten', ['2025 AB1']],
  ['orbitType=Amor,Aten', ['A898 PA', '2025 AB1']],
  ['bodyType=Comet', []],
  ['bodyType=', []],
  ['risk=true', ['2025 AB1']],
  ['risk=false', ['A898 PA']],
  ['pha=true,false', ['A898 PA', '2025 AB1']],
  ['database=ESA/PDO', []],
  ['observationArcMin=100', ['A898 PA']],
  ['observationArcMax=100', ['2025 AB1']],
  ['observationArcMin=5&observationArcMax=6&observationArcNA=true', []],
  ['observationArc=false', ['A898 PA', '2025 AB1']],
  ['nrOfDaysUnobserved=30', ['A898 PA']],
  ['nrOfDaysUnobserved=30&nrOfDaysUnobservedNA=true', ['A898 PA', '2025 AB1']],
  ['nrOfDaysUnobserved=41', []],
  ['nrOfDaysUnobserved=false&nrOfDaysUnobservedNA=true', ['2025 AB1']],
  ['nrOfDaysUnobservedNA=true', ['A898 PA', '2025 AB1']],
  ['nrOfDaysUnobservedNA=false', ['A898 PA']],
])('filtering with %s lets %j pass', async (filter, expected) => {
  const { app } = await fakeService();
  const { object } = await resultOf(await app.request(`${FILTERING}&${filter}`));
  expect(object.data.map(({ designator }) => designator)).toEqual(expected);
});

test.each([
  ['magnitudeMax=23', { magnitude: { range: { min: -30, max: 23 }, acceptsAbsent: false } }],
  ['elevationMin=20&elevationNA=true', { elevation: { range: { min: 20, max: 90 }, acceptsAbsent: true } }],
  [
    'horizon=0%2012,180%205',
    {
      horizon: [
        { azimuth: 0, altitude: 12 },
        { azimuth: 180, altitude: 5 },
      ],
    },
  ],
  ['magnitude=false', {}],
  ['magnitudeNA=true', {}],
  ['magnitude=false&magnitudeNA=true', { magnitude: { range: undefined, acceptsAbsent: true } }],
  ['magnitudeNA=false', { magnitude: { range: { min: -Infinity, max: Infinity }, acceptsAbsent: false } }],
])('filtering applies with %s the limits of the night', async (filter, limits) => {
  const tasks: SurveyTask[] = [];
  const compute = fakeCompute({ surveyOf: async (task) => (tasks.push(task), task.objects) });
  const { app } = await fakeService({ compute });
  await app.request(`${FILTERING}&${filter}`);
  expect(tasks.map((task) => task.limits)).toEqual([limits]);
});

test('filtering says how many nights the site has in the time frame, and none at the geocentre', async () => {
  const { app } = await fakeService();
  const atSite = await resultOf(await app.request(FILTERING));
  const atGeocentre = await resultOf(await app.request(FILTERING.replace('Code=568', 'Code=500')));
  expect([atSite.nights, atGeocentre.nights]).toEqual([1, undefined]);
});

test('filtering lists the date of an approach to the Earth', async () => {
  const compute = fakeCompute({
    extremesOf: async ({ objects }) =>
      extremesRows(
        Array.from(objects, (object) => ({ object, extremes: {}, closeApproachUtc: 2461051.2 + object })),
      ),
  });
  const { app } = await fakeService({ compute });
  const { object } = await resultOf(await app.request(FILTERING));
  expect(object.data.map(({ closeApproach }) => closeApproach)).toEqual(['2026-01-10', '2026-01-11']);
});

test('filtering leaves out what has hit the Earth', async () => {
  const bodies = [fakeBody({ designation: '2008 TC3', impactDate: '2008-10-07' }), ...FAKE_BODIES];
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const { object } = await resultOf(await app.request(FILTERING));
  expect(object.data.map(({ designator }) => designator)).toEqual(['A898 PA', '2025 AB1']);
});

test('filtering lists what falls on the Earth on the day after the night', async () => {
  const falling = fakeBody({ designation: '2026 AA9', impactDate: '2026-01-11' });
  const { app } = await fakeService({ catalogue: fakeCatalogue([falling]) });
  const { object } = await resultOf(await app.request(FILTERING));
  expect(object.data.map(({ designator }) => designator)).toEqual(['2026 AA9']);
  expect(object.data[0]).toMatchObject({ impacted: false, impact_date: '2026-01-11' });
  expect(object.data[0].error).toBeUndefined();
});

test('filtering leaves an object that falls during the nights, or after them, to be selected', async () => {
  const falling = ['2026-01-10', '2031-02-03'].map((impactDate, index) =>
    fakeBody({ index, designation: `2026 AA${index}`, impactDate }),
  );
  const { app } = await fakeService({ catalogue: fakeCatalogue(falling) });
  const { object } = await resultOf(await app.request(`${FILTERING}&names=2026%20AA0,2026%20AA1`));
  expect(object.data.map(({ impacted, impact_date, error }) => [impacted, impact_date, error])).toEqual([
    [false, '2026-01-10', undefined],
    [false, '2031-02-03', undefined],
  ]);
});

test('filtering responds with the prepared orbits while others are still being prepared', async () => {
  const bodies = Array.from({ length: 200 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const requests: number[] = [];
  const compute = fakeCompute({
    nodesOf: async (task) => {
      requests.push(task.range.from);
      return requests.length === 1 ? fakeCompute().nodesOf(task) : new Promise(() => {});
    },
  });
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies), compute, ...PREPARING });
  const { preparation, totalResults } = await resultOf(await app.request(FILTERING));
  expect(preparation?.total).toBe(200);
  expect(totalResults).toBe(preparation?.done);
  expect(totalResults).toBeGreaterThan(0);
});

test('a list is not whole where orbits became ready only while it was searched among the others', async () => {
  const bodies = Array.from({ length: 100 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  let beginSearch: (() => void) | undefined;
  const search = new Promise<void>((resolve) => (beginSearch = resolve));
  const compute = fakeCompute({
    nodesOf: async (task) => {
      if (task.range.from > 0) await search;
      return fakeCompute().nodesOf(task);
    },
    surveyOf: async ({ objects }) => {
      beginSearch?.();
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      return objects;
    },
  });
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies), compute, ...PREPARING });
  const { preparation, totalResults } = await resultOf(await app.request(FILTERING));
  expect([totalResults, preparation?.done]).toEqual([64, 64]);
  expect((await resultOf(await app.request(FILTERING))).totalResults).toBe(100);
});

test.each(['without', 'with'])(
  'filtering finishes three windows far from today that are requested in turn %s the token of the response before',
  async (token) => {
    const bodies = Array.from({ length: 1300 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
    const slow = fakeCompute({
      nodesOf: async (task) => {
        for (let tick = 0; tick < 4; tick++) await new Promise((resolve) => setImmediate(resolve));
        return fakeCompute().nodesOf(task);
      },
    });
    const { app } = await fakeService({ catalogue: fakeCatalogue(bodies), compute: slow });
    const windows = [2461250.5, 2461350.5, 2461450.5].map(
      (start) =>
        `/rest/opt/filtering?julianDateStart=${start}&julianDateEnd=${start + 5}&step=1&observatoryCode=568`,
    );
    const unfinished = new Set(windows);
    const tokens = new Map<string, string>();
    for (let round = 0; round < 200 && unfinished.size > 0; round++) {
      for (const window of windows) {
        const Token = tokens.get(window) ?? '';
        const { preparation, ...answer } = await resultOf(await app.request(window, { headers: { Token } }));
        if (token === 'with') tokens.set(window, answer.token);
        if (preparation === undefined) unfinished.delete(window);
      }
    }
    expect([...unfinished]).toEqual([]);
  },
);

test('pages of a filtered list are cut from one list', async () => {
  const bodies = Array.from({ length: 300 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const first = await resultOf(await app.request(`${FILTERING}&from=0&size=250`));
  const headers = { Token: first.token };
  const second = await resultOf(await app.request(`${FILTERING}&from=250&size=20`, { headers }));
  expect([first.object.data.length, second.object.data.length]).toEqual([250, 20]);
  expect(second.token).toBe(first.token);
  expect(second.object.data[0].designator).toBe('2026 A250');
});

test('filtering makes a new list when the filters have changed', async () => {
  const { app } = await fakeService();
  const first = await resultOf(await app.request(FILTERING));
  const second = await resultOf(
    await app.request(`${FILTERING}&risk=true`, { headers: { Token: first.token } }),
  );
  expect([second.totalResults, second.token === first.token]).toEqual([1, false]);
});

test('filtering of another service is made again under its token', async () => {
  const listTokens = signedListTokens('shared', () => Date.UTC(2026, 0, 10));
  const [here, there] = [await fakeService({ listTokens }), await fakeService({ listTokens })];
  const first = await resultOf(await here.app.request(FILTERING));
  const headers = { Token: first.token };
  const second = await resultOf(await there.app.request(FILTERING, { headers }));
  expect([second.token, second.object]).toEqual([first.token, first.object]);
  const other = await resultOf(await there.app.request(`${FILTERING}&risk=true`, { headers }));
  expect(other.token).not.toBe(first.token);
});

test('filtering stops counting at 1000', async () => {
  const bodies = Array.from({ length: 1300 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const { totalResults } = await resultOf(await app.request(FILTERING));
  expect(totalResults).toBe(1000);
  const last = await resultOf(await app.request(`${FILTERING}&from=990&size=20`));
  expect(last.object.data).toHaveLength(10);
});

test('filtering says how far the orbits are while they are being prepared', async () => {
  const never = fakeCompute({ nodesOf: () => new Promise(() => {}) });
  const { app } = await fakeService({ compute: never, ...PREPARING });
  const { preparation } = await resultOf(await app.request(FILTERING));
  expect(preparation).toEqual({ done: 0, total: 2 });
});

async function resultOf(response: Response) {
  return z.parse(filteringResult, await response.json());
}

test('filtering goes by the filters of each request, whatever was requested of the same objects before', async () => {
  const bodies = Array.from({ length: 6 }, (_, k) =>
    fakeBody({
      index: k,
      designation: `2026 A${k}`,
      pha: k < 2,
      bodyType: k % 2 === 0 ? 'Asteroid' : 'Comet',
    }),
  );
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies) });
  const found: number[] = [];
  for (const filter of ['', '&pha=true', '&pha=false', '&bodyType=Comet', '&pha=true&bodyType=Comet', ''])
    found.push((await resultOf(await app.request(`${FILTERING}${filter}`))).totalResults);
  expect(found).toEqual([6, 2, 4, 3, 1, 6]);
});
