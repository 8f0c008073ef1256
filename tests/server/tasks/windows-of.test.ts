import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { GEOCENTRE } from '#engine/earth/site.ts';
import { createSynodicMaker } from '#server/tasks/synodic-of.ts';
import { createWindowsMaker } from '#server/tasks/windows-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const FROM = 2461041.5;
const DAYS = 400;

const parts = { ephemeris: testEphemeris(), cover: () => undefined };
const object = {
  body: fakeBody(),
  photometry: { law: 'H-G', h: 11, g: 0.15 },
  propagation: 'perturbed',
} as const;

test('a worker finds the windows that the path in the rotating frame shows day by day', () => {
  const epochs = Float64Array.from({ length: DAYS + 1 }, (_, day) => FROM + day);
  const path = createSynodicMaker(parts).synodicOf({ ...object, epochs, planets: false });
  const magnitudes = path.magnitudes ?? [];
  const faintest = [...magnitudes].toSorted((a, b) => a - b)[DAYS / 2];
  const { spans } = createWindowsMaker(parts).windowsOf({
    ...object,
    site: GEOCENTRE,
    startUtc: FROM,
    endUtc: FROM + DAYS,
    limits: { faintest, leastElongation: 30 * DEGREE, leastAltitude: 0 },
  });
  expect(spans.length).toBeGreaterThan(0);
  const days = Array.from(epochs, (epoch, row) => ({
    epoch,
    isIn: magnitudes[row] <= faintest && path.values[8 * row + 7] >= 30,
  }));
  const otherwise = days.filter(({ epoch, isIn }) => {
    const nearEdge = spans.some(
      ({ from, to }) => Math.min(Math.abs(epoch - from), Math.abs(epoch - to)) < 0.01,
    );
    return !nearEdge && isIn !== spans.some(({ from, to }) => epoch > from && epoch < to);
  });
  expect(otherwise).toEqual([]);
});
