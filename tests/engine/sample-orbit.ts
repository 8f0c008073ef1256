import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';

/** Epoch of {@link SAMPLE_ORBIT}, Julian date TDB. */
export const SAMPLE_EPOCH = 2_455_000.5;

/** An orbit like that of many near-Earth asteroids, of no real one. */
export const SAMPLE_ORBIT: Orbit = elementsToOrbit({
  epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 0 },
  perihelionDistance: 0.75,
  eccentricity: 0.45,
  inclination: 0.2,
  node: 3,
  argumentOfPerihelion: 0.5,
  meanAnomaly: 2,
});
