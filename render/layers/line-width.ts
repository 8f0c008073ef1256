/** Width of a line per unit of its thickness setting. */
const WIDTH_PER_THICKNESS = 0.0015;
const THICKNESS: readonly [thinnest: number, thickest: number] = [1, 15];

/** CSS px per unit of width: thickness 4 is a line of 1.5 px. */
const PX_PER_WIDTH = 250;
const THINNEST_PX = 0.8;

/** Width of a thickness setting, which is clamped to 1 to 15. */
export function lineWidth(thickness: number): number {
  return WIDTH_PER_THICKNESS * Math.min(THICKNESS[1], Math.max(THICKNESS[0], thickness));
}

/** Width of a line by its thickness setting, CSS px. */
export function lineWidthPx(thickness: number): number {
  return Math.max(THINNEST_PX, PX_PER_WIDTH * lineWidth(thickness));
}

/** Opacity of the orbit of an object that is not the selected one. */
export const FADED_OPACITY = 0.4;
