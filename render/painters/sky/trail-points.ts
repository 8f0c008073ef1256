import { isInPicture, type SkyView } from '../../cameras/sky-camera.ts';
import type { Colour } from '../../picture/colour.ts';
import type { MarkShape, Pen } from '../../picture/sky/ink.ts';
import { MOONLIGHT, type SkyTrail } from '../../picture/sky/trail.ts';
import { CURRENT_APART, CURRENT_LARGER } from './trail-labels.ts';
import { placesOf, type SkyPlaces } from './trail-places.ts';

/** How the points of a trail look. */
export type TrailPointsLook = {
  readonly symbol: MarkShape;
  /** Size of a point, CSS px. */
  readonly size: number;
  /** Marks of moonlight and of stars on the points. */
  readonly light: boolean;
};

const PALE = 0.4;
const CURRENT_RING_WIDTH = 1.5;

/** How far marks of light lie beyond the point itself, CSS px. */
const LIGHT_APART = 3.5;
const LIGHT_WIDTH = 1.5;
const MOON_COLOURS: Readonly<Record<'dark' | 'light', readonly [some: Colour, strong: Colour]>> = {
  dark: [
    [0.98, 0.8, 0.3],
    [1, 0.42, 0.36],
  ],
  light: [
    [0.62, 0.44, 0],
    [0.75, 0.1, 0.06],
  ],
};
const STARLIGHT: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.6, 0.85, 1],
  light: [0.05, 0.35, 0.62],
};

/**
 * Marks the points of a trail with what spoils their light. Of points that would lie on one another one is marked, with the strongest
 * moonlight of those it represents.
 *
 * @param common opacity of the trail.
 */
export function inkPoints(
  pen: Pen,
  { view, look }: { readonly view: SkyView; readonly look: { readonly inverted: boolean } },
  { symbol, size, light }: TrailPointsLook,
  trail: SkyTrail,
  common: number,
): void {
  const { pale, moonlight, starlit, current, colour } = trail;
  const places = placesOf(view, trail.directions);
  const theme = look.inverted ? 'light' : 'dark';
  const ring = CURRENT_LARGER * size + 2 * CURRENT_APART;
  const drawn = thinnedPoints(
    places,
    size,
    current === undefined ? undefined : { row: current, apart: (ring + size) / 2 },
  );
  const moons = strongest(moonlight, drawn);
  const { xy } = places;
  for (let row = 0; row < drawn.length; row++) {
    const [x, y] = [xy[2 * row], xy[2 * row + 1]];
    if (drawn[row] !== row || !isInPicture(view, { x, y }, size)) continue;
    const isCurrent = row === current;
    const larger = isCurrent ? CURRENT_LARGER * size : size;
    const opacity = common * (pale?.[row] === 1 ? PALE : 1);
    pen.mark(x, y, { shape: symbol, size: larger, colour, opacity });
    if (isCurrent)
      pen.mark(x, y, { shape: 'disc', size: ring, colour, opacity: 1, outline: CURRENT_RING_WIDTH });
    if (!light) continue;
    const colourOfMoon = MOON_COLOURS[theme][moons[row] === MOONLIGHT.strong ? 1 : 0];
    for (let around = 1; around <= moons[row]; around++) {
      pen.mark(x, y, {
        shape: 'disc',
        size: larger + 2 * around * LIGHT_APART,
        colour: colourOfMoon,
        opacity,
        outline: LIGHT_WIDTH,
      });
    }
  }
  if (!light || starlit === undefined) return;
  const stars = placesOf(view, starlit);
  const around = size + 2 * LIGHT_APART;
  thinnedPoints(stars, around).forEach((one, row) => {
    const [x, y] = [stars.xy[2 * row], stars.xy[2 * row + 1]];
    if (one !== row || !isInPicture(view, { x, y }, size)) return;
    pen.mark(x, y, {
      shape: 'square',
      size: around,
      colour: STARLIGHT[theme],
      opacity: common,
      outline: LIGHT_WIDTH,
      turn: Math.PI / 4,
    });
  });
}

/** The strongest moonlight of the points that each represents. */
function strongest(moonlight: Uint8Array | undefined, drawn: Int32Array): Uint8Array {
  const most = new Uint8Array(drawn.length);
  moonlight?.forEach((moon, row) => {
    const one = drawn[row];
    if (one !== -1) most[one] = Math.max(most[one], moon);
  });
  return most;
}

/** The emphasised point of a path, and the least distance of others from it, CSS px. */
type Prominent = { readonly row: number; readonly apart: number };

/**
 * Which point of a path is drawn for each, so that symbols do not lie on one another: itself where the last one drawn is some px
 * away, else that one; the prominent one for what is near to it. −1 for what has no place in the picture.
 */
export function thinnedPoints({ xy, placed }: SkyPlaces, apart: number, prominent?: Prominent): Int32Array {
  const drawn = new Int32Array(placed.length);
  const distanceOf = (one: number, other: number) =>
    Math.hypot(xy[2 * one] - xy[2 * other], xy[2 * one + 1] - xy[2 * other + 1]);
  const isByProminent = (row: number) =>
    prominent !== undefined &&
    placed[prominent.row] === 1 &&
    distanceOf(row, prominent.row) < prominent.apart;
  let last: number | undefined;
  for (let row = 0; row < placed.length; row++) {
    if (placed[row] === 0) drawn[row] = -1;
    else if (row === prominent?.row || isByProminent(row)) drawn[row] = prominent?.row ?? row;
    else if (last !== undefined && distanceOf(row, last) < apart) drawn[row] = last;
    else drawn[row] = last = row;
  }
  return drawn;
}
