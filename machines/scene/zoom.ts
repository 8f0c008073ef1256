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
