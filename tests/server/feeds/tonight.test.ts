import { expect, test } from 'vitest';
import type { TonightResult } from '#contract/opt/tonight.ts';
import { SUN_MOON_COLUMNS, SUN_MOON_INDEX } from '#engine/observe/columns.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const GREENWICH = 'observatoryLatitude=51.5&observatoryLongitude=0&observatoryElevation=50';

test('the list of tonight begins with what is brightest at its best, within the requested limits', async () => {
  const requests: unknown[] = [];
  const compute = underSun(-40, {
    coursesOf: async ({ objects, limits, epochs }) => {
      requests.push(limits);
      return Array.from(objects, (object) => ({
        object,
        altitudes: new Float64Array(epochs.length),
        best: { sample: 72, magnitude: 18 - object, altitude: 40, moonElongation: 90, motion: 1 },
      }));
    },
  });
  const { objects } = await listOf(`${GREENWICH}&faintest=19&lowest=35&most=2`, compute);
  expect(requests).toEqual([{ faintest: 19, lowest: 35 }]);
  expect(objects.map(({ best }) => best.magnitude)).toEqual([17, 18]);
});

test.each([
  ['in the afternoon is of the night to come', 15, '2026-01-10'],
  ['at midnight is of the night that goes on', 24, '2026-01-10'],
  ['in the morning twilight is of the night to come', 31, '2026-01-11'],
])('the list of tonight is that of %s', async (_, hour, night) => {
  const service = await fakeService({ compute: underSun(-40) });
  service.wait(hour * 3_600_000);
  const answer = await service.app.request(`/rest/opt/tonight?${GREENWICH}`);
  expect(((await answer.json()) as TonightResult).night).toBe(night);
});

test('the list of tonight names the night by the date at the site, east and west of Greenwich', async () => {
  // 2026-01-10 00:00 UTC is ten in the morning at 150° east, and two in the afternoon of the day before at 150° west
  expect((await listAt(150)).night).toBe('2026-01-10');
  expect((await listAt(210)).night).toBe('2026-01-09');
  expect((await listAt(-150)).night).toBe('2026-01-09');
});

test.each([
  ['does not set', 10, 'day'],
  ['stays in twilight', -10, 'twilight'],
])('the list of tonight is empty, and says so, where the Sun %s', async (_, lowest, sky) => {
  const result = await listOf(GREENWICH, underSun(lowest));
  expect(result).toMatchObject({ sky, objects: [], totalResults: 0 });
  expect(result).not.toHaveProperty('dark');
});

test.each(['2461051.45', 'MJD 61051.1', '2026-01-11T02:24Z', '2026-01-10T22:00-01:00'])(
  'the list of tonight is that of the night in which %s lies',
  async (moment) => {
    const result = await listOf(`${GREENWICH}&night=${encodeURIComponent(moment)}&most=0`, fakeCompute());
    expect(result.night).toBe('2026-01-10');
  },
);

test('the list of tonight describes the night alone, without a search, where no objects are requested', async () => {
  const compute = {
    ...underSun(-40),
    surveyOf: () => {
      throw new Error('objects were looked for');
    },
  };
  const result = await listOf(`${GREENWICH}&night=2026-05-01&most=0`, compute);
  expect(result).toMatchObject({ night: '2026-05-01', sky: 'dark', objects: [], totalResults: 0 });
  expect(result.moments.moon.length).toBeGreaterThan(0);
});

test('the list of tonight is found again when it is requested again', async () => {
  let surveys = 0;
  const compute = underSun(-40);
  const counted = {
    ...compute,
    surveyOf: (task: Parameters<typeof compute.surveyOf>[0]) => {
      surveys++;
      return compute.surveyOf(task);
    },
  };
  const { app } = await fakeService({ compute: counted });
  const first = await (await app.request(`/rest/opt/tonight?${GREENWICH}`)).json();
  const requests = surveys;
  expect(await (await app.request(`/rest/opt/tonight?${GREENWICH}`)).json()).toEqual(first);
  expect(surveys).toBe(requests);
});

test.each([
  ['nowhere', '', 'observatory-invalid', 'observatoryLatitude'],
  ['an unknown observatory', 'observatoryCode=QQQ', 'observatory-unknown', 'observatoryCode'],
  ['the geocentre', 'observatoryCode=500', 'no-night', 'observatoryCode'],
  [
    'no latitude',
    'observatoryLatitude=91&observatoryLongitude=0',
    'observatory-invalid',
    'observatoryLatitude',
  ],
  ['no date', `${GREENWICH}&night=2026-13-01`, 'bad-parameter', 'night'],
  ['a night before 1900', `${GREENWICH}&night=1899-06-01`, 'bad-parameter', 'night'],
  ['too faint a limit', `${GREENWICH}&faintest=31`, 'bad-parameter', 'faintest'],
  ['too low an altitude', `${GREENWICH}&lowest=-1`, 'bad-parameter', 'lowest'],
  ['a limit that is no number', `${GREENWICH}&lowest=high`, 'bad-parameter', 'lowest'],
  ['less than no objects', `${GREENWICH}&most=-1`, 'bad-parameter', 'most'],
])('the list of tonight is refused for %s', async (_, query, kind, parameter) => {
  const { app } = await fakeService({ compute: underSun(-40) });
  const problem = (await (await app.request(`/rest/opt/tonight?${query}`)).json()) as Record<string, unknown>;
  expect(problem.type).toBe(`/rest/docs#${kind}`);
  expect(problem.parameter).toBe(parameter);
});

function listAt(longitude: number): Promise<TonightResult> {
  return listOf(`observatoryLatitude=0&observatoryLongitude=${longitude}`, underSun(-40));
}

async function listOf(query: string, compute: ReturnType<typeof fakeCompute>): Promise<TonightResult> {
  const { app } = await fakeService({ compute });
  const answer = await app.request(`/rest/opt/tonight?${query}`);
  return (await answer.json()) as TonightResult;
}

/** A Sun that is 50° above its lowest altitude at both noons, and lowest between them. */
function underSun(lowest: number, changes: Parameters<typeof fakeCompute>[0] = {}) {
  return fakeCompute({
    sunMoonOf: async ({ epochs }) => {
      const columns = SUN_MOON_COLUMNS.length;
      const values = new Float64Array(epochs.length * columns);
      epochs.forEach((epoch, row) => {
        const fromMidnight = Math.abs(row / (epochs.length - 1) - 0.5) * 2;
        values[row * columns] = epoch;
        values[row * columns + SUN_MOON_INDEX.SUN_ALT] = lowest + 50 * fromMidnight;
      });
      return { rows: epochs.length, columns, values, present: new Uint8Array(values.length).fill(1) };
    },
    ...changes,
  });
}
