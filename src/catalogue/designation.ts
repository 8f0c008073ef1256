import { julianDay } from '#engine/time/calendar.ts';

/** The names of a body in one spelling, however they are written. */
export type NameParts = {
  readonly number?: string;
  readonly name?: string;
  /** The number where the text holds no designation. */
  readonly designation: string;
};

const CENTURY: Readonly<Record<string, string>> = { I: '18', J: '19', K: '20', L: '21' };
/** Digits of packed numbers, in their order. */
export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** First number written with a tilde, and the last that fits: zzzz in base 62. */
const FIRST_TILDE = 620_000;

/**
 * Number or provisional designation of a packed identifier of the Minor Planet Center.
 *
 * "00433" → "433", "A0345" → "100345", "~0000" → "620000", "K08T03C" → "2008 TC3", "PLS2040" → "2040 P-L".
 *
 * @throws {RangeError} when the text is not a packed identifier.
 * Source: minorplanetcenter.net/iau/info/PackedDes.html.
 */
export function unpackDesignation(packed: string): string {
  const text = packed.trim();
  if (/^~[0-9A-Za-z]{4}$/.test(text)) return String(FIRST_TILDE + base62(text.slice(1)));
  if (/^[0-9A-Za-z]\d{4}$/.test(text))
    return String(base62(text.slice(0, 1)) * 10_000 + Number(text.slice(1)));
  if (/^(?:PL|T1|T2|T3)S\d{4}$/.test(text))
    return `${Number(text.slice(3))} ${text.charAt(0)}-${text.charAt(1)}`;
  if (!/^[IJKL]\d\d[A-Z][0-9A-Za-z]\d[A-Z]$/.test(text))
    throw new RangeError(`not a packed designation: ${JSON.stringify(packed)}`);
  const count = cycleOf(text.slice(4, 6));
  return `${yearOf(text)} ${text.charAt(3)}${text.charAt(6)}${count === 0 ? '' : count}`;
}

/**
 * Number or designation of a packed identifier of a comet or an interstellar object.
 *
 * "0002P" → "2P", "CJ95O010" → "C/1995 O1", "DJ93F02b" → "D/1993 F2-B".
 *
 * @throws {RangeError} when the text is not a packed identifier of a comet.
 * Source: minorplanetcenter.net/iau/info/PackedDes.html.
 */
export function unpackComet(packed: string): string {
  const text = packed.trim();
  if (/^\d{4}[PDI]$/.test(text)) return `${Number(text.slice(0, 4))}${text.charAt(4)}`;
  if (!/^[CPDXAI][IJKL]\d\d[A-Z][0-9A-Za-z]\d[0a-z]$/.test(text))
    throw new RangeError(`not a packed comet: ${JSON.stringify(packed)}`);
  const designation = `${text.charAt(0)}/${yearOf(text.slice(1))} ${text.charAt(4)}${cycleOf(text.slice(5, 7))}`;
  const fragment = text.charAt(7);
  return fragment === '0' ? designation : `${designation}-${fragment.toUpperCase()}`;
}

/**
 * Julian date of a packed date of the Minor Planet Center at its midnight: "K1972" is 2019 July 2.
 *
 * @throws {RangeError} when the text is not a packed date.
 * Source: minorplanetcenter.net/iau/info/PackedDates.html.
 */
export function unpackDate(packed: string): number {
  const text = packed.trim();
  if (!/^[IJKL]\d\d[1-9A-C][1-9A-V]$/.test(text))
    throw new RangeError(`not a packed date: ${JSON.stringify(packed)}`);
  return julianDay(Number(yearOf(text)), base62(text.charAt(3)), base62(text.charAt(4)));
}

/**
 * Parts of a full name as JPL prints it.
 *
 * "99942 Apophis (2004 MN4)", "559177 (2015 BF518)", "(2002 PD153)", "1P/Halley", "C/2020 F3 (NEOWISE)", "1I/'Oumuamua
 * (A/2017 U1)". A comet's fragment letter goes to its number: "73P/Schwassmann-Wachmann 3-AC" is number 73P-AC, as the
 * Minor Planet Center writes it.
 *
 * @throws {RangeError} when the text names nothing.
 */
export function namePartsOf(fullName: string): NameParts {
  const text = fullName.trim().replaceAll(/\s+/g, ' ');
  const [, number, rest] = /^(\d+[PDI](?:-[A-Z]{1,2}\d?)?)\/(.*)$/.exec(text) ?? [];
  if (number !== undefined && rest !== undefined) return numberedCometParts(number, rest);
  const [, comet, cometName] = /^([CPDXAI]\/-?\d+ [^(]+?)(?: \((.+)\))?$/.exec(text) ?? [];
  if (comet !== undefined) return { designation: comet, ...nameIfAny(cometName) };
  const asteroid = /^(\d+)?(?: ?([^()\s][^()]*?))?(?: ?\(([^()]+)\))?$/.exec(text);
  if (asteroid === null || text === '')
    throw new RangeError(`not the name of a body: ${JSON.stringify(fullName)}`);
  return asteroidParts(asteroid[1], asteroid[2], asteroid[3]);
}

/** A designation with its blank, from one without: "2021QM1" → "2021 QM1"; other text stays as it is. */
export function spacedDesignation(compact: string): string {
  const text = compact.trim();
  const parts = /^(\d{4})([A-Z]{2}\d*|P-L|T-[123])$/.exec(text) ?? /^(A\d{3})([A-Z]{2}\d*)$/.exec(text);
  return parts === null ? text : `${parts[1]} ${parts[2]}`;
}

/** Whether a text is a provisional designation of an asteroid: "2004 MN4", "A898 PA", "2040 P-L". */
export function isProvisional(text: string): boolean {
  return /^[A\d]\d{3} (?:[A-Z]{2}\d*|P-L|T-[123])$/.test(text);
}

function numberedCometParts(number: string, rest: string): NameParts {
  const parts = /^(.*?)(?:-([A-Z]{1,2}\d?))?(?: \(.*\))?$/.exec(rest);
  const whole = parts?.[2] === undefined ? number : `${number}-${parts[2]}`;
  return { number: whole, designation: whole, ...nameIfAny(parts?.[1]) };
}

function asteroidParts(
  number: string | undefined,
  name: string | undefined,
  bracketed: string | undefined,
): NameParts {
  const whole = number !== undefined && name !== undefined ? `${number} ${name}` : name;
  if (bracketed === undefined && whole !== undefined && isProvisional(whole)) return { designation: whole };
  const designation = bracketed ?? number ?? name;
  if (designation === undefined) throw new RangeError('not the name of a body: it is empty');
  return { ...(number === undefined ? {} : { number }), ...nameIfAny(name), designation };
}

function nameIfAny(name: string | undefined): { name?: string } {
  return name === undefined || name === '' ? {} : { name };
}

/** The year of a packed identifier that begins with its century. */
function yearOf(packed: string): string {
  return `${CENTURY[packed.charAt(0)]}${packed.slice(1, 3)}`;
}

/** How often the letters of a half month were used up before: "A1" is 101. */
function cycleOf(packed: string): number {
  return base62(packed.charAt(0)) * 10 + Number(packed.charAt(1));
}

function base62(digits: string): number {
  let value = 0;
  for (const digit of digits) value = value * 62 + BASE_62.indexOf(digit);
  return value;
}
