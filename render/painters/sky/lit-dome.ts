import type REGL from 'regl';
import { skyPatch, type SkyPatch } from '../../geometry/sky-patch.ts';
import { litColours, type SkyLamps } from '../../picture/sky/lit-sky.ts';

const ROWS = 23;
const COLUMNS = 90;

/** The air from the horizon to the zenith on the GPU, in the axes of the horizon. */
export type LitDome = {
  /** The dome in the light of some lamps, dimmed in red light; colours are set again only for other ones. */
  readonly lit: (lamps: SkyLamps, isRed?: boolean) => REGL.VertexArrayObject;
  readonly destroy: () => void;
};

/** Puts the dome on the GPU. */
export function createLitDome(regl: REGL.Regl): LitDome {
  const patch = skyPatch(
    COLUMNS,
    Array.from({ length: ROWS + 1 }, (_, row) => () => ((row / ROWS) * Math.PI) / 2),
  );
  const { mesh, colour, destroy } = createPatchBuffers(regl, patch);
  let coloured: { readonly lamps: SkyLamps; readonly isRed: boolean } | undefined;
  return {
    lit(lamps, isRed = false) {
      if (lamps !== coloured?.lamps || isRed !== coloured.isRed)
        colour(litColours(patch.coordinates, lamps, isRed));
      coloured = { lamps, isRed };
      return mesh;
    },
    destroy,
  };
}

/** A patch of the sky on the GPU, with colours that can be others. */
type PatchBuffers = {
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
