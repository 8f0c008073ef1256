import { TURN } from '#engine/constants.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { SAMPLE_EPOCH } from './sample-orbit.ts';

/** Least value and width of a range. */
type Range = readonly [least: number, width: number];

/**
 * An orbit anywhere about the Sun at the epoch of the sample orbits.
 *
 * @param perihelion distance, au. @param inclination rad, of a random number from 0 to 1.
 */
export function randomOrbit(
  random: () => number,
  perihelion: Range,
  eccentricity: Range,
  inclination: (random: number) => number,
): Orbit {
  return elementsToOrbit({
    epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 0 },
    perihelionDistance: perihelion[0] + perihelion[1] * random(),
    eccentricity: eccentricity[0] + eccentricity[1] * random(),
    inclination: inclination(random()),
    node: TURN * random(),
    argumentOfPerihelion: TURN * random(),
    meanAnomaly: TURN * random(),
  });
}
