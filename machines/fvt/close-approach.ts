import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { objectTitle } from '../objects/listed-object.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Two entries of one approach lie within this many days of each other, however the search found it. */
const SAME_WITHIN_DAYS = 0.5;

/** Whether two entries are of the same approach: object, body and, within hours, date. */
export function isSameApproach(one: CloseApproach, other: CloseApproach): boolean {
  return isSameObject(one, other) && Math.abs(one.mjd - other.mjd) < SAME_WITHIN_DAYS;
}

/** Whether two approaches are of the same object to the same body. */
function isSameObject(one: CloseApproach, other: CloseApproach): boolean {
  return one.designator === other.designator && one.mainBody.id === other.mainBody.id;
}

/** Identifies an approach within one list. */
export function approachKey({ designator, mainBody, datetime }: CloseApproach): string {
  return `${designator} ${mainBody.id} ${datetime}`;
}

/** The date by which the flyby of an approach is requested: an instant without fractions and slashes. */
export function flybyDate({ datetime }: Pick<CloseApproach, 'datetime'>): string {
  return datetime.replace(/\.\d+/, '').replace(/Z$/, '');
}

/**
 * The days of a flyby, from the beginning of the first to that of the last.
 *
 * @param jds Julian dates UTC at which its days begin, rising; at least one.
 * @throws {RangeError} without a day.
 */
export function flybyRange(jds: readonly number[]): TimeRange {
  const [first, last] = [jds[0], jds.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a flyby has at least one day');
  const startMs = Math.round(unixTimeFromJulianDate(first));
  const endMs = Math.round(unixTimeFromJulianDate(last));
  return { startMs, endMs: Math.max(endMs, startMs + MILLISECONDS_PER_DAY) };
}

/** The object of an approach as astronomers write it: `(99942) Apophis`, `(137108) 1999 AN10`, `2024 YR4`. */
export function approachTitle({
  name,
  number,
  designator,
}: Pick<CloseApproach, 'name' | 'number' | 'designator'>): string {
  return objectTitle({ name: name ?? designator, number, designator });
}
