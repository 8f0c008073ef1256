import {
  DEFAULT_CUSTOM,
  hasCoordinates,
  type Observatory,
  savedCustomObservatory,
} from '#machines/planning/observatory.ts';
import { readCoordinate } from './read-coordinate.ts';

/** A text as a place: both of its coordinates, a pair that names none, or something else. */
export type TypedPlace =
  | { readonly kind: 'place'; readonly place: Observatory }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'other' };

/** Reads a place that was typed by its coordinates, latitude first unless letters say otherwise: 38.72, -9.14. */
export function typedPlace(text: string): TypedPlace {
  const read = readCoordinate('latitude', text);
  if (read.kind !== 'pair') return { kind: 'other' };
  const coordinates = { latitude: read.latitude, longitude: read.longitude, alt: DEFAULT_CUSTOM.alt };
  return hasCoordinates(coordinates)
    ? { kind: 'place', place: savedCustomObservatory(coordinates) }
    : { kind: 'nowhere' };
}
