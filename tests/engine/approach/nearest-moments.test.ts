import { expect, test } from 'vitest';
import { conicMotion } from '#engine/approach/conic-motion.ts';
import { nearestMoments } from '#engine/approach/nearest-moments.ts';
import type { Elements } from '#engine/orbit/elements.ts';

/** GM of the Earth, au³/d². */
const GM = 8.887_692_446_706_6e-10;
const SPAN = { fromDay: 2_461_000.5, toDay: 2_461_100.5 };

const ELEMENTS: Elements = {
  epoch: { scale: 'TDB', day: 2_461_000.5, offset: 0 },
  perihelionDistance: 0.001,
  eccentricity: 0.6,
  inclination: 0.4,
  node: 1,
  argumentOfPerihelion: 2,
  perihelionTime: { scale: 'TDB', day: 2_461_010.5, offset: 0.25 },
};

test('an object that is captured for a while has a nearest moment at each of its pericentres', () => {
  const period = 2 * Math.PI * Math.sqrt((0.001 / 0.4) ** 3 / GM);
  const bound = { ...conicMotion(ELEMENTS, GM), ...SPAN_OF_MOTION };
  const moments = nearestMoments(bound, SPAN, 0.0077, () => 4);
  const expected = Array.from({ length: 100 }, (_, turn) => 10.25 + (turn - 50) * period);
  const inSpan = expected.filter((day) => day > 0 && day < 100);
  expect(moments).toHaveLength(inSpan.length);
  moments.forEach(({ day, offset, distance }, turn) => {
    expect(Math.abs(day - SPAN.fromDay + offset - inSpan[turn]) * 86_400).toBeLessThan(1);
    expect(distance).toBeCloseTo(0.001, 9);
  });
});

test('an object that passes once has one nearest moment, and none beyond the limit', () => {
  const passing = { ...conicMotion({ ...ELEMENTS, eccentricity: 5 }, GM), ...SPAN_OF_MOTION };
  const [moment, ...others] = nearestMoments(passing, SPAN, 0.0077, () => 4);
  expect(others).toEqual([]);
  expect(Math.abs(moment.day - SPAN.fromDay + moment.offset - 10.25) * 86_400).toBeLessThan(1);
  expect(nearestMoments(passing, SPAN, 0.000_999, () => 4)).toEqual([]);
});

const SPAN_OF_MOTION = { firstDay: SPAN.fromDay, lastDay: SPAN.toDay };
