import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vertexNormals } from '#render/geometry/vertex-normals.ts';
import { normalised, parseObj } from '#render/shapes/parse-obj.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

test('a shape model is read with its polygons cut into triangles', () => {
  const square = '# square\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1/1/1 2/2/1 3/3/1 4/4/1\n';
  const { vertices, faces } = parseObj(square);
  expect([...vertices]).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]);
  expect([...faces]).toEqual([0, 1, 2, 0, 2, 3]);
});

test('a shape model may count its vertices from the end', () => {
  expect([...parseObj('v 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1').faces]).toEqual([0, 1, 2]);
});

test('a shape model that is broken is refused with the line that breaks it', () => {
  expect(() => parseObj('v 0 0 zero')).toThrow('line 1 of the shape model is no vertex: 0 0 zero');
  expect(() => parseObj('v 0 0 0\nf 1 2 3')).toThrow('line 2 of the shape model points to no vertex: 1 2 3');
  expect(() => parseObj('')).toThrow('1 to 65536 vertices');
});

test('a shape model in units of its radius reaches to 1', () => {
  const { vertices, radius } = normalised(parseObj('v 0 0 2\nv 1 0 0\nv 0 1 0\nf 1 2 3'));
  expect(radius).toBe(2);
  expect(Math.max(...vertices)).toBe(1);
});

/** Equivalent diameters, km: Ostro et al. (1999), Hudson & Ostro (1994, 1999), Hudson et al. (2003), Benner et al. (1999). */
const KNOWN = [
  ['shapes/1998ky26.obj', 0.026, 0.003],
  ['shapes/castalia.obj', 1.08, 0.05],
  ['shapes/geographos.obj', 2.56, 0.1],
  ['shapes/toutatis.obj', 2.45, 0.05],
  ['shapes/bacchus.obj', 0.63, 0.06],
  ['static/shapes/generic.obj', 2, 0.15],
] as const;

test.each(KNOWN)('%s encloses a sphere of %d km', (file, diameter, tolerance) => {
  const { vertices, faces } = parseObj(readFileSync(join(PUBLIC, file), 'utf8'));
  const volume = enclosedVolume(vertices, faces);
  expect(Math.abs(2 * Math.cbrt((3 * volume) / (4 * Math.PI)) - diameter)).toBeLessThan(tolerance);
});

test('the models that come with the toolkit have normals that point outwards', () => {
  const { vertices, faces } = parseObj(readFileSync(join(PUBLIC, 'static/shapes/generic.obj'), 'utf8'));
  const normals = vertexNormals(vertices, faces);
  for (let at = 0; at < vertices.length; at += 3) {
    const outwards = [0, 1, 2].reduce((sum, axis) => sum + vertices[at + axis] * normals[at + axis], 0);
    expect(outwards).toBeGreaterThan(0);
  }
});

function enclosedVolume(vertices: Float32Array, faces: Uint16Array): number {
  let volume = 0;
  for (let face = 0; face < faces.length; face += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => vertices.subarray(3 * faces[face + corner]));
    volume +=
      (a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
      6;
  }
  return volume;
}
