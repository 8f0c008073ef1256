import { DEGREE } from '#engine/constants.ts';
import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import { skyPatch } from '../../geometry/sky-patch.ts';
import { createSkySurface } from '../../layers/sky/sky-surface.ts';
import type { Colour } from '../../picture/colour.ts';
import { createPatchBuffers } from './lit-dome.ts';
import { isThroughGround } from './above-ground.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';

export type GroundInputs = {
  /** Left out at the geocentre, which has no ground. */
  readonly horizon?: SkyHorizon | undefined;
  readonly look: { readonly landscape: boolean };
};

const COLUMNS = 240;
const LOWEST_DEG = 90;
const STEP_DEG = 4;
const COLOUR: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.035, 0.05, 0.06],
  light: [0.84, 0.86, 0.85],
};

/** How much of what is behind the ground it hides, and how much while the user looks through it. */
const OPACITY = { usual: 0.72, through: 0.3 } as const;

/** The ground below a quiet line of hills; what is below the horizon shines through faintly. */
export function createGround({ regl }: SkyPainterContext): SkyPainter<GroundInputs> {
  const draw = createSkySurface(regl);
  const rows = Array.from(
    { length: LOWEST_DEG / STEP_DEG },
    (_, row) => () => (STEP_DEG * row - LOWEST_DEG) * DEGREE,
  );
  const patch = skyPatch(COLUMNS, [...rows, () => -STEP_DEG * 0.25 * DEGREE, hillsAt]);
  const buffers = createPatchBuffers(regl, patch);
  let coloured: string | undefined;
  return {
    paint({ look, horizon, view }) {
      if (!look.landscape || horizon === undefined) return;
      const [shade, depth] = [
        look.inverted ? 'light' : 'dark',
        isThroughGround(horizon, view) ? 'through' : 'usual',
      ] as const;
      if (coloured !== `${shade} ${depth}`) {
        coloured = `${shade} ${depth}`;
        const colour = [...COLOUR[shade], OPACITY[depth]];
        const corners = patch.directions.length / 3;
        buffers.colour(Float32Array.from(Array.from({ length: corners }, () => colour).flat()));
      }
      draw({ mesh: buffers.mesh, axes: horizon.axes });
    },
    destroy: buffers.destroy,
  };
}

/** Height of the hills at an azimuth, rad: made up, between 0.2 and 3.3 deg. */
function hillsAt(azimuth: number): number {
  const wave = (times: number, from: number) => Math.sin(times * azimuth + from);
  const height = 1.3 + 0.8 * wave(3, 1) + 0.45 * wave(7, 2.4) + 0.25 * wave(17, 0.3) + 0.1 * wave(43, 5);
  return Math.max(0.2, height) * DEGREE;
}
