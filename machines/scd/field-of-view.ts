/** Fields of view, degrees. */
export const FIELD_OF_VIEW = { min: 0.1, max: 90, initial: 45 } as const;

/** Magnitude of the faintest stars that a wide field shows. */
export const STAR_MAGNITUDE = { min: 0, max: 7, initial: 7 } as const;

/** Fields wider than this show bright stars alone. */
const WIDE_ABOVE = 30;

/** Steps of the wheel: the narrower the field, the finer. */
const WHEEL_STEPS = [
  { upTo: 2, step: 0.1 },
  { upTo: 3, step: 0.5 },
  { upTo: 5, step: 1 },
] as const;

const COARSEST_STEP = 3;

/** Decimals of a field of view: the finest step. */
const DECIMALS = 1;

/** Degrees by which a notch of the wheel changes a field of view. */
export function wheelStep(fov: number): number {
  return WHEEL_STEPS.find(({ upTo }) => fov <= upTo)?.step ?? COARSEST_STEP;
}

/** The field of view after a notch of the wheel. @param direction 1 widens, -1 narrows. */
export function turnedWheel(fov: number, direction: 1 | -1): number {
  return clampedFieldOfView(fov + direction * wheelStep(fov));
}

/** A field of view between its bounds, to a tenth of a degree. */
export function clampedFieldOfView(fov: number): number {
  return Number(Math.min(FIELD_OF_VIEW.max, Math.max(FIELD_OF_VIEW.min, fov)).toFixed(DECIMALS));
}

/** A magnitude between its bounds. */
export function clampedMagnitude(magnitude: number): number {
  return Math.min(STAR_MAGNITUDE.max, Math.max(STAR_MAGNITUDE.min, magnitude));
}

/** Whether a field is so wide that fainter stars are dropped. */
export function isWide(fov: number): boolean {
  return fov > WIDE_ABOVE;
}
