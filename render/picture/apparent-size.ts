import { type CameraView } from '../cameras/orbit-camera.ts';
import { vec3 } from '../geometry/vectors.ts';
import {
  angularDiameterDeg,
  isMarkerShown,
  objectMarkerPx,
  planetMarkerPx,
  spatialMarkerPx,
} from './marker-size.ts';
import type { PlacedBody } from './placed-body.ts';
import type { PlacedObject } from './placed-object.ts';

/** How large something is in a picture. */
export type ApparentSize = {
  /** True when a marker represents it. */
  readonly marker: boolean;
  /** Diameter of the marker or of the thing itself, CSS px. */
  readonly diameter: number;
};

/** How large a body is in a picture. */
export function bodySize(view: CameraView, { position, radius, marker }: PlacedBody): ApparentSize {
  const distance = vec3.distance(view.eye, position);
  if (!isMarkerShown(angularDiameterDeg(radius, distance))) {
    return { marker: false, diameter: globePx(view, radius, distance) };
  }
  const diameter =
    marker.radius === undefined
      ? planetMarkerPx(view.pixelsPerRadian)
      : spatialMarkerPx(view.pixelsPerRadian, distance, marker.radius);
  return { marker: true, diameter };
}

/** Diameter of a globe in the middle of a picture: where lines of sight touch it, CSS px. */
function globePx({ pixelsPerRadian }: CameraView, radius: number, distance: number): number {
  const touching = Math.sqrt(Math.max(distance ** 2 - radius ** 2, 0.01 * radius ** 2));
  return (2 * radius * pixelsPerRadian) / touching;
}

/** How large an object of the list is in a picture; undefined when it has no place. */
export function objectSize(view: CameraView, object: PlacedObject): ApparentSize | undefined {
  const { position, radius, shapeId, axesAt } = object;
  if (position === undefined) return undefined;
  const marker = { marker: true, diameter: objectMarkerPx(view.pixelsPerRadian) };
  if (radius === undefined || shapeId === undefined || axesAt === undefined) return marker;
  const distance = vec3.distance(view.eye, position);
  if (isMarkerShown(angularDiameterDeg(radius, distance))) return marker;
  return { marker: false, diameter: (2 * radius * view.pixelsPerRadian) / distance };
}
