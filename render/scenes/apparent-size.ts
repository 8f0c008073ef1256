import type { CameraView } from '../cameras/orbit-camera.ts';
import {
  angularDiameterDeg,
  isMarkerShown,
  objectMarkerPx,
  planetMarkerPx,
  sunMarkerPx,
} from '../layers/marker-size.ts';
import { GRID_UNIT_AU } from '../layers/grid-lines.ts';
import type { PlacedBody, PlacedObject } from './orbits-frame.ts';
import { fromEye } from './picture.ts';

/** How large something is in a picture. */
export type ApparentSize = {
  /** True when a marker stands for it. */
  readonly marker: boolean;
  /** Diameter of the marker or of the thing itself, CSS px. */
  readonly diameter: number;
};

/** How large a body is in a picture. */
export function bodySize(view: CameraView, { id, position, radius }: PlacedBody): ApparentSize {
  const distance = Math.hypot(...fromEye(view, position));
  if (!isMarkerShown(angularDiameterDeg(radius, distance))) {
    return { marker: false, diameter: (2 * radius * view.pixelsPerRadian) / distance };
  }
  const sun = id === 'sun';
  const diameter = sun
    ? sunMarkerPx(view.pixelsPerRadian, distance, GRID_UNIT_AU)
    : planetMarkerPx(view.pixelsPerRadian);
  return { marker: true, diameter };
}

/** How large an object of the list is in a picture; undefined when it has no place. */
export function objectSize(view: CameraView, object: PlacedObject): ApparentSize | undefined {
  const { position, radius, shapeId, rotation } = object;
  if (position === undefined) return undefined;
  const marker = { marker: true, diameter: objectMarkerPx(view.pixelsPerRadian) };
  if (radius === undefined || shapeId === undefined || rotation === undefined) return marker;
  const distance = Math.hypot(...fromEye(view, position));
  if (isMarkerShown(angularDiameterDeg(radius, distance))) return marker;
  return { marker: false, diameter: (2 * radius * view.pixelsPerRadian) / distance };
}
