import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { BodyNames, Catalogue } from './catalogue.ts';
import { type ExactNames, createExactNames } from './exact-names.ts';
import { searchKey, searchText } from './normalise.ts';
import { createSimilarNames } from './similar-names.ts';
import { type Database, labelOf } from './small-body.ts';
import { otherSpellings } from './spellings.ts';

/** The result of a search by a list of names: row numbers in the order of the names, and what was not found. */
export type NamesFound = {
  readonly found: readonly number[];
  /** Names that no object has. */
  readonly missing: readonly string[];
  /** Names that several comets share, with the labels of some of them. */
  readonly ambiguous: readonly { readonly name: string; readonly candidates: readonly string[] }[];
};

export type PhraseOptions = {
  /** Most results. */
  readonly limit: number;
  /** Only objects of these databases; absent for all. */
  readonly databases?: readonly Database[] | undefined;
};

/** Search in the names of one catalogue; making it takes some tens of milliseconds, a search a few. */
export type BodySearch = {
  /**
   * Rows whose number, name or a designation holds the phrase, whatever its blanks, brackets, accents and case.
   *
   * Best first: what the phrase means in another spelling, the number itself, the name, a designation, then beginnings of
   * them, then places inside. Where nothing holds it, names that differ from it by a letter or two.
   */
  byPhrase(phrase: string, options: PhraseOptions): number[];
  /**
   * Rows of names from a list: number, name, designation, "number name", or the full label; blanks and brackets do not
   * count, case does. A name that occurs twice is found once.
   */
  byNames(names: readonly string[]): NamesFound;
  /** Names and designations that differ from a name by capitals or accents alone; else names by a letter or two. */
  suggestions(name: string): readonly string[];
};

/** Most names that are reported as possibly meant. */
const NAMED_MEANINGS = 3;

/** Candidates named for an ambiguous name. */
const NAMED_CANDIDATES = 5;

/** Makes the search of a catalogue. */
export function createBodySearch(catalogue: Catalogue): BodySearch {
  const haystack = buildHaystack(catalogue);
  const similar = createSimilarNames(catalogue);
  let exact: ExactNames | undefined;
  return {
    byPhrase(phrase, options) {
      const key = searchKey(phrase);
      const others = otherSpellings(phrase).map(searchKey);
      const keys = [...others.filter((other) => other !== key), key];
      const rows = keys.flatMap((one) => findPhrase(haystack, catalogue, one, options));
      const found = [...new Set(rows)].slice(0, options.limit);
      return found.length > 0 ? found : similar(phrase, NAMED_MEANINGS).filter(isIn(options.databases));
    },
    byNames(names) {
      exact ??= createExactNames(catalogue);
      return findNames(names, exact, catalogue);
    },
    suggestions(name) {
      const key = searchKey(name);
      const rows = findPhrase(haystack, catalogue, key, { limit: NAMED_MEANINGS });
      const meant = rows.flatMap((row) => {
        const { name: proper, designation } = catalogue.names(row);
        return [proper ?? '', designation].find((one) => searchKey(one) === key) ?? [];
      });
      if (meant.length > 0) return meant;
      return [...new Set(similar(name, NAMED_MEANINGS).flatMap((row) => catalogue.names(row).name ?? []))];
    },
  };

  function isIn(databases: PhraseOptions['databases']): (row: number) => boolean {
    return (row) => databases === undefined || databases.includes(catalogue.database(row));
  }
}

/**
 * Keys of all objects in one text, as {@link searchText} writes them: each object begins with a line end, each of its keys
 * with a tab.
 *
 * `starts` has the place of every object's line end, and the length of the text at the end.
 */
type Haystack = { readonly text: string; readonly starts: Uint32Array };

const OBJECT = '\n'.charCodeAt(0);
const KEY = '\t'.charCodeAt(0);

function buildHaystack(catalogue: Catalogue): Haystack {
  const lines = Array.from({ length: catalogue.count }, (_, index) => searchLine(catalogue.names(index)));
  const text = searchText(lines.join(''));
  const starts = new Uint32Array(catalogue.count + 1);
  for (let index = 0, at = 0; index < catalogue.count; index++, at++) {
    at = text.indexOf('\n', at);
    starts[index] = at;
  }
  starts[catalogue.count] = text.length;
  return { text, starts };
}

/** Number, name and designation come first, absent ones empty, so that a key's place says what it is. */
function searchLine(names: BodyNames): string {
  const { number = '', name = '', designation, otherDesignations, bodyType } = names;
  const label = labelOf(names);
  const keys = [number, name, designation, ...otherDesignations];
  if (label !== designation) keys.push(label);
  if (bodyType === 'Comet' && name !== '') keys.push(`${number}${name}`);
  return `\n\t${keys.join('\t')}`;
}

/** How well a phrase fits: whole keys before beginnings before places inside; number, name, then the rest. */
const RANKS = 9;

function findPhrase(
  haystack: Haystack,
  catalogue: Catalogue,
  phrase: string,
  { limit, databases }: PhraseOptions,
): number[] {
  if (phrase === '') return [];
  const byRank: number[][] = Array.from({ length: RANKS }, () => []);
  const { text, starts } = haystack;
  let index = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, starts[index + 1])) {
    while (numberAt(starts, index + 1) <= at) index++;
    if (databases !== undefined && !databases.includes(catalogue.database(index))) continue;
    itemAt(byRank, bestRank(haystack, index, phrase, at)).push(index);
  }
  return byRank.flat().slice(0, limit);
}

/** Best rank of all places in one object's keys where the phrase occurs. */
function bestRank({ text, starts }: Haystack, index: number, phrase: string, first: number): number {
  const end = numberAt(starts, index + 1);
  let best = RANKS;
  let key = -1;
  let scanned = numberAt(starts, index) + 1;
  for (let at = first; at >= 0 && at < end && best > 0; at = text.indexOf(phrase, at + 1)) {
    for (; scanned < at; scanned++) if (text.charCodeAt(scanned) === KEY) key++;
    best = Math.min(best, fitOf(text, at, phrase.length) * 3 + Math.min(key, 2));
  }
  return best;
}

/** 0 for a whole key, 1 for its beginning, 2 for a place inside. */
function fitOf(text: string, at: number, length: number): 0 | 1 | 2 {
  if (text.charCodeAt(at - 1) !== KEY) return 2;
  const after = text.charCodeAt(at + length);
  return after === KEY || after === OBJECT || at + length === text.length ? 0 : 1;
}

function findNames(names: readonly string[], exact: ExactNames, catalogue: Catalogue): NamesFound {
  const found = new Set<number>();
  const missing = new Set<string>();
  const ambiguous: { name: string; candidates: string[] }[] = [];
  for (const name of names) {
    const row = exact.find(name);
    if (typeof row === 'number') found.add(row);
    else if (row === undefined) missing.add(name);
    else {
      const candidates = row.slice(0, NAMED_CANDIDATES).map((one) => labelOf(catalogue.names(one)));
      ambiguous.push({ name, candidates });
    }
  }
  return { found: [...found], missing: [...missing], ambiguous };
}
