import type { BodyParts } from './body-parts.ts';

/** The force model of every number that is calculated, in words. */
export const FULL_MODEL =
  'full: Sun, planets, Moon, Pluto, sixteen asteroids, relativity, non-gravitational terms, J2 to J4';

/** The two-body model in words. */
const KEPLERIAN = 'Keplerian: the osculating conic about the Sun';

/** Force model, ephemeris and software of an orbit, for its provenance. */
export function modelDescription(
  { software, compute }: Pick<BodyParts, 'software' | 'compute'>,
  propagation: 'perturbed' | 'keplerian',
) {
  return {
    forceModel: propagation === 'perturbed' ? FULL_MODEL : KEPLERIAN,
    ephemeris: compute.ephemeris.name,
    software,
  };
}
