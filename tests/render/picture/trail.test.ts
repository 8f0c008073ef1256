import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { dateLabel, tickLabel, ticksBetween, tickStep } from '#render/picture/sky/date-ticks.ts';
import { directionBetween, type SkyTrail } from '#render/picture/sky/trail.ts';

const midnight = julianDay(2026, 11, 24);

test('the dates on a path are minutes, hours or days apart as the zoom has room for', () => {
  expect(tickStep(10, 70)).toBe(10);
  expect(tickStep(80, 70)).toBe(1);
  expect(tickStep(2000, 70)).toBeCloseTo(1 / 24, 12);
  expect(tickStep(1e6, 70)).toBeCloseTo(1 / 1440, 12);
});

test('the dates on a path are at whole hours and midnights', () => {
  const labels = ticksBetween(midnight - 0.26, midnight + 0.3, 0.25).map(tickLabel);
  expect(labels).toEqual(['18:00', '24/11', '06:00']);
  expect(ticksBetween(midnight - 0.1, midnight + 2.1, 1).map(tickLabel)).toEqual(['24/11', '25/11', '26/11']);
});

test('the dates on a path are written to the minute', () => {
  expect(dateLabel(julianDay(2026, 12, 5) + 0.25)).toBe('05/12 06:00');
  expect(dateLabel(julianDay(2026, 12, 5) + 22.5 / 24 - 1e-9)).toBe('05/12 22:30');
});

test('a path between its points follows a motion along a small circle to a tenth of an arcsecond for steps of a degree', () => {
  const rows = Array.from({ length: 9 }, (_, row) => row);
  const trail: SkyTrail = {
    id: 'a',
    name: 'A',
    colour: [1, 1, 1],
    selected: false,
    directions: Float64Array.from(rows.flatMap(onCircle)),
    dates: Float64Array.from(rows),
  };
  const between = directionBetween(trail, 4, 0.3);
  const truth = onCircle(4.3);
  const error = Math.hypot(between[0] - truth[0], between[1] - truth[1], between[2] - truth[2]);
  expect(error / ARCSECOND).toBeLessThan(0.1);
});

/** A degree of longitude a step at a latitude of 40°. */
function onCircle(step: number): Vector3 {
  return directionOf(step * DEGREE, 40 * DEGREE);
}
