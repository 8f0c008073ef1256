import { AU_KM } from '#engine/constants.ts';
import { numberOf, type DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { ObjectShape } from './object-shape.ts';

/** Diameter of an object of which nothing is known, m. */
const UNKNOWN_DIAMETER = 250;

/**
 * The shape of an object as it is drawn. The size factor of the settings enlarges it: at 1 it is on scale, at 0 there is none.
 *
 * @param diameter m.
 */
export function placedShape(
  designator: string,
  shape: ObjectShape | undefined,
  diameter: number | undefined,
  settings: DisplaySettings,
): Pick<PlacedObject, 'radius' | 'enlarged' | 'shapeId' | 'axesAt'> {
  const factor = numberOf(settings.objectsSettings, 'asteroidsSizeFactor');
  if (shape === undefined || factor === 0) return {};
  const radiusKm = shape.radiusKm ?? (diameter ?? UNKNOWN_DIAMETER) / 2000;
  return {
    radius: (factor * radiusKm) / AU_KM,
    enlarged: factor,
    shapeId: designator,
    axesAt: shape.axesAt,
  };
}
