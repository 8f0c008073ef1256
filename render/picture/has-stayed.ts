import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, isAside, project } from '../cameras/orbit-camera.ts';

/** How far things may move before the names over the picture are drawn again, CSS px: those that are shown by their name alone, and others. */
export const NEGLIGIBLE_PX = { named: 1, drawn: 0.25 } as const;

/** How far a crosshair, a ring or the gap before a name reaches beyond the thing at a point, CSS px. */
const REACH_PX = 48;

/** Distances from the eye are much the same that differ by less than this part. */
const NEGLIGIBLE_DEPTH = 0.01;

/** Whether things are as many as before, and each has stayed. */
export function haveAllStayed<Thing>(
  before: readonly Thing[],
  now: readonly Thing[],
  isStaying: (one: Thing, other: Thing) => boolean,
): boolean {
  if (before === now) return true;
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index++) if (!isStaying(before[index], now[index])) return false;
  return true;
}

/**
 * Whether what is drawn above a picture about a place looks as it did when that was elsewhere, seen from the same view: the place is
 * hardly anywhere else in the picture, or far enough out of it both times.
 *
 * @param radius of what is there. @param negligiblePx how far it may have moved. Both in CSS px.
 */
export function hasStayed(
  view: CameraView,
  before: Vector3,
  now: Vector3,
  radius: number,
  negligiblePx: number,
): boolean {
  const one = project(view, before);
  const other = project(view, now);
  if (one === undefined || other === undefined) return one === other;
  const reach = REACH_PX + radius;
  if (isAside(view, one, reach)) return isAside(view, other, reach);
  return (
    Math.abs(one.x - other.x) <= negligiblePx &&
    Math.abs(one.y - other.y) <= negligiblePx &&
    Math.abs(one.depth - other.depth) <= NEGLIGIBLE_DEPTH * one.depth
  );
}
