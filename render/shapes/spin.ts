import { DEGREE, TURN } from '#engine/constants.ts';
import { mat3, type Matrix3, matrixOf, quat } from '../geometry/vectors.ts';

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
  return phi0 * DEGREE + (TURN * HOURS_PER_DAY * days) / period + 0.5 * yorp * days * days;
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
  const attitude = quat.create();
  quat.rotateZ(attitude, attitude, spin.lambdaDeg * DEGREE);
  quat.rotateY(attitude, attitude, (90 - spin.betaDeg) * DEGREE);
  quat.rotateZ(attitude, attitude, rotationPhase(spin, day, offset) % TURN);
  return matrixOf(mat3.fromQuat(mat3.create(), attitude));
}
