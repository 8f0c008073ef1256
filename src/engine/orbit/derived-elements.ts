import { TURN } from '../constants.ts';
import type { Conic } from './elements.ts';
import { SUN_GM } from './sun-gm.ts';

/** Size and pace of an orbit; what a conic does not have is absent. */
export type DerivedElements =
  | {
      readonly kind: 'ellipse';
      /** a, au. */
      readonly semiMajorAxis: number;
      /** Q, au. */
      readonly aphelionDistance: number;
      /** n, rad/d. */
      readonly meanMotion: number;
      /** d. */
      readonly period: number;
    }
  | { readonly kind: 'parabola' }
  | {
      readonly kind: 'hyperbola';
      /** a, au, negative. */
      readonly semiMajorAxis: number;
      /** n, rad/d. */
      readonly meanMotion: number;
    };

/**
 * What follows from q (au) and e alone, by the Sun's gravitational parameter of DE440.
 *
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, section 6.3.
 */
export function deriveElements({
  perihelionDistance: q,
  eccentricity: e,
}: Pick<Conic, 'perihelionDistance' | 'eccentricity'>): DerivedElements {
  if (e === 1) return { kind: 'parabola' };
  const semiMajorAxis = q / (1 - e);
  const meanMotion = Math.sqrt(SUN_GM / Math.abs(semiMajorAxis) ** 3);
  if (e > 1) return { kind: 'hyperbola', semiMajorAxis, meanMotion };
  const period = TURN / meanMotion;
  return { kind: 'ellipse', semiMajorAxis, aphelionDistance: semiMajorAxis * (1 + e), meanMotion, period };
}

/**
 * Tisserand parameter with respect to a planet on a circular ecliptic orbit.
 *
 * @param planetDistance a of the planet, au; Jupiter's is {@link JUPITER_SEMI_MAJOR_AXIS}.
 * @returns a pure number: below 3 for most comets of Jupiter's family, above it for most asteroids.
 * Source: Murray & Dermott (1999), Solar System Dynamics, eq. 3.46; for open orbits 1/a ≤ 0.
 */
export function tisserandParameter(
  { perihelionDistance: q, eccentricity: e, inclination }: Conic,
  planetDistance: number,
): number {
  const reciprocal = (1 - e) / q;
  const parameter = q * (1 + e);
  return planetDistance * reciprocal + 2 * Math.cos(inclination) * Math.sqrt(parameter / planetDistance);
}

/** Semi-major axis of Jupiter, au. Source: Standish & Williams (1992), mean elements at J2000, JPL "Approximate positions". */
export const JUPITER_SEMI_MAJOR_AXIS = 5.202887;
