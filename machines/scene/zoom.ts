import { ZOOM_RANGE } from '#contract/limits.ts';

/**
 * Zoom of a 3D scene: the square of what its slider shows. Its limits, which apply to saved states as well, are in
 * `src/contract/limits.ts`.
 */
export const ZOOM = { ...ZOOM_RANGE, initial: 2.5 } as const;

/** The slider, and a notch of the mouse wheel on it. */
export const ZOOM_SLIDER = { min: Math.sqrt(ZOOM.min), max: Math.sqrt(ZOOM.max), step: 0.01 };

/** A zoom within its range. */
export function clampedZoom(zoom: number): number {
  return Math.min(Math.max(zoom, ZOOM.min), ZOOM.max);
}

/** Zoom of a slider value. */
export function zoomOfSlider(value: number): number {
  return clampedZoom(value * value);
}

/** Slider value of a zoom: the inverse of {@link zoomOfSlider}. */
export function sliderOfZoom(zoom: number): number {
  return Math.sqrt(clampedZoom(zoom));
}

/** Zoom after the slider has moved by some of its steps. */
export function zoomAfterSteps(zoom: number, steps: number): number {
  return zoomOfSlider(Math.max(0, sliderOfZoom(zoom) + ZOOM_SLIDER.step * steps));
}

/** Distance from the point looked at, at the initial zoom, in a scene of the solar system, au. */
const SOLAR_SYSTEM_DISTANCE_AU = 5;

/** Nearest the eye comes to what is looked at, in its radii: it fills two thirds of the picture. */
const NEAREST_RADII = 4;

/** Nearest the eye comes to what has no size, au: 15 km. */
const NEAREST_AU = 1e-7;

const INITIAL_SLIDER = Math.sqrt(ZOOM.initial);

/** Distance at the greatest zoom from something of a radius, both au. */
export function nearestDistance(radius: number): number {
  return Math.max(NEAREST_RADII * radius, NEAREST_AU);
}

/**
 * Distance from the point looked at for a zoom, au.
 *
 * Up to the initial zoom it goes with 1/zoom, from 250 times `initial` to `initial`. From there it shrinks by the same factor
 * for every step of the slider until, at the greatest zoom, it is `nearest`: zooming arrives at the body looked at, however
 * small.
 *
 * @param zoom clamped to its range.
 * @param nearest au, > 0: a few radii of the body looked at.
 * @param initial at the initial zoom, au, > `nearest`.
 */
export function distanceOfZoom(zoom: number, nearest: number, initial = SOLAR_SYSTEM_DISTANCE_AU): number {
  const clamped = clampedZoom(zoom);
  if (clamped <= ZOOM.initial) return (initial * ZOOM.initial) / clamped;
  const share = (sliderOfZoom(clamped) - INITIAL_SLIDER) / (ZOOM_SLIDER.max - INITIAL_SLIDER);
  return initial * (nearest / initial) ** share;
}

/** Zoom for a distance, the inverse of {@link distanceOfZoom}; at the ends of the range for distances beyond them. */
export function zoomOfDistance(
  distance: number,
  nearest: number,
  initial = SOLAR_SYSTEM_DISTANCE_AU,
): number {
  if (distance >= initial) return clampedZoom((initial * ZOOM.initial) / distance);
  if (distance <= nearest) return ZOOM.max;
  const share = Math.log(distance / initial) / Math.log(nearest / initial);
  return zoomOfSlider(INITIAL_SLIDER + share * (ZOOM_SLIDER.max - INITIAL_SLIDER));
}
