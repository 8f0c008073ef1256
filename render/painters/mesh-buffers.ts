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
  const sphere = unitSphere(meridians, parallels);
  return createMeshBuffers(regl, { ...sphere, normals: sphere.positions });
}
