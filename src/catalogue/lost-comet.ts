import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';
import { jdOf } from '#engine/time/epoch.ts';
import type { SmallBody } from './small-body.ts';

type Comet = Pick<
  SmallBody,
  'bodyType' | 'number' | 'designation' | 'elements' | 'lastObservation' | 'provenance'
>;

/** Periods without an observation after which a comet counts as lost, and years where the period is longer or unknown. */
const PERIODS = 1.5;
const YEARS = 30;

/**
 * Years of the last observation of lost comets whose elements have an epoch of another return.
 *
 * Source: Kronk, Cometography, 3D/Biela and 75D/Kohoutek.
 */
const LAST_SEEN: Readonly<Record<string, number>> = { '3D': 1852, '75D': 1988 };

/** First letter of the year in which JPL's solutions name the last return they are fitted to: K204/19 is of 2020. */
const CENTURIES: Readonly<Record<string, number>> = { I: 1800, J: 1900, K: 2000 };

/**
 * When a comet that counts as lost was last observed: an ISO date, or a year where no catalogue knows the day.
 *
 * Lost are comets that the Minor Planet Center calls D/, and those that were not observed for one and a half periods, or for thirty years
 * where the period is longer or unknown. Where neither a catalogue nor `LAST_SEEN` has a last observation, the later counts of the
 * epoch of the elements and the return that JPL's solution names; a numbered comet then is not lost, since a number is given to
 * comets that were seen again.
 *
 * @param atUtc Julian date of the question: the present.
 * @returns nothing of a body that is not lost.
 */
export function lostSince(body: Comet, atUtc: number): string | undefined {
  return atUtc > lostAfter(body) ? lastSeen(body).text : undefined;
}

/** Julian date after which a comet counts as lost: infinite where it does not, minus infinite where it always does. */
export function lostAfter(body: Comet): number {
  if (body.bodyType !== 'Comet') return Number.POSITIVE_INFINITY;
  if (isCalledLost(body)) return Number.NEGATIVE_INFINITY;
  return isTrusted(body) ? Number.POSITIVE_INFINITY : lastSeen(body).day + longestGap(body.elements);
}

function isCalledLost({ number, designation }: Comet): boolean {
  return /^\d+D\b/.test(number ?? '') || designation.startsWith('D/');
}

/** Whether a comet has the number of a periodic one and is no fragment, and no date of its last observation is known. */
function isTrusted({ number, lastObservation }: Comet): boolean {
  return lastObservation === undefined && /^\d+P$/.test(number ?? '');
}

/** When a comet was last observed: a Julian date, and the same as a text. */
function lastSeen({ number = '', lastObservation, elements, provenance }: Comet): {
  day: number;
  text: string;
} {
  if (lastObservation !== undefined) {
    return { day: julianDateFromIso(lastObservation), text: lastObservation };
  }
  const year = LAST_SEEN[number];
  if (year !== undefined) return { day: middleOf(year), text: String(year) };
  const day = Math.max(jdOf(elements.epoch), lastReturn(provenance.solution));
  return { day, text: isoDateFromJulianDate(day).slice(0, -'-MM-DD'.length) };
}

/** Julian date. */
function middleOf(year: number): number {
  return julianDateFromIso(`${year}-07-01`);
}

/** Middle of the year of the last return that a solution of JPL names, Julian date. */
function lastReturn(solution = ''): number {
  const [, letter = '', year] = /^(?:JPL )?([IJK])(\d\d)\d/.exec(solution) ?? [];
  const century = CENTURIES[letter];
  if (century === undefined) return Number.NEGATIVE_INFINITY;
  return middleOf(century + Number(year));
}

/** Time without an observation after which a comet counts as lost, days. */
function longestGap(elements: SmallBody['elements']): number {
  const derived = deriveElements(elements);
  const period = derived.kind === 'ellipse' ? derived.period : Number.POSITIVE_INFINITY;
  const years = YEARS * DAYS_PER_JULIAN_YEAR;
  return period > years ? years : PERIODS * period;
}
