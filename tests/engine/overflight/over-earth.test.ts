import { beforeAll, expect, test } from 'vitest';
import { flybyOf } from '#engine/approach/flyby.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { DEGREE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { darkRegion, isWellSeen, magnitudesIn, WELL_ABOVE_HORIZON } from '#engine/overflight/dark-region.ts';
import { type GroundPoint, pointBelow } from '#engine/overflight/ground-point.ts';
import { createOverEarth, type OverEarth } from '#engine/overflight/over-earth.ts';
import { angularSeparation, magnitudeFrom, horizontalPlace } from '#engine/overflight/horizontal-place.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const SPAN = { fromDay: julianDateFromIso('2029-04-08'), toDay: julianDateFromIso('2029-04-19') };

/** Lisbon, Nairobi, and Amundsen-Scott station beside the south pole: east longitude, latitude, deg; height, m. */
const SITES = [
  { longitude: -9.1393, latitude: 38.7223, height: 100 },
  { longitude: 36.8219, latitude: -1.2921, height: 1795 },
  { longitude: 0, latitude: -89.99, height: 2835 },
];

/** Every 37 minutes of nine days, and every minute of two hours around the perigee; Julian dates UTC. */
const EPOCHS = [
  ...Array.from({ length: 350 }, (_, row) => julianDateFromIso('2029-04-08T12:00') + (37 * row) / 1440),
  ...Array.from({ length: 120 }, (_, row) => julianDateFromIso('2029-04-13T20:45') + row / 1440),
];

const LAW = { law: 'H-G', h: 19.7, g: 0.15 } as const;

const ephemeris = testEphemeris();
let trajectory: Trajectory;
let overAt: (epochUtc: number) => OverEarth;

beforeAll(() => {
  trajectory = propagate(apophisOf2026(), ephemeris, { model: 'full', ...SPAN });
  const perigee = julianDateFromIso('2029-04-13T21:46');
  const flyby = flybyOf(trajectory, mainBodyOf('earth'), ephemeris, SPAN, perigee);
  if (flyby === undefined) throw new Error('there is no flyby');
  const follow = createOverEarth(flyby);
  overAt = (epochUtc) => {
    const { day, offset } = tdbFromUtc(epochUtc);
    const over = follow(day, offset);
    if (over === undefined) throw new Error('the tables do not reach that far');
    return over;
  };
});

const seenBy = (longitude: number, latitude: number, height: number, epochs: readonly number[]) => {
  const frames = observerFramesUtc(siteFromGeodetic(longitude, latitude, height), ephemeris, epochs);
  const { values } = observe({ trajectory, photometry: LAW }, frames, sunAndMoon(frames, ephemeris));
  return (row: number, column: number) => values[row * EPHEMERIS_COLUMNS.length + column];
};

test.each(SITES)(
  'Apophis and the Sun are in 2029 where the whole ephemeris of a site has them, to 0.01°: $latitude, $longitude',
  ({ longitude, latitude, height }) => {
    const at = seenBy(longitude, latitude, height, EPOCHS);
    const point = { longitude: longitude * DEGREE, latitude: latitude * DEGREE };
    const heightAu = siteFromGeodetic(longitude, latitude, height).heightKm / 149_597_870.7;
    EPOCHS.forEach((epoch, row) => {
      const over = overAt(epoch);
      const seen = horizontalPlace(over.object, point, heightAu);
      const expected = {
        azimuth: at(row, COLUMN.AST_AZ) * DEGREE,
        altitude: at(row, COLUMN.AST_ALT) * DEGREE,
        distance: 1,
      };
      expect(angularSeparation(seen, expected) / DEGREE).toBeLessThan(0.001);
      expect(seen.distance / at(row, COLUMN.DELTA)).toBeCloseTo(1, 3);
      const sun = horizontalPlace(over.sun, point, heightAu).altitude / DEGREE;
      expect(Math.abs(sun - at(row, COLUMN.SUN_ALT))).toBeLessThan(0.001);
      expect(magnitudeFrom(over, LAW, point, heightAu)).toBeCloseTo(at(row, COLUMN.MAG), 2);
    });
  },
);

test('Apophis is seen in the zenith from the point below it', () => {
  for (const epoch of EPOCHS.slice(0, 40)) {
    const { latitude, longitude } = pointBelow(overAt(epoch).object);
    const at = seenBy(longitude / DEGREE, latitude / DEGREE, 0, [epoch]);
    expect(at(0, COLUMN.AST_ALT)).toBeGreaterThan(90 - 0.01);
  }
});

test('Apophis is high in a dark sky within the dark region and not outside it; at its edge one of both begins', () => {
  const over = overAt(julianDateFromIso('2029-04-13T20:40'));
  const { edge } = darkRegion(over);
  expect(edge.length).toBeGreaterThan(60);
  const middle = middleOf(edge);
  expect(isWellSeen(over, middle)).toBe(true);
  for (const point of edge) {
    const above = horizontalPlace(over.object, point).altitude / DEGREE;
    const sun = horizontalPlace(over.sun, point).altitude / DEGREE;
    expect(above).toBeGreaterThan(20 - 1e-4);
    expect(sun).toBeLessThan(-18 + 1e-4);
    expect(Math.min(above - 20, -18 - sun)).toBeLessThan(1e-4);
  }
  const some = edge.filter((_, index) => index % 9 === 0);
  for (const { longitude, latitude } of some) {
    const at = seenBy(longitude / DEGREE, latitude / DEGREE, 0, [julianDateFromIso('2029-04-13T20:40')]);
    const spare = Math.min(at(0, COLUMN.AST_ALT) - 20, -18 - at(0, COLUMN.SUN_ALT));
    expect(Math.abs(spare)).toBeLessThan(0.01);
  }
});

test('Apophis is brighter than magnitude 4 somewhere in the dark near its perigee of 2029, and never fainter than at the edge', () => {
  const over = overAt(julianDateFromIso('2029-04-13T21:30'));
  const seen = magnitudesIn(darkRegion(over), over, LAW);
  expect(seen?.brightest).toBeLessThan(4);
  expect(seen?.faintest).toBeGreaterThanOrEqual(seen?.brightest ?? Number.NaN);
});

test('Apophis crosses the sky of Nairobi at more than half a degree a minute near its perigee of 2029', () => {
  const epoch = julianDateFromIso('2029-04-13T21:45');
  const point = { longitude: 36.8219 * DEGREE, latitude: -1.2921 * DEGREE };
  const [one, other] = [0, 60].map((seconds) =>
    horizontalPlace(overAt(epoch + seconds / SECONDS_PER_DAY).object, point),
  );
  expect(angularSeparation(one, other) / DEGREE).toBeGreaterThan(0.5);
});

test('an object that is in daylight everywhere has no dark region, and one opposite the Sun has it around the point below', () => {
  const sun = [1, 0, 0] as const;
  expect(darkRegion({ object: [0.01, 0, 0], sun }).edge).toEqual([]);
  const opposite = darkRegion({ object: [-0.01, 0, 0], sun });
  expect(opposite.edge).toHaveLength(120);
  for (const point of opposite.edge) {
    const altitude = horizontalPlace([-0.01, 0, 0], point).altitude;
    expect(altitude).toBeCloseTo(WELL_ABOVE_HORIZON, 6);
  }
});

function middleOf(points: readonly GroundPoint[]): GroundPoint {
  const sum = [0, 0, 0];
  for (const { latitude, longitude } of points) {
    sum[0] += Math.cos(latitude) * Math.cos(longitude);
    sum[1] += Math.cos(latitude) * Math.sin(longitude);
    sum[2] += Math.sin(latitude);
  }
  return {
    latitude: Math.atan2(sum[2], Math.hypot(sum[0], sum[1])),
    longitude: Math.atan2(sum[1], sum[0]),
  };
}
