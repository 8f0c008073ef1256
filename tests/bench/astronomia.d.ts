/** The part of the peer that the benchmark of two-body positions calls; it ships no types. */
declare module 'astronomia/kepler' {
  export function kepler2b(eccentricity: number, meanAnomaly: number, places: number): number;
  export function trueAnomaly(eccentricAnomaly: number, eccentricity: number): number;
  export function radius(eccentricAnomaly: number, eccentricity: number, semiMajorAxis: number): number;
}
