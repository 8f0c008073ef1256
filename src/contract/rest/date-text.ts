import * as z from 'zod/mini';
import { MINUTES_PER_DAY, MJD_ORIGIN } from '#engine/constants.ts';
import { isoFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';
import { modifiedTdbOfUtc } from '../nov/modified-date.ts';

/** What the number of a parameter is, and the time scale of a date without a zone. */
export type DateMeaning = { readonly bare: 'JD' | 'MJD'; readonly scale: 'UTC' | 'TDB' };

/** The forms that every date of a query may have, in half a sentence; that of the parameter comes first. */
export const DATE_FORMS: Readonly<Record<DateMeaning['bare'], string>> = {
  JD: 'a Julian date (2462240.5), MJD 62240, 62240 or ISO 8601 (2029-04-13 or 2029-04-13T21:46:00Z)',
  MJD: 'a Modified Julian Date (62240), JD 2462240.5, 2462240.5 or ISO 8601 (2029-04-13 or 2029-04-13T21:46:00Z)',
};

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const NUMBERED = new RegExp(`^(?:(M?JD)\\s*)?(${NUMBER})$`, 'i');

/** A date, a time of day and a zone; the plus of an offset is a blank where a query did not escape it. */
const ISO =
  /^(\d{4,6}-\d{2}-\d{2})(?:Z|[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(Z|[-+ ]\d{2}(?::?\d{2})?)?)?$/i;

/** Julian dates that a calendar with years of four digits has. */
const LAST_CALENDAR_JULIAN_DATE = 5_373_484.5;

/**
 * A number without letters is a Julian date from here on, and a Modified one below: the former begins in the year -1975, the latter ends
 * in 4596.
 */
export const FIRST_BARE_JULIAN_DATE = 1e6;

/** A Julian date of a query in any common form. */
export function julianDateText(inner: z.ZodMiniNumber = z.number()) {
  return createDateCodec(inner, { bare: 'JD', scale: 'UTC' });
}

/** A Modified Julian Date of a query in any common form. An ISO date with a zone is UTC, and converted where the parameter is TDB. */
export function modifiedDateText(scale: DateMeaning['scale'], inner: z.ZodMiniNumber) {
  return createDateCodec(inner, { bare: 'MJD', scale });
}

/** A date UTC of a query in any common form, as ISO 8601 without an offset. */
export function utcText(inner: z.ZodMiniType<string, string> = z.string()) {
  const codec = z.codec(z.string(), inner, {
    decode: (text, payload) => {
      const iso = utcOf(text.trim());
      if (iso !== undefined) return iso;
      payload.issues.push({ code: 'custom', input: text, message: `must be ${DATE_FORMS.JD}` });
      return z.NEVER;
    },
    encode: (iso) => iso,
  });
  return describedDate(codec, { bare: 'JD', scale: 'UTC' });
}

function createDateCodec(inner: z.ZodMiniNumber, meaning: DateMeaning) {
  const codec = z.codec(z.string(), inner, {
    decode: (text, payload) => {
      const value = valueOf(text.trim(), meaning);
      if (value !== undefined) return value;
      payload.issues.push({ code: 'custom', input: text, message: `must be ${DATE_FORMS[meaning.bare]}` });
      return z.NEVER;
    },
    encode: (value) => String(value),
  });
  return describedDate(codec, meaning);
}

/** Notes in the JSON schema that a value is a date. */
function describedDate<Codec extends z.ZodMiniType>(codec: Codec, meaning: DateMeaning): Codec {
  z.globalRegistry.add(codec, { 'x-date': meaning });
  return codec;
}

/** The number that a parameter has; undefined for what is no date. */
function valueOf(text: string, { bare, scale }: DateMeaning): number | undefined {
  const numbered = NUMBERED.exec(text);
  if (numbered !== null) {
    const value = Number(numbered[2]);
    const form = numbered[1]?.toUpperCase() ?? (value < FIRST_BARE_JULIAN_DATE ? 'MJD' : 'JD');
    return inScale(value, form === 'JD', bare);
  }
  const jd = calendarOf(text);
  if (jd === undefined) return undefined;
  const modified = rounded(jd.value - MJD_ORIGIN);
  if (bare === 'JD') return jd.value;
  return jd.isUtc && scale === 'TDB' ? modifiedTdbOfUtc(modified) : modified;
}

function inScale(value: number, isJulian: boolean, bare: DateMeaning['bare']): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (isJulian === (bare === 'JD')) return value;
  return isJulian ? rounded(value - MJD_ORIGIN) : value + MJD_ORIGIN;
}

/** A date UTC as ISO 8601; what is one already, and has no offset, stays as it is. */
function utcOf(text: string): string | undefined {
  const jd = valueOf(text, { bare: 'JD', scale: 'UTC' });
  if (jd === undefined) return undefined;
  const zone = ISO.exec(text)?.[3] ?? 'Z';
  const plain = text.toUpperCase().replace(' ', 'T');
  if (ISO.test(text) && zone.toUpperCase() === 'Z' && !text.includes(',')) return plain;
  return jd >= 0 && jd <= LAST_CALENDAR_JULIAN_DATE ? `${isoFromJulianDate(jd, 3)}Z` : undefined;
}

/** The Julian date of an ISO date, and whether a zone says that it is UTC. */
function calendarOf(text: string): { readonly value: number; readonly isUtc: boolean } | undefined {
  const match = ISO.exec(text);
  if (match === null) return undefined;
  const [, day, time, zone] = match;
  try {
    const local = julianDateFromIso(time === undefined ? `${day}` : `${day}T${time.replace(',', '.')}`);
    return { value: local - offsetDays(zone), isUtc: zone !== undefined };
  } catch (error) {
    if (error instanceof RangeError) return undefined; // a day that no calendar has
    throw error;
  }
}

/** By how much the clocks of a zone are ahead of UTC. @throws RangeError for more than a day. */
function offsetDays(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hours > 23 || minutes > 59) throw new RangeError(`no time zone is ${zone} from UTC`);
  return ((zone.startsWith('-') ? -1 : 1) * (60 * hours + minutes)) / MINUTES_PER_DAY;
}

/** As many decimals of a Modified Julian Date as a Julian date of double precision has: 0.9 ms. */
function rounded(modified: number): number {
  return Number(modified.toFixed(8));
}
