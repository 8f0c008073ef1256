import { expect, test } from 'vitest';
import { AU_KM, LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { spanOfTable } from '#engine/table/hermite.ts';
import { createTableMaker } from '#server/tasks/table-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const EPOCH = 2461000.5;
const SPAN = { fromDay: EPOCH - 400, toDay: EPOCH + 3000 };

const ephemeris = testEphemeris();
const { tableOf } = createTableMaker({ ephemeris, cover: () => undefined });

test('a worker makes a table over the whole span, whose reliability is unknown without U and covariance', () => {
  const { table, unreliable, uncertaintyFrom, impact } = tableOf({ body: fakeBody(), span: SPAN });
  expect(table === undefined ? undefined : spanOfTable(table)).toEqual(SPAN);
  expect([unreliable, uncertaintyFrom, impact]).toEqual([[], 'none', undefined]);
});

test('a worker takes the covariance where there is one, and it outweighs U', () => {
  const loose = new Float64Array(36);
  for (let k = 0; k < 6; k++) loose[7 * k] = k < 3 ? 1e-8 : 1e-12;
  const tight = loose.map((variance) => variance * 1e-10);
  const of = (covariance: Float64Array) =>
    tableOf({ body: fakeBody({ covariance, uncertainty: 0 }), span: SPAN });
  expect(of(tight)).toMatchObject({ uncertaintyFrom: 'covariance', unreliable: [] });
  const { unreliable } = of(loose);
  expect(unreliable.at(-1)?.toDay).toBe(SPAN.toDay);
  expect(unreliable.every(({ fromDay, toDay }) => fromDay > EPOCH || toDay < EPOCH)).toBe(true);
});

test('a worker counts U from the end of the observed arc', () => {
  const body = fakeBody({ uncertainty: 8, lastObservation: '2025-11-20', arcDays: 10 });
  const { unreliable, uncertaintyFrom } = tableOf({ body, span: SPAN });
  expect(uncertaintyFrom).toBe('U');
  expect(unreliable.at(-1)?.fromDay).toBeGreaterThan(EPOCH);
  expect(unreliable.at(-1)?.fromDay).toBeLessThan(EPOCH + 366);
});

test('a worker finds an orbit of U = 0 reliable over decades: an arcsecond in ten years is 730 km', () => {
  const body = fakeBody({ uncertainty: 0, lastObservation: '2025-11-20', arcDays: 3000 });
  expect(tableOf({ body, span: SPAN })).toMatchObject({ uncertaintyFrom: 'U', unreliable: [] });
});

test('a worker does not know how old U is where the date of the last observation is unknown', () => {
  expect(tableOf({ body: fakeBody({ uncertainty: 3, arcDays: 10 }), span: SPAN }).uncertaintyFrom).toBe(
    'none',
  );
});

test('a worker ends the table of an object that falls onto the Earth, and names the Earth', () => {
  const { table, impact, approaches } = tableOf({ body: fakeBody({ elements: meeting(0) }), span: SPAN });
  expect(impact?.body).toBe(BODY.Earth);
  expect(table === undefined ? 0 : spanOfTable(table).toDay).toBeLessThanOrEqual(impact?.dayTdb ?? 0);
  expect(approaches.at(-1)).toMatchObject({ body: BODY.Earth });
});

test('a worker reports a pass at three quarters of a lunar distance, which is not an impact', () => {
  const { impact, approaches } = tableOf({
    body: fakeBody({ elements: meeting(0.78 * LUNAR_DISTANCE_AU) }),
    span: SPAN,
  });
  expect(impact).toBeUndefined();
  const nearest = Math.min(...approaches.map(({ nearestAu }) => nearestAu));
  expect(nearest * AU_KM).toBeGreaterThan(200_000);
  expect(nearest * AU_KM).toBeLessThan(300_000);
});

test('a worker has no table of an object that begins inside the Sun', () => {
  const elements = { ...fakeBody().elements, perihelionDistance: 1e-4, eccentricity: 0, meanAnomaly: 0 };
  const task = { body: fakeBody({ elements }), span: { fromDay: EPOCH + 1, toDay: EPOCH + 9 } };
  expect(() => tableOf(task)).toThrow('The orbit begins inside the Sun.');
});

/** Elements, ten days before, of what would pass the Earth's centre at a distance (au) if nothing but the Sun pulled. */
function meeting(distance: number): Elements {
  const [earth, sun] = [new Float64Array(6), new Float64Array(6)];
  const day = EPOCH + 10;
  ephemeris.state(BODY.Earth, day, 0, earth);
  ephemeris.state(BODY.Sun, day, 0, sun);
  const relative = earth.map((value, k) => value - sun[k]);
  const { trueAnomaly: _, ...elements } = stateToElements({
    epoch: { scale: 'TDB', day, offset: 0 },
    position: [relative[0], relative[1], relative[2] + distance],
    velocity: [relative[3] * 1.1, relative[4] * 1.1, relative[5]],
  });
  return { ...elements, epoch: { scale: 'TDB', day: day - 10, offset: 0 } };
}
