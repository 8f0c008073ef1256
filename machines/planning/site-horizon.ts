import type { HorizonPoint, Obstruction } from '#engine/sky/obstruction.ts';
import { readHorizon } from './horizon-text.ts';
import { isGeocentric, type Observatory } from './observatory.ts';

/** Horizon profiles of sites as they were pasted, by {@link groundKey}. */
export type SiteHorizons = Readonly<Record<string, string>>;

/** Decimals of degrees within which a custom place has the same trees: 100 m. */
const GROUND_DECIMALS = 3;

/** The key of a site's horizon: its code, or a custom place to the nearest hundred metres. */
export function groundKey({ code, latitude, longitude }: Observatory): string {
  return code ?? `${latitude.toFixed(GROUND_DECIMALS)} ${longitude.toFixed(GROUND_DECIMALS)}`;
}

/** The horizon of a site as it was pasted; empty for an open view, and at the geocentre. */
export function horizonOf(observatory: Observatory, horizons: SiteHorizons): string {
  return isGeocentric(observatory.code ?? '') ? '' : (horizons[groundKey(observatory)] ?? '');
}

/** The horizons with that of one site changed; an open view is not stored. */
export function withHorizon(horizons: SiteHorizons, observatory: Observatory, horizon: string): SiteHorizons {
  const { [groundKey(observatory)]: _before, ...others } = horizons;
  return horizon.trim() === '' ? others : { ...others, [groundKey(observatory)]: horizon };
}

/** The obstruction by a horizon; undefined for an open view. */
export function obstructionIn(horizon: string): Obstruction | undefined {
  const read = readHorizon(horizon);
  return read.kind === 'line' ? read.obstruction : undefined;
}

/** The corners of a horizon as a call carries them; undefined for an open view. */
export function pointsIn(horizon: string): HorizonPoint[] | undefined {
  const read = readHorizon(horizon);
  return read.kind === 'line' ? [...read.points] : undefined;
}
