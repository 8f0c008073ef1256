import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT } from '#render/cameras/sky-camera.ts';
import { enlargedPath, tickText } from '#tools/scd/scene/enlarged-path.ts';
import { geometryOf } from '#tools/scd/scene/trail-of.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';

const FRAME = { width: 232, height: 148 };
const MIDNIGHT = 2_461_372.5;

test('a path of 20 arcminutes in a field of 45 degrees is drawn for itself, north up and east left, with its times', () => {
  const path = enlargedPath(northEastBy(20 / 60), chartOf(45), FRAME);
  expect(path?.length).toBeCloseTo(1200 * ARCSECOND, 5);
  const [first = [0, 0], last = [0, 0]] = [path?.points[0], path?.points.at(-1)];
  expect(last[0]).toBeLessThan(first[0]);
  expect(last[1]).toBeLessThan(first[1]);
  for (const [x, y] of path?.points ?? []) {
    expect(x > 0 && x < FRAME.width && y > 0 && y < FRAME.height).toBe(true);
  }
  expect(path?.ticks.slice(0, 2).map(({ date }) => date)).toEqual([MIDNIGHT, MIDNIGHT + 16 / 24]);
  expect(path?.ticks.length).toBeGreaterThan(2);
});

test('a path of 5 arcminutes fills its frame as well, with dates that do not overlap', () => {
  const path = enlargedPath(trailThrough(eastward(5 / 60)), chartOf(45), FRAME);
  const across = (path?.points ?? []).map(([x]) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(0.6 * (FRAME.width - 40));
  const dates = (path?.ticks ?? []).map(({ x }) => x).toSorted((one, other) => one - other);
  for (const [index, x] of dates.slice(1).entries()) expect(x - (dates[index] ?? 0)).toBeGreaterThan(40);
});

test('a date above the end of a path is not cut off by the edge of a narrow frame', () => {
  const frame = { width: 136, height: 112 };
  const path = enlargedPath(trailThrough(eastward(36 / 60)), chartOf(45), frame);
  for (const tick of path?.ticks ?? []) {
    const { x, anchor } = tickText(tick, frame);
    expect(anchor).toBe('middle');
    expect(x).toBeGreaterThanOrEqual(21);
    expect(x).toBeLessThanOrEqual(136 - 21);
  }
  expect((path?.ticks ?? []).some(({ x }) => x < 20 || x > 116)).toBe(true);
});

test('a path that the chart shows well is not drawn for itself', () => {
  expect(enlargedPath(northEastBy(20 / 60), chartOf(1), FRAME)).toBeUndefined();
  expect(enlargedPath(northEastBy(20), chartOf(45), FRAME)).toBeUndefined();
});

test('an object that is at one place alone has no path to be drawn', () => {
  expect(enlargedPath(trailThrough([tracePointAt(MIDNIGHT)]), chartOf(45), FRAME)).toBeUndefined();
});

function chartOf(fieldDeg: number) {
  const camera = { mount: EQUATORIAL_MOUNT, longitude: 2, latitude: 0.3, fieldOfView: fieldDeg * DEGREE };
  return { camera, size: { width: 1440, height: 780 } };
}

/** Hour by hour through a night near the equator. @param degrees between first and last point. */
function northEastBy(degrees: number) {
  const step = degrees / Math.SQRT2 / 16;
  const points = Array.from({ length: 17 }, (_, hour) =>
    tracePointAt(MIDNIGHT + hour / 24, { raDeg: 10 + hour * step, decDeg: hour * step }),
  );
  return trailThrough(points);
}

function eastward(degrees: number) {
  return Array.from({ length: 17 }, (_, hour) =>
    tracePointAt(MIDNIGHT + hour / 24, { raDeg: 10 + (hour * degrees) / 16, decDeg: 0 }),
  );
}

function trailThrough(points: readonly ReturnType<typeof tracePointAt>[]) {
  const colour = [1, 1, 1] as const;
  return { ...geometryOf(traceThrough(points)), id: '433', name: 'Eros', colour, selected: false };
}
