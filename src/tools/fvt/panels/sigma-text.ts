import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { numberText } from '#parts/quantities/number-text.ts';

type ApproachDistance = Pick<CloseApproach, 'distanceKm' | 'uncertainty'>;

const MILLION = 1e6;

const METRES = 1000; // of a kilometre

/**
 * How uncertain the distance of an approach is, with a mark where that follows from U alone, and from sampled orbits. Where
 * these scatter by more than the distance itself, a standard deviation means little: how far most of them pass is shown.
 */
export function sigmaText(approach: ApproachDistance): string {
  const { distanceSigmaKm: sigma, maximumKm, origin, method } = approach.uncertainty;
  if (sigma === undefined) return '–';
  if (isAnywhere(approach) && maximumKm !== undefined) return `up to ${roughKm(maximumKm)}`;
  const sign = origin === 'U' ? '~ ' : '';
  const methodText = method === 'clones' ? ', sampled' : '';
  return `${sign}${roughKm(sigma)}${methodText}`;
}

/** What the marks of {@link sigmaText} mean, as far as they occur among approaches. */
export function sigmaNotes(approaches: readonly ApproachDistance[]): readonly string[] {
  const known = approaches.filter(({ uncertainty }) => uncertainty.distanceSigmaKm !== undefined);
  const narrow = known.filter((approach) => !isAnywhere(approach));
  return [
    ...(narrow.some(({ uncertainty: { origin } }) => origin === 'U')
      ? ['~ is estimated from U, which grades how well an orbit is known.']
      : []),
    ...(narrow.some(({ uncertainty: { method } }) => method === 'clones')
      ? ['“Sampled” is the spread of many orbits that fit the observations equally well.']
      : []),
    ...(known.some(isAnywhere)
      ? [
          '“Up to” means that the orbit is known so poorly that the object may pass anywhere within that distance.',
        ]
      : []),
  ];
}

/** Whether sampled orbits scatter by more than the distance of the passage. */
function isAnywhere({ distanceKm, uncertainty: { method, distanceSigmaKm = 0 } }: ApproachDistance): boolean {
  return method === 'clones' && distanceSigmaKm > distanceKm;
}

function roughKm(km: number): string {
  if (km >= MILLION) return `${numberText(km / MILLION, km < 10 * MILLION ? 1 : 0)} million km`;
  return km < 1 ? `${numberText(km * METRES, 0)} m` : `${numberText(km, km < 10 ? 1 : 0)} km`;
}
