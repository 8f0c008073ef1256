import { FULL_MODEL } from '#contract/text/full-model.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { CARBON_MONOXIDE, INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
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

/** The non-gravitational force of an orbit in words: its parameters and the law by which it fades. */
export function nonGravitationalText(terms: NonGravitational): string {
  const { a1, a2, a3, delay } = terms;
  const parameters = Object.entries({ A1: a1, A2: a2, A3: a3 })
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} = ${value.toPrecision(4)}`);
  const delayed = delay === undefined || delay === 0 ? '' : `, DT = ${delay.toFixed(1)} d`;
  return `${parameters.join(', ')} au/d²${delayed}; ${lawText(terms)}`;
}

function lawText(terms: NonGravitational): string {
  if (isLaw(terms, INVERSE_SQUARE)) return 'g(r) = (1 au / r)²';
  if (isLaw(terms, WATER_ICE)) return 'g(r) of water ice (Marsden et al. 1973)';
  if (isLaw(terms, CARBON_MONOXIDE)) return 'g(r) of carbon monoxide (Micheli et al. 2018)';
  const { alpha, r0, m, n, k } = terms;
  return `own g(r): α = ${alpha}, r₀ = ${r0} au, m = ${m}, n = ${n}, k = ${k}`;
}

/** Whether terms follow a law; where k is 0 the exponent n has no effect. */
function isLaw(terms: NonGravitational, law: typeof WATER_ICE): boolean {
  const { alpha, r0, m, n, k } = terms;
  return alpha === law.alpha && r0 === law.r0 && m === law.m && k === law.k && (k === 0 || n === law.n);
}
