/** Zoom of a 3D scene: the square of what its slider shows. */
export const ZOOM = { min: 0.01, max: 16, initial: 2.5 } as const;

/** The slider, and a notch of the mouse wheel on it. */
export const ZOOM_SLIDER = { min: 0.1, max: 4, step: 0.01 } as const;

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
