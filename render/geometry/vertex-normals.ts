import { vec3 } from './vectors.ts';

/**
 * A unit normal for each corner of a mesh: the mean of its faces' normals by their areas.
 *
 * @param vertices x y z of each corner, any unit.
 * @param faces three rows of each triangle, turning left seen from outside.
 * @returns x y z of each normal; a corner of no face points to +z.
 */
export function vertexNormals(vertices: Float32Array, faces: Uint16Array): Float32Array {
  const normals = new Float32Array(vertices.length);
  for (let face = 0; face < faces.length; face += 3) addFace(normals, vertices, faces, face);
  for (let at = 0; at < normals.length; at += 3) {
    const normal = normals.subarray(at, at + 3);
    if (vec3.length(normal) === 0) normal[2] = 1;
    else vec3.normalize(normal, normal);
  }
  return normals;
}

const sides = [vec3.create(), vec3.create()];
const normal = vec3.create();

function addFace(normals: Float32Array, vertices: Float32Array, faces: Uint16Array, face: number): void {
  const corner = (vectors: Float32Array, index: number) => {
    const at = 3 * faces[face + index];
    return vectors.subarray(at, at + 3);
  };
  const first = corner(vertices, 0);
  vec3.subtract(sides[0], corner(vertices, 1), first);
  vec3.subtract(sides[1], corner(vertices, 2), first);
  vec3.cross(normal, sides[0], sides[1]);
  for (let index = 0; index < 3; index++) {
    const sum = corner(normals, index);
    vec3.add(sum, sum, normal);
  }
}
