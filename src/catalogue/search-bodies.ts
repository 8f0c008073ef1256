import type { BodyNames, Catalogue } from './catalogue.ts';
import { bareName, searchKey } from './normalise.ts';
import { type Database, labelOf } from './small-body.ts';

/** What a list of names came to: row numbers in the order of the names, and what was not found. */
export type NamesFound = {
  readonly found: readonly number[];
  /** Names that no object has. */
  readonly missing: readonly string[];
  /** Names that several comets share, with the labels of some of them. */
  readonly ambiguous: readonly { readonly name: string; readonly candidates: readonly string[] }[];
};

export type PhraseOptions = {
  /** At most so many results. */
  readonly limit: number;
  /** Only objects of these databases; absent for all. */
  readonly databases?: readonly Database[] | undefined;
};

/** Search in the names of one catalogue; making it takes some tens of milliseconds, asking it a few. */
export type BodySearch = {
  /**
   * Rows whose number, name or a designation holds the phrase, whatever its blanks, brackets, accents and case.
   *
   * Best first: the number itself, the name, a designation, then beginnings of them, then places inside.
   */
  byPhrase(phrase: string, options: PhraseOptions): number[];
  /**
   * Rows of names from a list: number, name, designation, "number name", or the full label; blanks and brackets do not
   * count, case does. A name asked for twice is found once.
   */
  byNames(names: readonly string[]): NamesFound;
};

/** Candidates named for an ambiguous name. */
const NAMED_CANDIDATES = 5;

/** Makes the search of a catalogue. */
export function createBodySearch(catalogue: Catalogue): BodySearch {
  const haystack = buildHaystack(catalogue);
  let exact: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    byPhrase: (phrase, options) => findPhrase(haystack, catalogue, searchKey(phrase), options),
    byNames(names) {
      exact ??= exactNames(catalogue);
      return findNames(names, exact, catalogue);
    },
  };
}

/**
 * Keys of all objects in one text: each object begins with a line end, each of its keys with a tab.
 *
 * `starts` has the place of every object's line end, and the length of the text at the end.
 */
type Haystack = { readonly text: string; readonly starts: Uint32Array };

const OBJECT = '\n';
const KEY = '\t';

function buildHaystack(catalogue: Catalogue): Haystack {
  const starts = new Uint32Array(catalogue.count + 1);
  const pieces: string[] = [];
  let length = 0;
  for (let index = 0; index < catalogue.count; index++) {
    starts[index] = length;
    const piece =
      OBJECT +
      searchKeys(catalogue.names(index))
        .map((key) => KEY + key)
        .join('');
    pieces.push(piece);
    length += piece.length;
  }
  starts[catalogue.count] = length;
  return { text: pieces.join(''), starts };
}

/** Number, name and designation come first, absent ones empty, so that a key's place tells what it is. */
function searchKeys(names: BodyNames): string[] {
  const { number = '', name = '', designation, otherDesignations } = names;
  const first = [number, name, designation].map(searchKey);
  const rest = [...otherDesignations, labelOf(names), `${number}${name}`].map(searchKey);
  return [...first, ...new Set(rest.filter((key) => !first.includes(key)))];
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
  let at = text.indexOf(phrase);
  while (at >= 0) {
    const index = objectAt(starts, at);
    if (databases === undefined || databases.includes(catalogue.database(index))) {
      byRank[bestRank(haystack, index, phrase, at)].push(index);
    }
    at = text.indexOf(phrase, starts[index + 1]);
  }
  return byRank.flat().slice(0, limit);
}

/** Best rank of all places in one object's keys where the phrase stands. */
function bestRank({ text, starts }: Haystack, index: number, phrase: string, first: number): number {
  const end = starts[index + 1];
  let best = RANKS - 1;
  let key = 0;
  let scanned = starts[index] + 1;
  for (let at = first; at >= 0 && at < end; at = text.indexOf(phrase, at + 1)) {
    for (; scanned < at; scanned++) if (text[scanned] === KEY) key++;
    const isBeginning = text[at - 1] === KEY;
    const after = text[at + phrase.length];
    const isWhole = isBeginning && (after === KEY || after === OBJECT || after === undefined);
    const fit = isWhole ? 0 : isBeginning ? 1 : 2;
    best = Math.min(best, fit * 3 + Math.min(key - 1, 2));
  }
  return best;
}

/** The object whose keys hold a place of the text, found by halving. */
function objectAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (starts[middle] <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** Rows by bare name; a number or a designation beats a name, and an asteroid's name beats those of comets. */
function exactNames(catalogue: Catalogue): Map<string, readonly number[]> {
  const unique = new Map<string, readonly number[]>();
  const shared = new Map<string, number[]>();
  const all = Array.from({ length: catalogue.count }, (_, index) => catalogue.names(index));
  all.forEach((names, index) => {
    for (const key of certainNames(names)) {
      const bare = bareName(key);
      if (!unique.has(bare)) unique.set(bare, [index]);
    }
    if (names.name === undefined) return;
    const bare = bareName(names.name);
    shared.set(bare, [...(shared.get(bare) ?? []), index]);
  });
  for (const [name, rows] of shared) {
    if (unique.has(name)) continue;
    const asteroids = rows.filter((row) => all[row].bodyType === 'Asteroid');
    unique.set(name, asteroids.length === 1 ? asteroids : rows);
  }
  return unique;
}

/** Names that mean one object. */
function certainNames(names: BodyNames): string[] {
  const { number, name, designation, otherDesignations } = names;
  const numbered =
    number === undefined ? [] : [number, `${number} ${name ?? ''}`, `${number} ${designation}`];
  const full = number !== undefined && name !== undefined ? [`${number} ${name} ${designation}`] : [];
  return [designation, ...numbered, ...full, labelOf(names), ...otherDesignations];
}

function findNames(
  names: readonly string[],
  exact: ReadonlyMap<string, readonly number[]>,
  catalogue: Catalogue,
): NamesFound {
  const found = new Set<number>();
  const missing: string[] = [];
  const ambiguous: { name: string; candidates: string[] }[] = [];
  for (const name of names) {
    const rows = exact.get(bareName(name));
    if (rows === undefined) missing.push(name);
    else if (rows.length === 1) found.add(rows[0]);
    else {
      const candidates = rows.slice(0, NAMED_CANDIDATES).map((row) => labelOf(catalogue.names(row)));
      ambiguous.push({ name, candidates });
    }
  }
  return { found: [...found], missing, ambiguous };
}
