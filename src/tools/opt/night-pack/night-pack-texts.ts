import type { NightPackFacts, PackRefusal, PackStep } from '#contract/local/night-pack.ts';
import type { NightPackContext, NightPackWork } from '#machines/opt/night-pack/night-pack.ts';
import { PREPARED_DAYS } from '#contract/limits.ts';
import { countText } from '#contract/text/count-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { dayMonthYear, hourMinute } from '#ui/dates/date-text.ts';
import { eveningsText } from '../night-text.ts';

/** The steps in which a night pack is made. */
export const STEP_TEXTS: Readonly<Record<PackStep, string>> = {
  data: 'Fetching catalogue and ephemeris',
  orbits: 'Computing orbits for the night',
  positions: 'Calculating positions',
  stars: 'Fetching the stars of the fields',
  file: 'Packing',
};

const REFUSALS: Readonly<Record<PackRefusal['kind'], string>> = {
  foreign: 'This file holds no night of the toolkit.',
  newer:
    'This file was made by a newer version of the page. Reload the page with a network, then open it again.',
  cut: 'This file is cut short. Copy it again.',
  damaged: 'This file is damaged: its checksum is wrong. Copy it again.',
  'too-large': 'This file is larger than a night may be.',
  invalid: 'This file cannot be used',
};

/** Why a file is not taken, and that nothing changed. */
export function refusalText({ kind, detail }: PackRefusal): string {
  return `${REFUSALS[kind]}${detail === '' ? '' : `: ${detail}.`} Nothing was changed.`;
}

const FAILURES: Readonly<Record<NightPackWork, string>> = {
  making: 'The night could not be stored',
  taking: 'The file could not be opened',
  saving: 'The night could not be saved to a file',
  deletion: 'The night could not be deleted',
};

/** The failed operation and its reason. */
export function failureText({ work, reason }: NonNullable<NightPackContext['failure']>): string {
  return `${FAILURES[work]}: ${reason}`;
}

/** `11.2 MB`. */
export function sizeText(bytes: number): string {
  return `${fixedText(bytes / 1e6, 1)} MB`;
}

/** Nights and how many objects. */
export function nightsAndObjects({
  firstNight,
  lastNight,
  objects,
}: Pick<NightPackFacts, 'firstNight' | 'lastNight' | 'objects'>): string {
  const nights = eveningsText({ start: firstNight, end: lastNight });
  return objects === 0 ? nights : `${nights}, ${countText(objects, 'object')}`;
}

/**
 * Up to when all orbits are taken along, where nights are later; nothing where none is.
 *
 * @param today the day on which the night is packed, UTC.
 */
export function laterNightsText(
  { lastNight }: Pick<NightPackFacts, 'lastNight'>,
  today: Temporal.PlainDate,
): string | undefined {
  const end = today.add({ days: PREPARED_DAYS });
  if (Temporal.PlainDate.compare(Temporal.PlainDate.from(lastNight), end) <= 0) return undefined;
  return `All orbits are included up to ${dayMonthYear(end)}. On later nights the chosen objects are planned the same way; a list of all objects takes minutes.`;
}

/** Size and date of a stored night, and which of its stars are missing. */
export function storedText({ bytes, madeAt, fields }: NightPackFacts): string {
  const moment = Temporal.Instant.from(madeAt).toZonedDateTimeISO('UTC');
  return `${sizeText(bytes)}, made ${dayMonthYear(moment)} ${hourMinute(moment)} UTC${missingStarsText(fields)}`;
}

function missingStarsText({ taken, all }: NightPackFacts['fields']): string {
  if (taken === all) return '';
  if (taken > 0) return `; stars to the limit of the catalogue in ${taken} of ${all} fields`;
  return '; stars to V 7 alone: the host sends no pieces of the file of stars, which is too large to be stored whole';
}
