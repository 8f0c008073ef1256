import { numberAt, pairsIn } from '#engine/numbers-in.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { projectSky, type SkyCamera, type SkyPoint, skyViewOf } from '#render/cameras/sky-camera.ts';
import { zoomSky } from '#render/cameras/move-sky-camera.ts';
import { pathAngles, placesOf } from '#render/painters/sky/trail-places.ts';
import { type Tick, ticksOf } from '#render/painters/sky/trail-ticks.ts';
import { fitSky } from '#render/picture/sky/fit-sky.ts';
import { pointCount, pointDirection, type SkyTrail } from '#render/picture/sky/trail.ts';

/** A path that is too short in a chart to be read there, drawn for itself. Places are CSS px. */
export type EnlargedPath = {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly ticks: readonly Tick[];
  /** How long the path is on the sky, rad. */
  readonly length: number;
};

/** Shares of the frame that the path fills at most, with room for dates at its right, CSS px. */
const SHARE = 0.78;
const DATE_PX = 40;

/** Least room that dates take, CSS px. */
const DATE_BOX = { width: 42, height: 16 };

/** A path shorter than this in a picture looks like a knot, CSS px. */
const KNOT_PX = 90;

/**
 * The path of an object as it lies in a chart, so large that it fills a frame; undefined where the chart shows it well, and
 * for a path of fewer than two points.
 *
 * @param camera and size of the chart.
 */
export function enlargedPath(
  trail: SkyTrail,
  chart: { readonly camera: SkyCamera; readonly size: PictureSize },
  frame: PictureSize,
): EnlargedPath | undefined {
  const count = pointCount(trail);
  if (count < 2) return undefined;
  const all = Array.from({ length: count }, (_, row) => pointDirection(trail, row));
  const free = { left: 0, top: 0, right: frame.width - DATE_PX, bottom: frame.height };
  const fitted = fitSky(chart.camera, all, { size: frame, middle: frame.width / 2, free });
  const inChart = skyViewOf(zoomSky(fitted, chart.camera.fieldOfView), chart.size);
  const there = all.map((direction) => projectSky(inChart, direction));
  if (!there.every((place) => place !== undefined) || extentOf(there) > KNOT_PX) return undefined;
  const near = skyViewOf(fitted, frame);
  const fill =
    extentOf(
      all.flatMap((direction) => projectSky(near, direction) ?? []),
      free,
    ) / SHARE;
  const at = { x: free.right / 2, y: free.bottom / 2 };
  const view = skyViewOf(zoomSky(fitted, fill * fitted.fieldOfView, { view: near, at }), frame);
  const { xy } = placesOf(view, trail.directions);
  const [first, last] = [endOf(trail, xy, 0, 1), endOf(trail, xy, count - 1, count - 2)];
  const ends = areApart(first, last) ? [first, last] : [first];
  const isBetween = (tick: Tick) => ends.every((end) => areApart(tick, end));
  return {
    points: pairsIn(xy),
    ticks: [...ends, ...ticksOf(view, trail).filter(isBetween)],
    length: numberAt(pathAngles(trail.directions), count - 1),
  };
}

/** An end of a path as a date on it. @param next row beside that end. */
function endOf({ dates }: SkyTrail, xy: Float64Array, row: number, next: number): Tick {
  const [x, y] = [numberAt(xy, 2 * row), numberAt(xy, 2 * row + 1)];
  const [right, down] = [numberAt(xy, 2 * next) - x, numberAt(xy, 2 * next + 1) - y];
  const step = Math.hypot(right, down);
  return { date: numberAt(dates, row), x, y, along: step === 0 ? [0, 1] : [right / step, down / step] };
}

/** Where the date of a tick is written, CSS px, as attributes of SVG; the tick itself is along the unit vector `across`, `below`. */
export type TickText = {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly below: number;
  readonly anchor: 'start' | 'middle';
  readonly baseline: 'central' | 'hanging' | 'auto';
};

/** From the path to the date of a tick, CSS px. */
const DATE_OFF_PX = 9;

/** The place of a date: at the right of its tick, or above or below it where the path runs across; never beyond the frame. */
export function tickText({ x, y, along: [right, down] }: Tick, frame: PictureSize): TickText {
  const side = down > 0 ? 1 : -1;
  const [across, below] = [side * down, -side * right];
  const isBeside = across > 0.5;
  const half = DATE_BOX.width / 2;
  const middle = x + DATE_OFF_PX * across;
  return {
    x: isBeside ? middle : Math.min(Math.max(middle, half), frame.width - half),
    y: y + DATE_OFF_PX * below,
    across,
    below,
    anchor: isBeside ? 'start' : 'middle',
    baseline: isBeside ? 'central' : below > 0 ? 'hanging' : 'auto',
  };
}

/** Whether the dates of two ticks do not overlap. */
function areApart(one: Tick, other: Tick): boolean {
  return Math.abs(one.x - other.x) > DATE_BOX.width || Math.abs(one.y - other.y) > DATE_BOX.height;
}

/** The greater of the shares that some places take of the sides of a box; the longer side of what they take, CSS px, without one. */
function extentOf(
  places: readonly Readonly<SkyPoint>[],
  within?: { readonly right: number; readonly bottom: number },
): number {
  const across = (axis: 'x' | 'y') => {
    const parts = places.map((place) => place[axis]);
    return Math.max(...parts) - Math.min(...parts);
  };
  return Math.max(across('x') / (within?.right ?? 1), across('y') / (within?.bottom ?? 1));
}
