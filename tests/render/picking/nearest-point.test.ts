import { expect, test } from 'vitest';
import { axisView } from '#render/cameras/axis-views.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import { nearestRow, nearestTarget } from '#render/picking/nearest-point.ts';

const view = viewOf(axisView('z', 0.8), { width: 800, height: 600 });
const NEAR = { id: 'near', position: [1, 0, 0], radius: 0 } as const;
const NEARER = { id: 'nearer', position: [1.01, 0, 0], radius: 0 } as const;

test('the nearest of two is meant', () => {
  const { x, y } = placeOf(NEAR.position);
  expect(nearestTarget(view, [NEARER, NEAR], x, y)).toBe('near');
  expect(nearestTarget(view, [NEARER, NEAR], x + 2, y)).toBe('nearer');
});

test('beyond 8 px nothing is meant', () => {
  const { x, y } = placeOf(NEAR.position);
  expect(nearestTarget(view, [NEAR], x, y + 7.9)).toBe('near');
  expect(nearestTarget(view, [NEAR], x, y + 8.1)).toBeUndefined();
});

test('the whole disc of a large body can be pointed at, and what is in front of it comes first', () => {
  const sun = { id: 'sun', position: [0, 0, 0], radius: 0.5 } as const;
  const before = { id: 'before', position: [0.1, 0, 1], radius: 0.2 } as const;
  expect(nearestTarget(view, [sun], 400 + 40, 300)).toBe('sun');
  expect(nearestTarget(view, [sun, before], 410, 300)).toBe('before');
});

test('what is behind the eye cannot be pointed at', () => {
  expect(nearestTarget(view, [{ ...NEAR, position: [0, 0, 9] }], 400, 300)).toBeUndefined();
});

test('hidden rows of a swarm cannot be pointed at', () => {
  const positions = Float64Array.of(1, 0, 0, 1.001, 0, 0);
  const { x, y } = placeOf([1, 0, 0]);
  expect(nearestRow(view, positions, Uint8Array.of(0, 0), x, y)).toBe(0);
  expect(nearestRow(view, positions, Uint8Array.of(HIDDEN, 3), x, y)).toBe(1);
  expect(nearestRow(view, positions, Uint8Array.of(HIDDEN, HIDDEN), x, y)).toBeUndefined();
});

function placeOf(position: readonly [number, number, number]) {
  const point = project(view, position);
  if (point === undefined) throw new Error('not in the picture');
  return point;
}
