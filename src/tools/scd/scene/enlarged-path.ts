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

/** How far the path may reach beyond what is fitted to a chart, on each side, as a share of the frame. */
const GROWN = 0.15;

/** Room for dates at the right of a path, CSS px. */
const DATE_PX = 40;

/** Least distance of a date from those of both ends, CSS px. */
const APART_PX = 24;

/** A path that is no longer in a picture looks like a knot, CSS px. */
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
  const { width, height } = frame;
  const [besides, above] = [GROWN * width, GROWN * height];
  const free = { left: -besides, top: -above, right: width + besides - DATE_PX, bottom: height + above };
  const fitted = fitSky(chart.camera, all, { size: frame, middle: width / 2, free });
  const inChart = skyViewOf(zoomSky(fitted, chart.camera.fieldOfView), chart.size);
  const there = all.map((direction) => projectSky(inChart, direction));
  if (!there.every((place) => place !== undefined) || extentOf(there) > KNOT_PX) return undefined;
  const view = skyViewOf(fitted, frame);
  const { xy } = placesOf(view, trail.directions);
  const ends = [endOf(trail, xy, 0, 1), endOf(trail, xy, count - 1, count - 2)];
  const isBetween = (tick: Tick) => ends.every(({ x, y }) => Math.hypot(tick.x - x, tick.y - y) > APART_PX);
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

/** The longer side of the box around some places. */
function extentOf(places: readonly Readonly<SkyPoint>[]): number {
  const across = (axis: 'x' | 'y') => {
    const parts = places.map((place) => place[axis]);
    return Math.max(...parts) - Math.min(...parts);
  };
  return Math.max(across('x'), across('y'));
}
