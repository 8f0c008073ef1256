import { FULL_MODEL } from '#contract/text/full-model.ts';
import type { BodyParts } from './body-parts.ts';

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
