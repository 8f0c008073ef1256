import { isInPicture } from '../../cameras/sky-camera.ts';
import { inked } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../../picture/label.ts';
import { dateLabel, tickLabel } from '../../picture/sky/date-ticks.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import type { SkyTrail } from '../../picture/sky/trail.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import { placesOf } from './trail-places.ts';
import { TICK_LENGTH, ticksOf } from './trail-ticks.ts';

/** How much larger the point of the trace date is than the others, and how far the ring around it is from it, CSS px. */
export const CURRENT_LARGER = 1.8;
export const CURRENT_APART = 5;

type Labelled = SkyPicture<{
  readonly look: {
    readonly inverted: boolean;
    readonly trail: { readonly size: number; readonly path: boolean };
    readonly names: NamesLook;
  };
}>;

/**
 * The name of an object beside its point of the trace date, or beside the first one that is in the picture. Where names of objects
 * are off, the one that the date belongs to is named at that point all the same, as nothing else in the picture says what it is.
 */
export function nameOfTrail({ view, look }: Labelled, trail: SkyTrail): readonly Label[] {
  const { directions, current, dating, selected, colour, dates } = trail;
  const name = look.names.object;
  if (name === undefined || !(name.shown || dating === true)) return [];
  const { xy, placed } = placesOf(view, directions);
  const isShown = (row: number) =>
    placed[row] === 1 && isInPicture(view, { x: xy[2 * row], y: xy[2 * row + 1] });
  const isAtDate = current !== undefined && isShown(current);
  const row = isAtDate ? current : placed.findIndex((_, index) => isShown(index));
  if (row === -1 || !(name.shown || isAtDate)) return [];
  return [
    {
      layer: LABEL_LAYER.object,
      text: trail.name,
      ...(isAtDate && dating === true && name.shown ? { note: dateLabel(dates[row]) } : {}),
      x: xy[2 * row],
      y: xy[2 * row + 1],
      clearance: (isAtDate ? CURRENT_LARGER * look.trail.size : look.trail.size) / 2 + CURRENT_APART,
      along: wayAt(xy, row),
      depth: LABEL_DEPTH.object,
      rank: 0,
      selected,
      colour: selected ? name.colour : look.inverted ? inked(colour) : colour,
      size: name.size,
    },
  ];
}

/** Which way a path leads at one of its points, from the one before to the one after it. */
function wayAt(xy: Float64Array, row: number): readonly [number, number] {
  const [from, to] = [Math.max(0, row - 1), Math.min(xy.length / 2 - 1, row + 1)];
  const [x, y] = [xy[2 * to] - xy[2 * from], xy[2 * to + 1] - xy[2 * from + 1]];
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}

/** The dates of its ticks. */
export function datesOfTrail({ view, look }: Labelled, trail: SkyTrail): readonly Label[] {
  if (!look.trail.path || look.names.date?.shown !== true) return [];
  const { colour, size } = look.names.date;
  return ticksOf(view, trail).map(({ date, x, y, along }) => ({
    layer: LABEL_LAYER.date,
    text: tickLabel(date),
    x,
    y,
    clearance: TICK_LENGTH / 2,
    along,
    depth: trail.selected ? LABEL_DEPTH.object : LABEL_DEPTH.planet,
    rank: 2,
    selected: false,
    secondary: true,
    colour,
    size,
  }));
}
