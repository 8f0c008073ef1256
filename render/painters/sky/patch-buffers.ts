import type REGL from 'regl';
import type { SkyPatch } from '../../geometry/sky-patch.ts';

/** A patch of the sky on the GPU, with colours that can be others. */
export type PatchBuffers = {
  readonly mesh: REGL.VertexArrayObject;
  /** Sets red, green, blue and opacity of each corner. */
  readonly colour: (rows: Float32Array) => void;
  readonly destroy: () => void;
};

/** Puts a patch on the GPU. */
export function createPatchBuffers(regl: REGL.Regl, { directions, faces }: SkyPatch): PatchBuffers {
  const places = regl.buffer(directions);
  const colours = regl.buffer({ usage: 'dynamic', type: 'float', length: (4 * 4 * directions.length) / 3 });
  const elements = regl.elements({ data: faces, primitive: 'triangles', type: 'uint16' });
  const mesh = regl.vao({
    attributes: [
      { buffer: places, size: 3 },
      { buffer: colours, size: 4 },
    ],
    elements,
  });
  return {
    mesh,
    colour: (rows) => colours.subdata(rows),
    destroy() {
      for (const part of [mesh, places, colours, elements]) part.destroy();
    },
  };
}
