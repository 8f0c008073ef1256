import { cross, dot } from '../vectors.ts';

/** A point on the plane across the incoming asymptote through the centre of a body, au. */
export type BPlanePoint = {
  /** Component normal to the asymptote and to the motion of the body. */
  readonly xi: number;
  /** Component against the motion of the body about the Sun, projected on the plane. */
  readonly zeta: number;
};

/**
 * Where the incoming asymptote of a hyperbola about a body hits its b-plane.
 *
 * @param state relative to the body, x y z vx vy vz, au and au/d. @param gm of the body, au³/d².
 * @param bodyVelocity of the body about the Sun in the same axes, au/d.
 * @returns undefined where the object is bound to the body.
 *
 * Source: Valsecchi et al. (2003), A&A 408, 1179, section 2: η along the incoming velocity, ζ against the projection of
 * the planet's velocity, ξ completes a right-handed frame.
 */
export function bPlanePoint(
  state: ArrayLike<number>,
  gm: number,
  bodyVelocity: ArrayLike<number>,
): BPlanePoint | undefined {
  const r = [state[0], state[1], state[2]];
  const v = [state[3], state[4], state[5]];
  const distance = Math.sqrt(dot(r, r));
  const momentum = cross(r, v);
  const h = Math.sqrt(dot(momentum, momentum));
  const energy = dot(v, v) - (2 * gm) / distance;
  if (!(energy > 0 && h > 0)) return undefined;
  const vh = cross(v, momentum);
  const toPericentre = vh.map((part, k) => part / gm - r[k] / distance);
  const e = Math.sqrt(dot(toPericentre, toPericentre));
  const p = toPericentre.map((part) => part / e);
  const normal = momentum.map((part) => part / h);
  const q = cross(normal, p);
  const sine = Math.sqrt(Math.max(0, 1 - 1 / (e * e)));
  const incoming = p.map((part, k) => part / e + sine * q[k]);
  const aim = cross(incoming, normal).map((part) => (part * h) / Math.sqrt(energy));
  const along = dot(incoming, bodyVelocity);
  const across = incoming.map((part, k) => along * part - bodyVelocity[k]);
  const length = Math.sqrt(dot(across, across));
  const zetaAxis = across.map((part) => part / length);
  return { xi: dot(aim, cross(incoming, zetaAxis)), zeta: dot(aim, zetaAxis) };
}
