import { eclipticToIcrf, type Vector3 } from './ecliptic.ts';

/**
 * Unit vectors of an orbit's plane, ICRF: P towards the perihelion, Q a quarter turn on in the sense of motion.
 *
 * @param inclination i, rad, ecliptic J2000.
 * @param node Ω, rad, ecliptic J2000.
 * @param argumentOfPerihelion ω, rad, ecliptic J2000.
 *
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, section 6.14.
 */
export function orbitalAxes(
  inclination: number,
  node: number,
  argumentOfPerihelion: number,
): { readonly p: Vector3; readonly q: Vector3 } {
  const cosNode = Math.cos(node);
  const sinNode = Math.sin(node);
  const cosPeri = Math.cos(argumentOfPerihelion);
  const sinPeri = Math.sin(argumentOfPerihelion);
  const cosIncl = Math.cos(inclination);
  const sinIncl = Math.sin(inclination);
  return {
    p: eclipticToIcrf([
      cosNode * cosPeri - sinNode * sinPeri * cosIncl,
      sinNode * cosPeri + cosNode * sinPeri * cosIncl,
      sinPeri * sinIncl,
    ]),
    q: eclipticToIcrf([
      -cosNode * sinPeri - sinNode * cosPeri * cosIncl,
      -sinNode * sinPeri + cosNode * cosPeri * cosIncl,
      cosPeri * sinIncl,
    ]),
  };
}
