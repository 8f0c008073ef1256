import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { NIGHT_SUN_ALTITUDE_DEG, OBLIQUITY_J2000_ARCSEC } from '#engine/constants.ts';
import type { Observatory } from '#machines/planning/observatory.ts';

/** Nearer to a pole than this there are dates on which the Sun does not sink to astronomical night. */
const WHITE_NIGHTS_FROM_DEG = 90 + NIGHT_SUN_ALTITUDE_DEG - OBLIQUITY_J2000_ARCSEC / 3600;

/** What to try when no object fulfils the criteria, seen from an observatory. */
export function emptyHint({ code, latitude }: Pick<Observatory, 'code' | 'latitude'>): string {
  const hint = 'Widen a filter below the column heads, or choose a longer time frame.';
  if (code === GEOCENTRE_CODE || Math.abs(latitude) < WHITE_NIGHTS_FROM_DEG) return hint;
  return `${hint} At this latitude there may be no astronomical night, the Sun ${-NIGHT_SUN_ALTITUDE_DEG}° below the horizon, in the time frame: nothing can be observed then.`;
}
