import { DEGREE } from '#engine/constants.ts';
import { eclipticDirection } from '../layers/galactic-axes.ts';
import { createStars, STAR_FLOATS, starsVao } from '../layers/stars.ts';
import { inked, starColour } from '../picture/colour.ts';
import { createFetchedRows } from './fetched-rows.ts';
import { inHeliocentricView } from './in-heliocentric-view.ts';
import type { SkyLook } from './milky-way.ts';
import type { Painter, PainterContext } from './painter.ts';

type Star = readonly [raDeg: number, decDeg: number, magnitude: number, colourIndex: number];

const FAINTEST = 6.5;
const SMALLEST_PX = 1.1;
const PX_PER_MAGNITUDE = 0.28;
const OPACITY_PER_MAGNITUDE = 0.17;

/** The stars that the eye sees, fetched when they are first shown. */
export function createStarsPainter(
  { regl, inView, onChange }: PainterContext,
  starsUrl: string,
): Painter<{ readonly look: SkyLook }> {
  const draw = createStars(regl);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * STAR_FLOATS });
  const stars = starsVao(regl, buffer);
  const rows = createFetchedRows<Star>(starsUrl, onChange);
  let written: boolean | undefined;
  return {
    paint(picture) {
      const { milkyWay, stars: areShown = milkyWay, inverted } = picture.look;
      if (!areShown) return;
      const all = rows.get();
      if (all.length === 0) return;
      if (written !== inverted) {
        written = inverted;
        buffer(Float32Array.from(all.flatMap((star) => rowOf(star, inverted))));
      }
      inHeliocentricView(inView, picture, () => draw({ stars, count: all.length }));
    },
    destroy() {
      for (const part of [rows, stars, buffer]) part.destroy();
    },
  };
}

function rowOf([raDeg, decDeg, magnitude, colourIndex]: Star, inverted: boolean): readonly number[] {
  const brightness = Math.max(0, FAINTEST - magnitude);
  const colour = starColour(colourIndex);
  return [
    ...eclipticDirection(raDeg * DEGREE, decDeg * DEGREE),
    ...(inverted ? inked(colour) : colour),
    Math.min(1, OPACITY_PER_MAGNITUDE * brightness),
    SMALLEST_PX + PX_PER_MAGNITUDE * brightness,
  ];
}
