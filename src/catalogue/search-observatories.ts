import { searchKey } from './normalise.ts';
import type { Observatory } from './observatory.ts';

/**
 * Observatories whose code or name holds a phrase, whatever its blanks, accents and case.
 *
 * Best first: the code itself (as typed, then in any case), the whole name, its beginning, the beginning of a word in it,
 * then a place inside, last code and name together, as '950 La Palma'; within each in the order of the list.
 */
export function searchObservatories(
  observatories: readonly Observatory[],
  phrase: string,
  limit: number,
): Observatory[] {
  const key = searchKey(phrase);
  if (key === '') return [];
  return observatories
    .map((observatory) => ({ observatory, rank: rankOf(observatory, phrase.trim(), key) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ observatory }) => observatory);
}

/** The observatory of an MPC code, written exactly so. */
export function observatoryByCode(
  observatories: readonly Observatory[],
  code: string,
): Observatory | undefined {
  return observatories.find((observatory) => observatory.code === code);
}

const NO_MATCH = 8;

/** Separator of words. */
const BETWEEN = /[\s,./()'’-]+/;

function rankOf({ code, name }: Observatory, phrase: string, key: string): number {
  if (code === phrase) return 0;
  if (code.toLowerCase() === key) return 1;
  const whole = searchKey(name);
  if (whole === key) return 2;
  if (whole.startsWith(key)) return 3;
  if (code.toLowerCase().startsWith(key)) return 4;
  const words = wordsOf(name);
  if (whole.includes(key)) return words.some((word) => word.startsWith(key)) ? 5 : 6;
  const known = [code.toLowerCase(), ...words];
  return wordsOf(phrase).every((word) => known.some((one) => one.startsWith(word))) ? 7 : NO_MATCH;
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(BETWEEN)
    .map(searchKey)
    .filter((word) => word !== '');
}
