import { isInPicture, projectSky, type SkyView } from '../../cameras/sky-camera.ts';
import { ticksBetween, tickStep } from '../../picture/sky/date-ticks.ts';
import { directionBetween, type SkyTrail } from '../../picture/sky/trail.ts';
import { placesOf, segmentsInPicture } from './trail-places.ts';

/** Length of a tick, CSS px. */
export const TICK_LENGTH = 9;

/** Least distance between ticks, CSS px, and their greatest number. */
const APART = 72;
const MOST = 120;

/** A date on a path: where it is and which way the path leads there, CSS px. */
export type Tick = {
  readonly date: number;
  readonly x: number;
  readonly y: number;
  readonly along: readonly [number, number];
};

const made = new WeakMap<SkyView, Map<SkyTrail, readonly Tick[]>>();

/** Dates on the part of a path that is in the picture, some px apart; they are found once for strokes and labels. */
export function ticksOf(view: SkyView, trail: SkyTrail): readonly Tick[] {
  const known = made.get(view) ?? new Map<SkyTrail, readonly Tick[]>();
  made.set(view, known);
  const ticks = known.get(trail) ?? ticksAlong(view, trail);
  known.set(trail, ticks);
  return ticks;
}

function ticksAlong(view: SkyView, trail: SkyTrail): readonly Tick[] {
  const { directions, dates } = trail;
  const segments = segmentsInPicture(view, directions);
  if (segments.length === 0) return [];
  const { xy } = placesOf(view, directions);
  const length = (row: number) =>
    Math.hypot(xy[2 * row + 2] - xy[2 * row], xy[2 * row + 3] - xy[2 * row + 1]);
  const way = segments.reduce((total, row) => total + length(row), 0);
  const time = segments.reduce((total, row) => total + dates[row + 1] - dates[row], 0);
  const step = tickStep(way / time, APART);
  return segments
    .flatMap((row) =>
      ticksBetween(dates[row], dates[row + 1], step)
        .slice(0, MOST)
        .flatMap((date) => tickAt(view, trail, row, date)),
    )
    .filter(({ date }, index, all) => index === 0 || date - all[index - 1].date > step / 2)
    .slice(0, MOST);
}

function tickAt(view: SkyView, trail: SkyTrail, row: number, date: number): readonly Tick[] {
  const { dates } = trail;
  const share = (date - dates[row]) / (dates[row + 1] - dates[row]);
  const near = (other: number) => projectSky(view, directionBetween(trail, row, other));
  const at = near(share);
  const [before, after] = [near(Math.max(0, share - 1e-3)), near(Math.min(1, share + 1e-3))];
  if (at === undefined || before === undefined || after === undefined || !isInPicture(view, at)) return [];
  const [x, y] = [after.x - before.x, after.y - before.y];
  const extent = Math.hypot(x, y);
  return extent === 0 ? [] : [{ date, ...at, along: [x / extent, y / extent] }];
}
