import { expect, test } from 'vitest';
import { readStarField } from '#contract/scd/star-bytes.ts';
import { fakeService } from '../fakes/fake-service.ts';
import { type FakeStar, fakeStars } from '../fakes/fake-stars.ts';

const STARS: readonly FakeStar[] = [
  { ra: 10, dec: 20, magnitude: 8, colourIndex: 0.5, motion: [0, 3_600_000 / 26] },
  { ra: 11.9, dec: 20.9, magnitude: 7 },
  { ra: 12.1, dec: 20, magnitude: 9 },
  { ra: 359.9, dec: 0, magnitude: 10 },
  { ra: 0.1, dec: 0, magnitude: 11.5 },
  { ra: 200, dec: 89.8, magnitude: 9 },
];
const RECTANGLE = 'background/rectangle?ra=10&dec=20&sizeRa=4&sizeDec=2&magBright=7&magFaint=10';

test('stars of a part of the sky are rows with place and magnitude at indices 1, 2 and 3, brightest first', async () => {
  const { data } = await stars(RECTANGLE);
  expect(data.data).toEqual([
    [1, 11.9, 20.9, 7, null, null, null, null],
    [0, 10, 20, 8, 0.5, 0, expect.closeTo(138_461.54, 1), null],
  ]);
  expect(data.fields.slice(0, 4)).toEqual(['ID', 'RA', 'DEC', 'V']);
  expect(data).toMatchObject({
    faintLimit: 10,
    limitedBy: 'query',
    sources: ['test stars'],
    unmovedEpoch: 1991.25,
  });
});

test('stars of a part of the sky are where their motion has taken them by the date, unless that is out of the part', async () => {
  const moved = await stars(`${RECTANGLE}&julianDate=2461406.5`); // 2027.0: a degree further north
  expect(moved.data.data.map(([id]: number[]) => id)).toEqual([1]);
  const half = await stars(`${RECTANGLE}&utcStart=2013-01-01`);
  expect(half.data.data[1][2]).toBeCloseTo(20.5, 2);
});

test('stars of a part of the sky are listed as faint as the catalogue goes', async () => {
  const { data } = await stars('background/circle?ra=0&dec=0&radius=0.25&magBright=7&magFaint=22');
  expect(data.data.map(([id]: number[]) => id)).toEqual([3, 4]);
  expect(data).toMatchObject({ faintLimit: 12, limitedBy: 'catalogue' });
});

test('stars of a part of the sky are found over the pole', async () => {
  const { data } = await stars(
    'background/rectangle?ra=20&dec=89.5&sizeRa=10&sizeDec=2&magBright=7&magFaint=12',
  );
  expect(data.data.map(([id]: number[]) => id)).toEqual([5]);
});

test('stars of a part of the sky come as bytes to clients that take them, at the epoch of the catalogue', async () => {
  const { app } = await fakeService({ stars: fakeStars(STARS) });
  const headers = { Accept: 'application/octet-stream' };
  const response = await app.request(`/rest/scd/${RECTANGLE}&julianDate=2461406.5`, { headers });
  expect(response.headers.get('Vary')).toContain('Accept');
  const { stars, facts } = readStarField(new Uint8Array(await response.arrayBuffer()));
  expect([...stars.ra]).toEqual([11.9, 10]);
  expect(stars.pmDec[1]).toBeCloseTo(138_461.5, 1);
  expect(facts.faintLimit).toBe(10);
});

test.each([
  ['ra=10&dec=91&sizeRa=4&sizeDec=2&magBright=7&magFaint=10', 'dec'],
  ['ra=10&dec=20&sizeRa=0&sizeDec=2&magBright=7&magFaint=10', 'sizeRa'],
  ['ra=10&dec=20&sizeRa=4&sizeDec=2&magBright=11&magFaint=10', 'magBright'],
  ['ra=10&dec=20&sizeRa=4&sizeDec=2&magBright=7&magFaint=ten', 'magFaint'],
  ['ra=10&dec=20&sizeRa=4&sizeDec=2&magBright=7&magFaint=10&utcStart=yesterday', 'utcStart'],
  ['ra=10&dec=20&sizeRa=4&sizeDec=2&magBright=7', 'magFaint'],
])('stars of a part of the sky requested with %s are a problem that names %s', async (query, parameter) => {
  const { app } = await fakeService();
  const response = await app.request(`/rest/scd/background/rectangle?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ parameter });
});

async function stars(path: string) {
  const { app } = await fakeService({ stars: fakeStars(STARS) });
  const response = await app.request(`/rest/scd/${path}`);
  expect(response.status).toBe(200);
  return await response.json();
}
