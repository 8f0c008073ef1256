import { expect, test } from 'vitest';
import { along, difference, mat3, mat4, quat, turned, vec3 } from '#render/geometry/vectors.ts';

const ABOVE_ONE = 1 + 1e-12; // a float holds 1 to 6e-8

test('vectors, matrices and quaternions preserve digits that only a double has', () => {
  expect(vec3.clone([ABOVE_ONE, 0, 0])[0]).toBe(ABOVE_ONE);
  expect(vec3.add(vec3.create(), [1, 0, 0], [1e-12, 0, 0])[0]).toBe(ABOVE_ONE);
  expect(mat3.clone([ABOVE_ONE, 0, 0, 0, 1, 0, 0, 0, 1])[0]).toBe(ABOVE_ONE);
  expect(mat4.scale(mat4.create(), mat4.create(), [ABOVE_ONE, 1, 1])[0]).toBe(ABOVE_ONE);
  expect(quat.clone([ABOVE_ONE, 0, 0, 0])[0]).toBe(ABOVE_ONE);
});

test('a turn by 1e-12 is not lost on its way through a quaternion', () => {
  const attitude = quat.rotateZ(quat.create(), quat.create(), 1e-12);
  const matrix = mat3.fromQuat(mat3.create(), attitude);
  expect(matrix[1]).toBeCloseTo(1e-12, 20);
  expect(quat.fromMat3(quat.create(), matrix)[2]).toBeCloseTo(5e-13, 20);
});

test('places a metre apart are distinguished at 30 au', () => {
  const metre = 1 / 149_597_870_700;
  expect(difference([30 + metre, 0, 0], [30, 0, 0])[0] / metre).toBeCloseTo(1, 2);
  expect((along([30, 0, 0], [1, 0, 0], metre)[0] - 30) / metre).toBeCloseTo(1, 2);
});

test('a matrix turns by its columns', () => {
  expect(turned([1, 2, 3], [0, 1, 0, -1, 0, 0, 0, 0, 1])).toEqual([-2, 1, 3]);
});
