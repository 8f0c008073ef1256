import { fromEye } from '../cameras/orbit-camera.ts';
import { createUncertaintyRegion, ELLIPSOID_FLOATS, ellipsoidsVao } from '../layers/uncertainty-region.ts';
import type { PlacedObject } from '../picture/placed-object.ts';
import { createSphereBuffers } from './mesh-buffers.ts';
import type { Painter, PainterContext } from './painter.ts';

export type UncertaintyInputs = {
  readonly objects: readonly PlacedObject[];
  readonly look: {
    /** Factor of the axes of uncertainty regions; none are drawn when left out. */
    readonly uncertaintyFactor?: number;
  };
};

const OPACITY = 0.16;

/** The uncertainty regions of objects: one call for each object. */
export function createUncertaintyPainter({ regl }: PainterContext): Painter<UncertaintyInputs> {
  const draw = createUncertaintyRegion(regl);
  const sphere = createSphereBuffers(regl, 32, 16);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * ELLIPSOID_FLOATS });
  const ellipsoids = ellipsoidsVao(regl, sphere, buffer);
  return {
    paint({ view, objects, look: { uncertaintyFactor: factor } }) {
      if (factor === undefined) return;
      for (const { uncertainty, colour } of objects) {
        if (uncertainty === undefined || uncertainty.length === 0) continue;
        const rows = uncertainty.flatMap(({ centre, axes }) => [
          ...fromEye(view, centre),
          ...axes.map((value) => value * factor),
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
