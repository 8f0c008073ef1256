import { expect, test } from 'vitest';
import { axisSegments, gridSegments } from '#render/layers/grid-lines.ts';
import { FADED_OPACITY, lineWidth, lineWidthPx } from '#render/layers/line-width.ts';
import { ellipseSteps, ribbonCorners } from '#render/layers/orbit-steps.ts';
import { polylinePoints } from '#render/layers/polylines.ts';
import { GRID_UNIT_AU, SOLAR_SYSTEM_GRID } from '#render/picture/grid.ts';

test('the thickness of a line times 0.0015 is its width, and is clamped to 1 and 15', () => {
  expect(lineWidth(4)).toBeCloseTo(0.006, 12);
  expect(lineWidth(0)).toBe(lineWidth(1));
  expect(lineWidth(16)).toBe(lineWidth(15));
});

test('the thickness of a line grows on the screen with the setting', () => {
  expect(lineWidthPx(4)).toBeCloseTo(1.5, 10);
  expect(lineWidthPx(8)).toBeGreaterThan(lineWidthPx(4));
  expect(lineWidthPx(1)).toBeGreaterThan(0.5);
});

test('a line of a faded orbit keeps its width at an opacity of 0.4', () => {
  expect(FADED_OPACITY).toBe(0.4);
});

test('an ellipse has 360 steps from an eccentricity of 0.9 on and 90 below', () => {
  expect(ellipseSteps(0.9)).toBe(360);
  expect(ellipseSteps(0.8999)).toBe(90);
});

test('an ellipse is one closed ribbon that starts and ends opposite the body and has a corner at it', () => {
  const corners = ribbonCorners(90);
  const anomalies = corners.filter((_, index) => index % 8 === 2);
  expect(anomalies[0]).toBeCloseTo(-Math.PI, 6);
  expect(anomalies[anomalies.length - 1]).toBeCloseTo(Math.PI, 6);
  expect(anomalies).toContain(0);
  expect([...anomalies]).toEqual([...anomalies].sort((a, b) => a - b));
  const whole = [...anomalies].filter((anomaly) => isMultiple(anomaly, Math.PI / 45));
  expect(whole).toHaveLength(91);
});

test('a line that is seen from near has corners that are close to each other, the closer the nearer to the body', () => {
  const ahead = [...ribbonCorners(90)].filter((anomaly, index) => index % 8 === 2 && anomaly > 0);
  expect(ahead[0]).toBeLessThan(1e-4); // 15 000 km on an orbit of 1 au
  for (const [index, anomaly] of ahead.slice(1).entries()) {
    expect(anomaly - ahead[index]).toBeLessThan(Math.min(0.13 * anomaly, Math.PI / 179));
  }
});

test('the grid is 120 units wide in 18 cells of 1 au', () => {
  const { cell, divisions, label } = SOLAR_SYSTEM_GRID;
  expect([cell, divisions, label]).toEqual([1, 18, '1 au']);
  expect(120 * GRID_UNIT_AU).toBeCloseTo(cell * divisions, 12);
  const { positions, marks } = gridSegments(SOLAR_SYSTEM_GRID);
  expect(marks).toHaveLength(2 * 2 * 19 * 18);
  expect(Math.max(...positions)).toBe(9);
  expect(Math.min(...positions)).toBe(-9);
  expect(segmentLengths(positions)).toEqual(new Set([1]));
});

test('the grid lies in the ecliptic', () => {
  expect(
    gridSegments(SOLAR_SYSTEM_GRID)
      .positions.filter((_, index) => index % 3 === 2)
      .every((z) => z === 0),
  ).toBe(true);
});

test('the axes of the grid leave the Sun', () => {
  expect(Array.from(axisSegments(2, 2).positions.slice(-3))).toEqual([0, 0, 2]);
});

test('points keep millimetres at an au as two floats', () => {
  const place = Float64Array.of(1.000_000_000_123_4, -0.333_333_333_333_3, 30.123_456_789_012);
  const points = polylinePoints(place, [0]);
  for (let axis = 0; axis < 3; axis++) {
    expect(Math.abs(points[axis] + points[3 + axis] - place[axis])).toBeLessThan(
      2e-13 * Math.abs(place[axis]),
    );
  }
});

function isMultiple(value: number, unit: number): boolean {
  return Math.abs(value / unit - Math.round(value / unit)) < 1e-4;
}

function segmentLengths(positions: Float64Array): Set<number> {
  const lengths = new Set<number>();
  for (let at = 0; at < positions.length; at += 6) {
    lengths.add(Math.hypot(positions[at + 3] - positions[at], positions[at + 4] - positions[at + 1]));
  }
  return lengths;
}
