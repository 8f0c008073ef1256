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
    const length = Math.hypot(normals[at], normals[at + 1], normals[at + 2]);
    if (length === 0) normals[at + 2] = 1;
    else for (let axis = 0; axis < 3; axis++) normals[at + axis] /= length;
  }
  return normals;
}

function addFace(normals: Float32Array, vertices: Float32Array, faces: Uint16Array, face: number): void {
  const [a, b, c] = [3 * faces[face], 3 * faces[face + 1], 3 * faces[face + 2]];
  const [ux, uy, uz] = [0, 1, 2].map((axis) => vertices[b + axis] - vertices[a + axis]);
  const [vx, vy, vz] = [0, 1, 2].map((axis) => vertices[c + axis] - vertices[a + axis]);
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  for (const corner of [a, b, c]) {
    for (let axis = 0; axis < 3; axis++) normals[corner + axis] += normal[axis];
  }
}
