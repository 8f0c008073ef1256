/** Zoom of the slider's ends, and the one that a scene begins with. */
export const ZOOM_MIN = 0.01;
export const ZOOM_MAX = 16;
export const ZOOM_START = 2.5;

/** Distance from the point looked at at {@link ZOOM_START}, au. */
export const START_DISTANCE_AU = 5;

const START_SLIDER = Math.sqrt(ZOOM_START);
const SLIDER_MAX = Math.sqrt(ZOOM_MAX);

/**
 * Distance from the point looked at for a zoom, au.
 *
 * Up to {@link ZOOM_START} it goes with 1/zoom, 1 250 au to 5 au. From there it shrinks by the same factor for every step of
 * the slider, whose value is the square root of the zoom, until at {@link ZOOM_MAX} it is `nearest`: zooming arrives at the
 * body looked at, however small.
 *
 * @param zoom clamped to its range.
 * @param nearest au, > 0: a few radii of the body looked at.
 */
export function distanceOfZoom(zoom: number, nearest: number): number {
  const clamped = clampZoom(zoom);
  if (clamped <= ZOOM_START) return (START_DISTANCE_AU * ZOOM_START) / clamped;
  const share = (Math.sqrt(clamped) - START_SLIDER) / (SLIDER_MAX - START_SLIDER);
  return START_DISTANCE_AU * (nearest / START_DISTANCE_AU) ** share;
}

/** Zoom for a distance, the inverse of {@link distanceOfZoom}; at the ends of the range for distances beyond them. */
export function zoomOfDistance(distance: number, nearest: number): number {
  if (distance >= START_DISTANCE_AU) return clampZoom((START_DISTANCE_AU * ZOOM_START) / distance);
  if (distance <= nearest) return ZOOM_MAX;
  const share = Math.log(distance / START_DISTANCE_AU) / Math.log(nearest / START_DISTANCE_AU);
  return clampZoom((START_SLIDER + share * (SLIDER_MAX - START_SLIDER)) ** 2);
}

/** A zoom within its range. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));
}

/** Zoom after the slider, whose value is the square root of the zoom, has moved by some steps of 0.01. */
export function zoomAfterSteps(zoom: number, steps: number): number {
  return clampZoom(Math.max(0, Math.sqrt(zoom) + 0.01 * steps) ** 2);
}
