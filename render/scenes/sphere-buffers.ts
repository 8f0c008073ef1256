import type REGL from 'regl';
import { unitSphere } from '../geometry/unit-sphere.ts';
import type { SphereBuffers } from '../layers/body-mesh.ts';

/** Puts a unit sphere on the GPU; `destroy` frees it. */
export function createSphereBuffers(
  regl: REGL.Regl,
  meridians: number,
  parallels: number,
): SphereBuffers & { readonly destroy: () => void } {
  const mesh = unitSphere(meridians, parallels);
  const positions = regl.buffer(mesh.positions);
  const coordinates = regl.buffer(mesh.coordinates);
  const elements = regl.elements({ data: mesh.faces, primitive: 'triangles', type: 'uint16' });
  return {
    positions,
    coordinates,
    elements,
    destroy() {
      for (const resource of [positions, coordinates, elements]) resource.destroy();
    },
  };
}
