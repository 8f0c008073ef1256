import { FULL_MODEL } from '../calculations/encode-calculation.ts';
import type { ServiceParts } from '../service-parts.ts';

/** The two-body model in words. */
const KEPLERIAN = 'Keplerian: the osculating conic about the Sun';

/** By what an orbit is carried on, as its provenance tells. */
export function madeBy(
  { version, compute }: Pick<ServiceParts, 'version' | 'compute'>,
  propagation: 'perturbed' | 'keplerian',
) {
  return {
    forceModel: propagation === 'perturbed' ? FULL_MODEL : KEPLERIAN,
    ephemeris: compute.ephemeris.name,
    software: `NEO Toolkit ${version}`,
  };
}
