import type { SkyEllipse } from '../uncertainty/sky-ellipse.ts';
import { ARCSECOND } from '../constants.ts';
import { fieldOfView, type TelescopeCamera } from './camera.ts';

/** Standard deviations on each side that the integral reaches. */
const REACH = 8;
const INTERVALS = 2000;

/**
 * Chance that an object is on the chip when its predicted place is in the middle of it, from 0 to 1.
 *
 * @param ellipse one standard deviation of its place.
 *
 * The normal distribution of two dimensions over the chip's rectangle: along the chip's width by Simpson's rule, up the chip by
 * the error function. Accurate to 1e-3, for long ellipses across the chip too.
 */
export function chanceOnChip(camera: TelescopeCamera, { major, minor, positionAngle }: SkyEllipse): number {
  const { width, height } = fieldOfView(camera);
  const [halfWidth, halfHeight] = [width / 2 / ARCSECOND, height / 2 / ARCSECOND];
  const angle = positionAngle - camera.rotation;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const variance = {
    across: (major * sine) ** 2 + (minor * cosine) ** 2,
    up: (major * cosine) ** 2 + (minor * sine) ** 2,
  };
  const covariance = (major ** 2 - minor ** 2) * sine * cosine;
  if (variance.across === 0 || variance.up === 0) {
    return within(halfWidth, Math.sqrt(variance.across)) * within(halfHeight, Math.sqrt(variance.up));
  }
  const sigma = Math.sqrt(variance.across);
  const slope = covariance / variance.across;
  const rest = Math.sqrt(Math.max(0, variance.up - slope * covariance));
  const end = Math.min(halfWidth, REACH * sigma);
  const step = (2 * end) / INTERVALS;
  let sum = 0;
  for (let k = 0; k <= INTERVALS; k++) {
    const x = -end + k * step;
    const factor = k === 0 || k === INTERVALS ? 1 : 2 + 2 * (k % 2);
    const density = Math.exp(-0.5 * (x / sigma) ** 2) / (sigma * Math.sqrt(2 * Math.PI));
    sum += factor * density * between(-halfHeight - slope * x, halfHeight - slope * x, rest);
  }
  return Math.min(1, (sum * step) / 3);
}

/** Chance that a normal deviate of mean 0 lies within half a width of it. */
function within(half: number, sigma: number): number {
  return between(-half, half, sigma);
}

function between(from: number, to: number, sigma: number): number {
  if (sigma === 0) return from <= 0 && to >= 0 ? 1 : 0;
  return 0.5 * (errorFunction(to / sigma / Math.SQRT2) - errorFunction(from / sigma / Math.SQRT2));
}

/** Source: Abramowitz & Stegun (1964), 7.1.26; |error| below 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const series =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}
