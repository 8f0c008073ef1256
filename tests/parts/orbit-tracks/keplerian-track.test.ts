import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { keplerianTrack } from '#parts/orbit-tracks/keplerian-track.ts';

const EPOCH = { scale: 'TDB', day: 2_460_000.5, offset: 0 } as const;

/** Eros. Source: JPL SBDB, solution 659, osculating at JD 2460000.5, rounded. */
const EROS: Elements = {
  epoch: EPOCH,
  perihelionDistance: 1.1334,
  eccentricity: 0.2226,
  inclination: 10.83 * DEGREE,
  node: 304.29 * DEGREE,
  argumentOfPerihelion: 178.9 * DEGREE,
  meanAnomaly: 0,
};

const track = keplerianTrack(EROS);

test('an ellipse starts at its perihelion when the mean anomaly is nought', () => {
  expect(Math.hypot(...track.positionAt(EPOCH.day, 0)!)).toBeCloseTo(1.1334, 9);
});

test('an ellipse is at its aphelion half a revolution on, and back after a whole one', () => {
  const period = 365.256898 * (1.1334 / (1 - 0.2226)) ** 1.5; // Kepler's third law, Gauss's year
  expect(Math.hypot(...track.positionAt(EPOCH.day, period / 2)!)).toBeCloseTo((1.1334 * 1.2226) / 0.7774, 4);
  const [start, end] = [track.positionAt(EPOCH.day, 0)!, track.positionAt(EPOCH.day, period)!];
  expect(Math.hypot(...start.map((value, i) => value - end[i]))).toBeLessThan(1e-4);
});

test('an ellipse is drawn as one whole ellipse that never changes', () => {
  const path = track.pathAt(EPOCH.day);
  expect(path).toMatchObject({ kind: 'ellipse', eccentricity: expect.closeTo(0.2226, 9) });
  expect(track.pathAt(EPOCH.day + 5000)).toBe(path);
});

describe.each([
  ['parabola', 1],
  ['hyperbola', 1.2],
  ['strong hyperbola', 3.36],
])('A %s', (_, eccentricity) => {
  const track = keplerianTrack({
    ...EROS,
    eccentricity,
    perihelionDistance: 0.8,
    meanAnomaly: undefined,
    perihelionTime: { ...EPOCH, offset: 40 },
  });
  const path = track.pathAt(EPOCH.day)!;

  test('an open orbit is drawn as a chain of points from beyond Neptune to beyond Neptune', () => {
    if (path.kind !== 'points') throw new Error('not a chain of points');
    const distances = Array.from(path.offsets, (_offset, row) =>
      Math.hypot(...path.positions.subarray(3 * row, 3 * row + 3)),
    );
    expect(distances[0]).toBeCloseTo(40, 4);
    expect(distances.at(-1)).toBeCloseTo(40, 4);
    expect(Math.min(...distances)).toBeCloseTo(0.8, 6);
  });

  test('an open orbit has its points in the order of time, each where the object is then', () => {
    if (path.kind !== 'points') throw new Error('not a chain of points');
    for (let row = 1; row < path.offsets.length; row++) {
      expect(path.offsets[row]).toBeGreaterThan(path.offsets[row - 1]);
    }
    const place = track.positionAt(EPOCH.day, path.offsets[100])!;
    expect([...path.positions.subarray(300, 303)]).toEqual(place.map((value) => expect.closeTo(value, 10)));
  });
});

test('Elements that make no orbit are refused', () => {
  expect(() => keplerianTrack({ ...EROS, perihelionDistance: -1 })).toThrow(RangeError);
});
