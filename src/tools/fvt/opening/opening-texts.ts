import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { countText } from '#contract/text/count-text.ts';
import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { isWellKnown } from '#machines/fvt/featured-approaches.ts';
import { approachTitle } from '#machines/fvt/close-approach.ts';
import { nextDays, type OpeningContext } from '#machines/fvt/opening.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';

const MONTH_DAYS = 30.44;

/** Spans, days, beyond which hours no longer matter, and beyond which days do not. */
const DAYS_WITH_HOURS = 3;
const DAYS_WITH_DAYS = 61;

/** The object that passes, and the time until then: `(99942) Apophis passes Earth in 1 day 11 hours`. */
export function passesText(approach: CloseApproach, nowMs: number): string {
  const { mainBody, datetime } = approach;
  const left = Date.parse(datetime) - nowMs;
  const verb = left < 0 ? 'passed' : 'passes';
  const words = spanText(Math.abs(left));
  return `${approachTitle(approach)} ${verb} ${mainBody.name} ${left < 0 ? `${words} ago` : `in ${words}`}`;
}

function spanText(ms: number): string {
  const days = ms / MILLISECONDS_PER_DAY;
  if (days >= DAYS_WITH_DAYS) return monthsText(Math.round(days / MONTH_DAYS));
  if (days >= DAYS_WITH_HOURS) return countText(Math.round(days), 'day');
  const hours = Math.floor(ms / MILLISECONDS_PER_HOUR);
  if (hours === 0) return countText(Math.max(1, Math.round(ms / MILLISECONDS_PER_MINUTE)), 'minute');
  if (hours < 24) return countText(hours, 'hour');
  const rest = hours % 24;
  const whole = countText(Math.floor(hours / 24), 'day');
  return rest === 0 ? whole : `${whole} ${countText(rest, 'hour')}`;
}

function monthsText(months: number): string {
  if (months < 24) return countText(months, 'month');
  const rest = months % 12;
  const years = countText(Math.floor(months / 12), 'year');
  return rest === 0 ? years : `${years} ${countText(rest, 'month')}`;
}

/** When and how near it is, and how large: `Thursday 26 November 2026, 04:12 UTC · 92 256 km, 0.24 LD · about 160 m`. */
export function passageText({ datetime, distanceKm, distanceLd, diam }: CloseApproach): string {
  const moment = utcOf(Date.parse(datetime));
  const weekday = moment.toLocaleString('en-GB', { weekday: 'long' });
  const day = `${weekday} ${longDay(moment)}`;
  const size = diam === undefined ? '' : ` · about ${sizeText(diam)} m`;
  return `${day}, ${hourMinute(moment)} UTC · ${numberText(distanceKm, 0)} km, ${distanceLd.toFixed(2)} LD${size}`;
}

/** The date of the picture, which is not that of the timeline. */
export function previewText({ datetime }: CloseApproach): string {
  const day = longDay(utcOf(Date.parse(datetime)));
  return `Preview: the picture shows the hours around ${day}, not the date of the timeline.`;
}

/** Remark about the list of the next approaches; empty where there is none to make. */
export function nextNote(
  { next, isNextSettled, isLaterUnprepared, progress, nowMs }: OpeningContext,
  isMissing: boolean,
): string {
  if (isMissing) return 'The next approaches could not be loaded.';
  if (!isNextSettled && progress !== undefined)
    return `These are still being prepared: ${Math.floor((100 * progress.searched) / progress.total)} % done.`;
  if (!isNextSettled) return '';
  const { endMs } = nextDays(nowMs);
  const isNoneSoon = next.every(({ datetime }) => Date.parse(datetime) > endMs);
  const later = isLaterUnprepared ? ' Later ones are still being prepared.' : '';
  return isNoneSoon ? `No known object comes that near in the next two weeks.${later}` : later.trim();
}

/** A day without a weekday: `13 Apr 2029`. */
export function shortDay(ms: number): string {
  return utcOf(ms).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The text after days without an approach: `Next: 13 April 2029, 0.10 LD`. */
export function followingText({ datetime, distanceLd }: CloseApproach): string {
  return `Next: ${longDay(utcOf(Date.parse(datetime)))}, ${distanceLd.toFixed(2)} LD`;
}

/** A day with its month in words: `13 April 2029`. */
export function longDay(moment: Temporal.PlainDateTime): string {
  return moment.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A distance in lunar distances, with a mark where the orbit does not determine it. */
export function distanceText(approach: CloseApproach): string {
  return `${approach.distanceLd.toFixed(2)}${isWellKnown(approach) ? '' : ' ?'}`;
}

/** A diameter with two significant figures, as it is known no better. @param metres of it. */
export function sizeText(metres: number): string {
  return numberText(Number(metres.toPrecision(2)), 0);
}
