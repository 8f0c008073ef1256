import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { numberText } from '#parts/quantities/number-text.ts';

/** How uncertain the distance of an approach is, with a mark where that follows from U alone, and from sampled orbits. */
export function sigmaText({ uncertainty }: Pick<CloseApproach, 'uncertainty'>): string {
  const { distanceSigmaKm: sigma, origin, method, atMost } = uncertainty;
  if (sigma === undefined) return '–';
  const sign = atMost === true ? '≤ ' : origin === 'U' ? '~ ' : '';
  const how = method === 'clones' ? ', sampled' : '';
  return `${sign}${numberText(sigma, sigma < 10 ? 1 : 0)} km${how}`;
}
