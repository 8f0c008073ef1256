import { ARCSECOND } from '#engine/constants.ts';
import type { SkyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { dot } from '#engine/vectors.ts';

/** East and north on the sky, arcsec, or along and across an ellipse in multiples of its axes. */
export type Point = readonly [number, number];

/** How far another direction lies east and north, arcsec, on the azimuthal equidistant projection. */
export function shift(line: Float64Array, other: Float64Array): Point {
  const unit = line.map((value) => value / Math.hypot(...line));
  const axis = Math.hypot(unit[0], unit[1]);
  const east = [-unit[1] / axis, unit[0] / axis, 0];
  const north = [-unit[2] * east[1], unit[2] * east[0], axis];
  const [x, y, depth] = [dot(other, east), dot(other, north), dot(other, unit)];
  const angle = Math.atan2(Math.hypot(x, y), depth) / ARCSECOND / (Math.hypot(x, y) || 1);
  return [angle * x, angle * y];
}

/** A shift along and across an ellipse, in multiples of its axes. */
export function inSigmas({ major, minor, positionAngle }: SkyEllipse, [x, y]: Point): Point {
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  return [(x * sin + y * cos) / major, (x * cos - y * sin) / minor];
}
