import type REGL from 'regl';
import { unitSphere } from '../geometry/unit-sphere.ts';

/** A mesh on the GPU, ready for the layers that draw surfaces. */
export type MeshBuffers = {
  readonly mesh: REGL.VertexArrayObject;
  readonly positions: REGL.Buffer;
  readonly elements: REGL.Elements;
  readonly destroy: () => void;
};

/** Puts a mesh on the GPU: rows of places, normals, map coordinates and triangles. */
export function createMeshBuffers(
  regl: REGL.Regl,
  parts: {
    readonly positions: Float32Array;
    readonly normals: Float32Array;
    readonly coordinates: Float32Array;
    readonly faces: Uint16Array;
  },
): MeshBuffers {
  const positions = regl.buffer(parts.positions);
  const normals = regl.buffer(parts.normals);
  const coordinates = regl.buffer(parts.coordinates);
  const elements = regl.elements({ data: parts.faces, primitive: 'triangles', type: 'uint16' });
  const mesh = regl.vao({
    attributes: [
      { buffer: positions, size: 3 },
      { buffer: normals, size: 3 },
      { buffer: coordinates, size: 2 },
    ],
    elements,
  });
  return {
    mesh,
    positions,
    elements,
    destroy() {
      for (const part of [mesh, positions, normals, coordinates, elements]) part.destroy();
    },
  };
}

/** Puts a unit sphere on the GPU; its places are its normals. */
export function createSphereBuffers(regl: REGL.Regl, meridians: number, parallels: number): MeshBuffers {
  return createGlobeBuffers(regl, meridians, parallels, 0);
}

/**
 * Puts an ellipsoid of revolution on the GPU, its equator of radius 1 and its axis z.
 *
 * @param flattening by which part of the radius its poles are nearer to its middle, 0 for a sphere, below 1.
 */
export function createGlobeBuffers(
  regl: REGL.Regl,
  meridians: number,
  parallels: number,
  flattening: number,
): MeshBuffers {
  const sphere = unitSphere(meridians, parallels);
  const polar = 1 - flattening;
  const positions = sphere.positions.map((part, at) => (at % 3 === 2 ? polar * part : part));
  const normals = sphere.positions.slice();
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at], normals[at + 1], normals[at + 2] / polar];
    const length = Math.hypot(x, y, z);
    normals.set([x / length, y / length, z / length], at);
  }
  return createMeshBuffers(regl, { ...sphere, positions, normals });
}
