import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { MAIN_BODY_IDS } from '#contract/fvt/main-bodies.ts';
import { FIRST_BARE_JULIAN_DATE } from '#contract/rest/date-text.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { FlybyAddress } from '#machines/fvt/approach-search-events.ts';
import { FEATURED_YEARS } from '#contract/fvt/featured-objects.ts';
import { yearsAround } from '#machines/kit/time-range.ts';
import { momentOf } from '#parts/timeline/moment-text.ts';

/** Characters of a part of an address that a message shows. */
const LONGEST_SHOWN = 40;

/** The request in an address, and why it is not all that the address names. */
type ReadAddress = {
  /** Undefined where no object is named. */
  readonly address: FlybyAddress | undefined;
  /** Sentences about what prevents the search for its approaches; none where it is searched, or no search was requested. */
  readonly faults: readonly string[];
};

/** Parts by which approaches are searched. */
const SEARCHED_BY = ['start', 'end', 'mainbody'] as const;

/**
 * What the query of an address requests: an object alone is listed; with a body, a start and an end its approaches are searched.
 *
 * @param search as `object=Apophis&start=2029-04-08&end=2029-04-18&mainbody=earth`; dates are days, ISO instants, Modified
 *   Julian Dates or Julian dates. A part that is missing or cannot be read is reported, and nothing is searched.
 */
export function flybyAddressOf(search: string): ReadAddress {
  const query = new URLSearchParams(search);
  const part = (name: string) => query.get(name)?.trim() ?? '';
  const object = part('object');
  const address = object === '' ? undefined : { object };
  if (SEARCHED_BY.every((name) => part(name) === '')) return { address, faults: [] };
  const startMs = momentOfText(part('start'));
  const endMs = momentOfText(part('end'));
  const body = MAIN_BODY_IDS.find((id) => id === part('mainbody').toLowerCase());
  const faults = [
    ...['object', ...SEARCHED_BY].filter((name) => part(name) === '').map((name) => `"${name}" is missing.`),
    ...unreadDate('start', part('start'), startMs),
    ...unreadDate('end', part('end'), endMs),
    ...(body === undefined && part('mainbody') !== ''
      ? [`mainbody must be one of ${MAIN_BODY_IDS.join(', ')}, but is "${shownPart(part('mainbody'))}".`]
      : []),
    ...(startMs !== undefined && endMs !== undefined && endMs < startMs
      ? [`end "${shownPart(part('end'))}" is before start "${shownPart(part('start'))}".`]
      : []),
  ];
  if (faults.length > 0 || startMs === undefined || endMs === undefined || body === undefined)
    return { address, faults };
  return { address: { object, search: { body, days: { startMs, endMs } } }, faults };
}

/**
 * What the query of an address requests in a frame of another page, which shows the subject of its address:
 * approaches to the Earth are searched also where an object alone is named, as far ahead as those of featured
 * objects are.
 */
export function embeddedAddressOf(address: FlybyAddress, nowMs: number): FlybyAddress {
  return { search: { body: 'earth', days: yearsAround(nowMs, 0, FEATURED_YEARS) }, ...address };
}

function unreadDate(name: string, text: string, ms: number | undefined): readonly string[] {
  if (text === '' || ms !== undefined) return [];
  return [
    `${name} must be a day, an ISO instant, a Modified Julian Date or a Julian date, but is "${shownPart(text)}".`,
  ];
}

/** As much of a part of an address as a message shows. */
function shownPart(text: string): string {
  const bare = withoutDirectionControls(text);
  return bare.length > LONGEST_SHOWN ? `${bare.slice(0, LONGEST_SHOWN)}…` : bare;
}

function momentOfText(text: string): number | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  if (Number.isFinite(number))
    return unixTimeFromJulianDate(number + (number < FIRST_BARE_JULIAN_DATE ? MJD_ORIGIN : 0));
  try {
    return momentOf(text.replace(/Z$/i, ''));
  } catch {
    return undefined;
  }
}
