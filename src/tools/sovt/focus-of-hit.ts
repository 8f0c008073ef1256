import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type Focus, FOCUS_BODIES, SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import type { Picked } from '#render/painters/painter.ts';

/** How far from the origin, where the Sun is, a hit still is one of the Sun, au on each axis. */
const SUN_REACH_AU = 0.1;

/** Whether a hit is one of the Sun. @param place in the rotating frame, au. */
export function isSunHit(place: Vector3): boolean {
  return place.every((part) => Math.abs(part) <= SUN_REACH_AU);
}

/**
 * What a double click follows: the Sun where it hits nothing, or something beside the Sun; else what it hits.
 *
 * @param placeOf where something is in the picture, au.
 */
export function focusOfHit(
  picked: Picked | undefined,
  placeOf: (picked: Picked) => Vector3 | undefined,
): Focus {
  const place = picked && placeOf(picked);
  if (picked === undefined || picked.kind === 'swarm' || (place !== undefined && isSunHit(place)))
    return SUN_FOCUS;
  if (picked.kind === 'object') return { kind: 'object', designator: picked.id };
  const body = FOCUS_BODIES.find((id) => id === picked.id);
  return body === undefined ? SUN_FOCUS : { kind: 'body', body };
}
