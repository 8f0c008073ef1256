import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { principalAxes } from '../uncertainty/sky-ellipse.ts';
import { lengthOf } from '../vectors.ts';
import { bPlanePoint } from './b-plane.ts';
import { elementsAbout, type Passage } from './passage.ts';
import type { RelativeMotion } from './relative-motion.ts';

/** How uncertain a passage is: one standard deviation, days and au. */
export type PassageSpread = {
  readonly timeSigma: number;
  readonly distanceSigma: number;
  /** Least and greatest distance that may be, three standard deviations to either side, not below 0. */
  readonly least: number;
  readonly most: number;
  /** Where the asymptote hits the b-plane, and the ellipse there; absent where the object is bound to the body. */
  readonly bPlane?: BPlaneEllipse;
};

/** Where an asymptote hits the b-plane, and the ellipse of one standard deviation about that point; ξ and ζ as of `bPlanePoint`. */
export type BPlaneEllipse = {
  /** au. */
  readonly xi: number;
  readonly zeta: number;
  readonly semiMajor: number;
  readonly semiMinor: number;
  /** Angle of the major axis from ξ towards ζ, rad, in [0, π). */
  readonly angle: number;
};

/** Standard deviations between the nearest point and the least distance that is reported. */
const REACH = 3;

/** Part of place and speed over which derivatives are taken. */
const STEP = 1e-6;

/**
 * The spread of a passage that follows linearly from the covariance of the state at the nearest point.
 *
 * @param covariance 36 numbers, ecliptic J2000, au and au/d. @param motion about the body.
 *
 * Accuracy: linear. Source: Milani & Gronchi (2010), Theory of Orbit Determination, chapter 12.
 */
export function linearSpread(
  passage: Passage,
  covariance: Float64Array,
  motion: RelativeMotion,
  ephemeris: Ephemeris,
): PassageSpread {
  const { state, distance } = passage;
  const sigma = (gradient: readonly number[]) =>
    Math.sqrt(Math.max(quadratic(covariance, gradient, gradient), 0));
  const distanceSigma = sigma(distanceGradient(passage, ephemeris));
  const ellipse = bPlaneEllipse(passage, covariance, ephemeris);
  return {
    timeSigma: sigma(timeGradient(passage, motion)),
    distanceSigma,
    least: Math.max(0, distance - REACH * distanceSigma),
    most: distance + REACH * distanceSigma,
    ...(ellipse === undefined ? {} : { bPlane: ellipse }),
  };

  function bPlaneEllipse(
    { body, day, offset }: Passage,
    matrix: Float64Array,
    { gm }: Ephemeris,
  ): BPlaneEllipse | undefined {
    const velocity = velocityAboutSun(body, day, offset, ephemeris);
    const point = (at: ArrayLike<number>) => bPlanePoint(at, gm[body], velocity);
    const middle = point(state);
    const xi = gradientOf(state, (at) => point(at)?.xi);
    const zeta = gradientOf(state, (at) => point(at)?.zeta);
    if (middle === undefined || xi === undefined || zeta === undefined) return undefined;
    const moments = [quadratic(matrix, zeta, zeta), quadratic(matrix, xi, xi), quadratic(matrix, xi, zeta)];
    return { ...middle, ...ellipseOf(moments[1], moments[0], moments[2]) };
  }
}

/** The ellipse of one standard deviation of second moments about ξ and ζ, au². */
function ellipseOf(
  xiXi: number,
  zetaZeta: number,
  xiZeta: number,
): Pick<BPlaneEllipse, 'semiMajor' | 'semiMinor' | 'angle'> {
  const { major, minor, positionAngle } = principalAxes(zetaZeta, xiXi, xiZeta, 1);
  return { semiMajor: major, semiMinor: minor, angle: positionAngle };
}

/** Velocity of a body about the Sun, ecliptic J2000, au/d. */
function velocityAboutSun(body: number, day: number, offset: number, ephemeris: Ephemeris): Float64Array {
  const [planet, sun, turned] = [new Float64Array(6), new Float64Array(6), new Float64Array(3)];
  ephemeris.state(body, day, offset, planet);
  ephemeris.state(BODY.Sun, day, offset, sun);
  const velocity = planet.subarray(3).map((part, k) => part - sun[k + 3]);
  rotate(ECLIPTIC_J2000, velocity, turned);
  return turned;
}

/**
 * Derivatives of the least distance by the state at the nearest point; for a fall, those of the pericentre
 * distance.
 */
function distanceGradient(passage: Passage, ephemeris: Ephemeris): readonly number[] {
  const { state, distance, impact } = passage;
  if (impact === undefined) return [...state.subarray(0, 3).map((part) => part / distance), 0, 0, 0];
  const pericentre = (at: Float64Array) =>
    elementsAbout({ ...passage, state: at }, ephemeris).perihelionDistance;
  return gradientOf(state, pericentre) ?? [0, 0, 0, 0, 0, 0];
}

/**
 * Derivatives of the instant of the nearest point by the state at it; for a fall, those of the instant at the
 * surface.
 */
function timeGradient({ state, day, offset, impact }: Passage, motion: RelativeMotion): readonly number[] {
  const [x, y, z, vx, vy, vz] = state;
  if (impact !== undefined) {
    const radial = x * vx + y * vy + z * vz;
    return [-x / radial, -y / radial, -z / radial, 0, 0, 0];
  }
  const pull = new Float64Array(3);
  motion.acceleration(day, offset, pull);
  const growth = vx * vx + vy * vy + vz * vz + x * pull[0] + y * pull[1] + z * pull[2];
  return [vx, vy, vz, x, y, z].map((part) => -part / growth);
}

/** Derivatives of a quantity by a state; undefined where it has no value on both sides. */
function gradientOf(
  state: Float64Array,
  quantity: (state: Float64Array) => number | undefined,
): readonly number[] | undefined {
  const reach = [lengthOf(state[0], state[1], state[2]), lengthOf(state[3], state[4], state[5])];
  const gradient: number[] = [];
  for (let k = 0; k < 6; k++) {
    const step = STEP * reach[k < 3 ? 0 : 1];
    const above = quantity(state.with(k, state[k] + step));
    const below = quantity(state.with(k, state[k] - step));
    if (above === undefined || below === undefined) return undefined;
    gradient.push((above - below) / (2 * step));
  }
  return gradient;
}

/** uᵀ M v of a matrix of 36 numbers. */
function quadratic(matrix: Float64Array, u: readonly number[], v: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) sum += u[row] * matrix[6 * row + column] * v[column];
  }
  return sum;
}
