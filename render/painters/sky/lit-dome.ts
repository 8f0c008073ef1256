import type REGL from 'regl';
import { skyPatch } from '../../geometry/sky-patch.ts';
import { litColours, type SkyLamps } from '../../picture/sky/lit-sky.ts';
import { createPatchBuffers } from './patch-buffers.ts';

const ROWS = 23;
const COLUMNS = 90;

/** The air from the horizon to the zenith on the GPU, in the axes of the horizon. */
export type LitDome = {
  /** The dome in the light of some lamps; colours are set again only for other ones. */
  readonly lit: (lamps: SkyLamps) => REGL.VertexArrayObject;
  readonly destroy: () => void;
};

/** Puts the dome on the GPU. */
export function createLitDome(regl: REGL.Regl): LitDome {
  const patch = skyPatch(
    COLUMNS,
    Array.from({ length: ROWS + 1 }, (_, row) => () => ((row / ROWS) * Math.PI) / 2),
  );
  const { mesh, colour, destroy } = createPatchBuffers(regl, patch);
  let coloured: SkyLamps | undefined;
  return {
    lit(lamps) {
      if (lamps !== coloured) colour(litColours(patch.coordinates, lamps));
      coloured = lamps;
      return mesh;
    },
    destroy,
  };
}
