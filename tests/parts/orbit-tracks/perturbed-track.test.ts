import { expect, test } from 'vitest';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { perturbedTrack } from '#parts/orbit-tracks/perturbed-track.ts';

const DAY = 2_460_000.5;
const PERIOD = 360;

/** A circle of 1 au that is gone round in 360 days, in rows of ten days over ten years. */
const CIRCLE: OrbitTable = circle();

const track = perturbedTrack(CIRCLE, PERIOD);

test('an object on its table is between its rows where the motion carries it', () => {
  const place = track.positionAt(DAY, 45)!;
  expect(place[0]).toBeCloseTo(Math.SQRT1_2, 5);
  expect(place[1]).toBeCloseTo(Math.SQRT1_2, 5);
});

test.each([-1, 3601])('an object on its table is nowhere outside of the table: day %d', (offset) => {
  expect(track.positionAt(DAY, offset)).toBeUndefined();
});

test('the line of an object on its table reaches one revolution back and ahead, without corners', () => {
  const path = pathOf(perturbedTrack(CIRCLE, PERIOD), DAY + 1800);
  expect([path.offsets[0], path.offsets.at(-1)]).toEqual([1440, 2160]);
  for (let row = 0; row < path.offsets.length; row++) {
    expect(Math.hypot(...path.positions.subarray(3 * row, 3 * row + 3))).toBeCloseTo(1, 5);
    if (row > 0) expect(path.offsets[row] - path.offsets[row - 1]).toBeLessThanOrEqual(1.25);
  }
});

test.each([10, 60])(
  'the line of an object on its table turns by a quarter of a degree at most from point to point of rows %d days apart',
  (days) => {
    const path = pathOf(perturbedTrack(circle(days), PERIOD), DAY + 1800);
    const ways = Array.from({ length: path.offsets.length - 1 }, (_, row) =>
      [0, 1].map((axis) => path.positions[3 * row + 3 + axis] - path.positions[3 * row + axis]),
    );
    for (const [row, [x, y]] of ways.slice(1).entries()) {
      const [u, v] = ways[row];
      const degrees = (Math.abs(Math.atan2(u * y - v * x, u * x + v * y)) * 180) / Math.PI;
      expect(degrees).toBeLessThan(0.2501);
    }
  },
);

test('the line of an object on its table ends where the table ends', () => {
  const path = pathOf(perturbedTrack(CIRCLE, PERIOD), DAY + 100);
  expect([path.offsets[0], path.offsets.at(-1)]).toEqual([0, 460]);
});

test('the line of an object on its table stays the same until the date has moved by a quarter of a revolution', () => {
  const track = perturbedTrack(CIRCLE, PERIOD);
  const path = track.pathAt(DAY + 1800);
  expect(track.pathAt(DAY + 1890)).toBe(path);
  expect(track.pathAt(DAY + 1891)).not.toBe(path);
});

test('the line of an object on its table is not there far outside of the table', () => {
  expect(perturbedTrack(CIRCLE, PERIOD).pathAt(DAY - 1000)).toBeUndefined();
});

test('the line of an open orbit is ten years on each side', () => {
  const path = pathOf(perturbedTrack(CIRCLE, undefined), DAY + 1800);
  expect([path.offsets[0], path.offsets.at(-1)]).toEqual([0, 3600]);
});

function pathOf(track: ReturnType<typeof perturbedTrack>, julianDate: number) {
  const path = track.pathAt(julianDate);
  if (path?.kind !== 'points') throw new Error('not a chain of points');
  return path;
}

function circle(days = 10): OrbitTable {
  const offsets = Float64Array.from({ length: 3600 / days + 1 }, (_, row) => days * row);
  const rate = (2 * Math.PI) / PERIOD;
  const rows = [...offsets].map((time) => ({ cosine: Math.cos(rate * time), sine: Math.sin(rate * time) }));
  return {
    day: DAY,
    offsets,
    positions: Float64Array.from(rows.flatMap(({ cosine, sine }) => [cosine, sine, 0])),
    velocities: Float64Array.from(rows.flatMap(({ cosine, sine }) => [-rate * sine, rate * cosine, 0])),
    accelerations: Float64Array.from(
      rows.flatMap(({ cosine, sine }) => [-rate * rate * cosine, -rate * rate * sine, 0]),
    ),
  };
}
