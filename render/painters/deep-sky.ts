import { DEGREE } from '#engine/constants.ts';
import { eclipticDirection } from '../layers/galactic-axes.ts';
import type { Layer } from '../layers/layer.ts';
import type { MarkersProps } from '../layers/markers.ts';
import { type Colour, inked } from '../picture/colour.ts';
import { createFetchedRows } from './fetched-rows.ts';
import { inHeliocentricView } from './in-heliocentric-view.ts';
import { createMarkerRows, type Mark } from './marker-rows.ts';
import type { SkyLook } from './milky-way.ts';
import type { Painter, PainterContext } from './painter.ts';

/** A galaxy, cluster or nebula. */
type DeepSkyObject = readonly [
  name: string,
  kind: string,
  raDeg: number,
  decDeg: number,
  magnitude: number,
  sizeArcmin: number,
];

const COLOURS: Readonly<Record<string, Colour>> = {
  galaxy: [1, 0.86, 0.68],
  'open cluster': [0.72, 0.85, 1],
  'globular cluster': [1, 0.94, 0.78],
  nebula: [1, 0.66, 0.72],
  'planetary nebula': [0.62, 0.95, 0.86],
};
const OTHER_COLOUR: Colour = [0.8, 0.8, 0.8];
const FAINTEST = 10;
const SMALLEST_PX = 7;
const PX_PER_MAGNITUDE = 1.6;

/** Bright galaxies, clusters and nebulae as soft spots, fetched when they are first shown. */
export function createDeepSkyPainter(
  { regl, inView, onChange }: PainterContext,
  drawMarkers: Layer<MarkersProps>,
  deepSkyUrl: string,
): Painter<{ readonly look: SkyLook }> {
  const spots = createMarkerRows(regl);
  const rows = createFetchedRows<DeepSkyObject>(deepSkyUrl, onChange);
  let written: boolean | undefined;
  return {
    paint(picture) {
      const { deepSky, inverted } = picture.look;
      if (!deepSky) return;
      const objects = rows.get();
      if (objects.length === 0) return;
      if (written !== inverted) {
        written = inverted;
        spots.write(objects.map((object) => spotOf(object, inverted)));
      }
      inHeliocentricView(inView, picture, () =>
        drawMarkers({ markers: spots.markers, count: objects.length, solid: 0 }),
      );
    },
    destroy() {
      rows.destroy();
      spots.destroy();
    },
  };
}

/** A spot in the direction of an object, larger and denser the brighter it is. It lies behind what is painted after it. */
function spotOf([, kind, raDeg, decDeg, magnitude]: DeepSkyObject, inverted: boolean): Mark {
  const brightness = Math.max(0, FAINTEST - magnitude);
  const colour = COLOURS[kind] ?? OTHER_COLOUR;
  return {
    place: eclipticDirection(raDeg * DEGREE, decDeg * DEGREE),
    diameter: SMALLEST_PX + PX_PER_MAGNITUDE * brightness,
    colour: inverted ? inked(colour) : colour,
    opacity: Math.min(1, 0.45 + 0.1 * brightness),
  };
}
