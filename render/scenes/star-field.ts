import type REGL from 'regl';
import { DEGREE } from '#engine/constants.ts';
import { eclipticDirection } from '../layers/galactic-axes.ts';
import type { Colour } from '../layers/layer.ts';
import { createStars, STAR_FLOATS, starsVao } from '../layers/stars.ts';

/** The stars that the eye sees. */
export type StarField = {
  readonly paint: (inverted: boolean) => void;
  readonly destroy: () => void;
};

type Star = readonly [raDeg: number, decDeg: number, magnitude: number, colourIndex: number];

const FAINTEST = 6.5;
const SMALLEST_PX = 1.1;
const PX_PER_MAGNITUDE = 0.28;
const OPACITY_PER_MAGNITUDE = 0.17;

/** Colours of stars by B − V, from blue to orange. */
const BLUE: Colour = [0.72, 0.82, 1];
const WHITE: Colour = [1, 0.98, 0.95];
const ORANGE: Colour = [1, 0.78, 0.55];
const ON_PAPER = 0.3;

/** Makes the stars; their list is fetched when they are first shown, and nobody is told when it cannot be had. */
export function createStarField(
  regl: REGL.Regl,
  { starsUrl, onChange }: { readonly starsUrl: string; readonly onChange: () => void },
): StarField {
  const draw = createStars(regl);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * STAR_FLOATS });
  const vao = starsVao(regl, buffer);
  let stars: readonly Star[] = [];
  let asked = false;
  let written: boolean | undefined;
  let destroyed = false;

  async function fetchStars(): Promise<void> {
    const reply = await fetch(starsUrl);
    if (!reply.ok) return;
    const { rows } = (await reply.json()) as { readonly rows: readonly Star[] };
    if (destroyed) return;
    stars = rows;
    onChange();
  }

  return {
    paint(inverted) {
      if (!asked) {
        asked = true;
        fetchStars().catch(() => undefined);
      }
      if (stars.length === 0) return;
      if (written !== inverted) {
        written = inverted;
        buffer(Float32Array.from(stars.flatMap((star) => rowOf(star, inverted))));
      }
      draw({ stars: vao, count: stars.length });
    },
    destroy() {
      destroyed = true;
      vao.destroy();
      buffer.destroy();
    },
  };
}

function rowOf([raDeg, decDeg, magnitude, colourIndex]: Star, inverted: boolean): readonly number[] {
  const brightness = Math.max(0, FAINTEST - magnitude);
  const colour = colourOf(colourIndex);
  return [
    ...eclipticDirection(raDeg * DEGREE, decDeg * DEGREE),
    ...(inverted ? colour.map((part) => ON_PAPER * part) : colour),
    Math.min(1, OPACITY_PER_MAGNITUDE * brightness),
    SMALLEST_PX + PX_PER_MAGNITUDE * brightness,
  ];
}

function colourOf(colourIndex: number): Colour {
  const [from, to, share] =
    colourIndex < 0.4 ? [BLUE, WHITE, (colourIndex + 0.3) / 0.7] : [WHITE, ORANGE, (colourIndex - 0.4) / 1.2];
  const held = Math.min(1, Math.max(0, share));
  return [0, 1, 2].map((part) => from[part] + held * (to[part] - from[part])) as unknown as Colour;
}
