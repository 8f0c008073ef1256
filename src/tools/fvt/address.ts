import { MAIN_BODY_IDS } from '#contract/fvt/main-bodies.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { FlybyAddress } from '#machines/fvt/approach-search-events.ts';
import { momentOf } from '#parts/timeline/moment-text.ts';

/**
 * What the query of an address asks for: an object alone is listed; with a body, a start and an end its approaches are searched.
 *
 * @param search as `object=Apophis&start=2029-04-08&end=2029-04-18&mainbody=earth`; dates are days, ISO instants or Modified
 *   Julian Dates. A part that cannot be read is left out, and with it the search.
 * @returns undefined where it names no object.
 */
export function flybyAddressOf(search: string): FlybyAddress | undefined {
  const query = new URLSearchParams(search);
  const object = query.get('object')?.trim() ?? '';
  if (object === '') return undefined;
  const start = momentOfText(query.get('start'));
  const end = momentOfText(query.get('end'));
  const named = query.get('mainbody')?.trim().toLowerCase();
  const body = MAIN_BODY_IDS.find((id) => id === named);
  if (start === undefined || end === undefined || body === undefined || end < start) return { object };
  return { object, search: { body, days: { startMs: start, endMs: end } } };
}

function momentOfText(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const number = Number(text);
  if (Number.isFinite(number)) return unixTimeFromJulianDate(number + MJD_ORIGIN);
  try {
    return momentOf(text.trim().replace(/Z$/i, ''));
  } catch {
    return undefined;
  }
}
