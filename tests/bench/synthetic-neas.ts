import { DEGREE } from '#engine/constants.ts';
import type { Conic, Elements } from '#engine/orbit/elements.ts';
import { seededRandom } from '../engine/seeded-random.ts';

/** Elements of a made-up near-Earth population at J2000, the same at every call: q < 1.3 au, Q > 0.983 au. */
export function syntheticNeas(count: number, seed: number): (Conic & { readonly meanAnomaly: number })[] {
  const random = seededRandom(seed);
  const found: (Conic & { readonly meanAnomaly: number })[] = [];
  while (found.length < count) {
    const perihelionDistance = 0.2 + 1.1 * Math.sqrt(random());
    const eccentricity = 0.05 + 0.85 * random();
    const a = perihelionDistance / (1 - eccentricity);
    if (a > 3.5 || a < 0.6 || perihelionDistance > 1.3 || a * (1 + eccentricity) < 0.983) continue;
    found.push({
      epoch: { scale: 'TDB', day: 2_451_545, offset: 0 },
      perihelionDistance,
      eccentricity,
      inclination: Math.sqrt(-2 * Math.log(1 - random())) * 10 * DEGREE,
      node: 2 * Math.PI * random(),
      argumentOfPerihelion: 2 * Math.PI * random(),
      meanAnomaly: 2 * Math.PI * random(),
    } satisfies Elements);
  }
  return found;
}
