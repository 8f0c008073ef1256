import { clampedZoom, sliderOfZoom, ZOOM, ZOOM_SLIDER, zoomOfSlider } from '#machines/scene/zoom.ts';

/** Distance from the point looked at that a scene begins with, au. */
const INITIAL_DISTANCE = 5;

const INITIAL_SLIDER = sliderOfZoom(ZOOM.initial);

/**
 * Distance from the point looked at for a zoom, au.
 *
 * Up to the initial zoom it goes with 1/zoom, 1 250 au to 5 au. From there it shrinks by the same factor for every step of the
 * slider, until at the largest zoom it is `nearest`: zooming arrives at the body looked at, however small.
 *
 * @param zoom clamped to its range.
 * @param nearest au, > 0: a few radii of the body looked at.
 */
export function distanceOfZoom(zoom: number, nearest: number): number {
  const clamped = clampedZoom(zoom);
  if (clamped <= ZOOM.initial) return (INITIAL_DISTANCE * ZOOM.initial) / clamped;
  const share = (sliderOfZoom(clamped) - INITIAL_SLIDER) / (ZOOM_SLIDER.max - INITIAL_SLIDER);
  return INITIAL_DISTANCE * (nearest / INITIAL_DISTANCE) ** share;
}

/** Zoom for a distance, the inverse of {@link distanceOfZoom}; at the ends of the range for distances beyond them. */
export function zoomOfDistance(distance: number, nearest: number): number {
  if (distance >= INITIAL_DISTANCE) return clampedZoom((INITIAL_DISTANCE * ZOOM.initial) / distance);
  if (distance <= nearest) return ZOOM.max;
  const share = Math.log(distance / INITIAL_DISTANCE) / Math.log(nearest / INITIAL_DISTANCE);
  return zoomOfSlider(INITIAL_SLIDER + share * (ZOOM_SLIDER.max - INITIAL_SLIDER));
}

/** Zoom after the slider has moved by a number of its steps. */
export function zoomAfterSteps(zoom: number, steps: number): number {
  return zoomOfSlider(Math.max(0, sliderOfZoom(zoom) + steps * ZOOM_SLIDER.step));
}
