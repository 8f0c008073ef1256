import type { Catalogue } from './catalogue.ts';
import { searchKey } from './normalise.ts';

/** A name with this many letters may have one wrong letter, and one with more may have two. */
const LETTERS_FOR_ONE = 4;
const LETTERS_FOR_TWO = 6;

/** Finds objects by a misspelt name. */
export type SimilarNames = (phrase: string, limit: number) => readonly number[];

/**
 * Finds the objects whose proper names differ from a phrase by a wrong, missing, added or swapped letter or two, the most similar
 * first. Designations and numbers have no similar ones: one digit makes another object.
 */
export function createSimilarNames(catalogue: Catalogue): SimilarNames {
  let named: readonly { readonly row: number; readonly key: string }[] | undefined;
  return (phrase, limit) => {
    const key = searchKey(phrase);
    if (key.length < LETTERS_FOR_ONE || /\d/.test(key)) return [];
    named ??= namedRows(catalogue);
    const most = key.length < LETTERS_FOR_TWO ? 1 : 2;
    return named
      .map(({ row, key: name }) => ({
        row,
        differences: differencesOf(name, key, most),
        begins: sharedBeginning(name, key),
      }))
      .filter(({ differences }) => differences <= most)
      .toSorted((one, other) => one.differences - other.differences || other.begins - one.begins)
      .slice(0, limit)
      .map(({ row }) => row);
  };
}

function namedRows(catalogue: Catalogue) {
  return Array.from({ length: catalogue.count }, (_, row) => row).flatMap((row) => {
    const { name } = catalogue.names(row);
    return name === undefined ? [] : [{ row, key: searchKey(name) }];
  });
}

/** Letters that two words begin with alike: of two names as different, the one that begins alike is more likely meant. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Wrong, missing, added and swapped letters between two words, each letter changed once at most; more than `most` is any number above.
 *
 * Source: Damerau (1964), Commun. ACM 7, 171, as the distance of optimal string alignment.
 */
function differencesOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
