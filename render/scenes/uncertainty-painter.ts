import type REGL from 'regl';
import { createUncertaintyRegion, ELLIPSOID_FLOATS, ellipsoidsVao } from '../layers/uncertainty-region.ts';
import { fromEye, type OrbitsPicture } from './picture.ts';
import { createSphereBuffers } from './mesh-buffers.ts';

/** The uncertainty regions of a scene's objects. */
export type UncertaintyPainter = {
  readonly paint: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

const OPACITY = 0.16;

/** Makes what the regions are painted with: one call for each object. */
export function createUncertaintyPainter(regl: REGL.Regl): UncertaintyPainter {
  const draw = createUncertaintyRegion(regl);
  const sphere = createSphereBuffers(regl, 32, 16);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * ELLIPSOID_FLOATS });
  const ellipsoids = ellipsoidsVao(regl, sphere, buffer);
  return {
    paint({ view, frame, look }) {
      if (!look.uncertainty) return;
      for (const { uncertainty, colour } of frame.objects) {
        if (uncertainty === undefined || uncertainty.length === 0) continue;
        const rows = uncertainty.flatMap(({ centre, axes }) => [
          ...fromEye(view, centre),
          ...axes.map((value) => value * look.uncertaintyFactor),
        ]);
        buffer(Float32Array.from(rows));
        draw({ ellipsoids, count: uncertainty.length, colour, opacity: OPACITY });
      }
    },
    destroy() {
      for (const part of [ellipsoids, buffer, sphere]) part.destroy();
    },
  };
}
