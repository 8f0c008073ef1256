import { DEGREE } from '#engine/constants.ts';
import type { Matrix3 } from '../scenes/orbits-frame.ts';

/** How an asteroid turns about its shortest axis. */
export type Spin = {
  /** Ecliptic longitude and latitude of the north pole, J2000, deg. */
  readonly lambdaDeg: number;
  readonly betaDeg: number;
  /** Sidereal period, h. */
  readonly period: number;
  /** Change of the rotation rate, rad/d². */
  readonly yorp: number;
  /** Rotation angle at `jd0`, deg. */
  readonly phi0: number;
  /** Julian date TDB. */
  readonly jd0: number;
};

/** What is shown when nothing is known of an object's shape. */
export const GENERIC_SPIN: Spin = {
  lambdaDeg: 251,
  betaDeg: -63,
  period: 3.755067,
  yorp: 19e-9,
  phi0: 0,
  jd0: 2_443_568,
};

const HOURS_PER_DAY = 24;

/**
 * Angle by which an asteroid has turned since its zero phase, rad, not reduced.
 *
 * @param day, offset instant, Julian date TDB
 * @throws {RangeError} when the period is not above zero.
 *
 * Source: Kaasalainen, Mottola & Fulchignoni (2002), Asteroids III, 139; with the quadratic term of Kaasalainen et al. (2007),
 * Nature 446, 420.
 */
export function rotationPhase({ period, yorp, phi0, jd0 }: Spin, day: number, offset: number): number {
  if (!(period > 0)) throw new RangeError(`a rotation period must be above zero, got ${period} h`);
  const days = day - jd0 + offset;
  return phi0 * DEGREE + (2 * Math.PI * HOURS_PER_DAY * days) / period + 0.5 * yorp * days * days;
}

/**
 * Axes of an asteroid's model in ecliptic J2000 at an instant: columns x, y and z, z towards its pole.
 *
 * A vector of the body is turned by the phase about z, by 90° − β about y, then by λ about z.
 *
 * @param day, offset instant, Julian date TDB
 * Source: Durech et al. (2010), A&A 513, A46, section 2 (the convention of DAMIT).
 */
export function spinAxes(spin: Spin, day: number, offset: number): Matrix3 {
  const phase = rotationPhase(spin, day, offset) % (2 * Math.PI);
  const [cosL, sinL] = cosineAndSine(spin.lambdaDeg * DEGREE);
  const [cosT, sinT] = cosineAndSine((90 - spin.betaDeg) * DEGREE);
  const [cosP, sinP] = cosineAndSine(phase);
  return [
    cosL * cosT * cosP - sinL * sinP,
    sinL * cosT * cosP + cosL * sinP,
    -sinT * cosP,
    -cosL * cosT * sinP - sinL * cosP,
    -sinL * cosT * sinP + cosL * cosP,
    sinT * sinP,
    cosL * sinT,
    sinL * sinT,
    cosT,
  ];
}

function cosineAndSine(angle: number): readonly [number, number] {
  return [Math.cos(angle), Math.sin(angle)];
}
