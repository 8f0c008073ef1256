import { expect, test } from 'vitest';
import { isInside, revolvedMesh, widestPlaces } from '#render/geometry/revolved.ts';

test('a half circle turned about its diameter is a sphere with normals along its radii', () => {
  const rows = Array.from({ length: 19 }, (_, row) => (row * Math.PI) / 18);
  const { positions, normals, faces } = revolvedMesh(
    {
      axis: 'x',
      profile: Float64Array.from(rows.flatMap((angle) => [-Math.cos(angle), Math.sin(angle)])),
      shades: new Float32Array(rows.length).fill(1),
    },
    64,
  );
  for (let at = 0; at < positions.length; at += 3) {
    expect(Math.hypot(...positions.slice(at, at + 3))).toBeCloseTo(1, 5);
    const along = [0, 1, 2].reduce((sum, axis) => sum + positions[at + axis] * normals[at + axis], 0);
    expect(Math.abs(along)).toBeGreaterThan(0.99);
  }
  expect(faces).toHaveLength(6 * 18 * 64);
  expect(Math.max(...faces)).toBe(19 * 65 - 1);
});

test('about z the height is measured along the axis', () => {
  const { positions } = revolvedMesh(
    { axis: 'z', profile: Float64Array.of(0.5, 2, 0.6, 2), shades: new Float32Array(2) },
    4,
  );
  expect(Array.from(positions.subarray(0, 3))).toEqual([2, 0, 0.5]);
});

test('more corners than triangles can name are refused', () => {
  const shades = new Float32Array(2000);
  expect(() => revolvedMesh({ axis: 'x', profile: new Float64Array(4000), shades }, 64)).toThrow(RangeError);
});

test('a place is inside a surface that encloses it, and not inside one that opens towards it', () => {
  const sphere = {
    axis: 'x',
    profile: Float64Array.from([-1, 0, -0.5, 0.866, 0.5, 0.866, 1, 0]),
    shades: Float32Array.from([1, 1, 1, 1]),
  } as const;
  expect(isInside(sphere, [0, 0.5, 0.5])).toBe(true);
  expect(isInside(sphere, [0, 0.8, 0.8])).toBe(false);
  const cone = {
    axis: 'x',
    profile: Float64Array.from([0, 0, -3, 2]),
    shades: Float32Array.from([1, 1]),
  } as const;
  expect(isInside(cone, [-2, 0.1, 0.1])).toBe(true);
  expect(isInside(cone, [1, 0.1, 0.1])).toBe(false);
  expect(widestPlaces(cone)[0]).toEqual([-3, 2, 0]);
});
