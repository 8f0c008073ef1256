import type { Vector3 } from './orbit/ecliptic.ts';

/** The number at a place of an array. @throws {RangeError} where there is none. */
export function numberAt(numbers: ArrayLike<number>, place: number): number {
  const number = numbers[place];
  if (number === undefined) throw new RangeError(`no number at ${place} of ${numbers.length}`);
  return number;
}

/** Three numbers of an array from a place on. @throws {RangeError} where it ends before. */
export function vectorAt(numbers: ArrayLike<number>, from = 0): Vector3 {
  return [numberAt(numbers, from), numberAt(numbers, from + 1), numberAt(numbers, from + 2)];
}

/** The numbers of an array two by two. */
export function pairsIn(numbers: ArrayLike<number>): readonly (readonly [first: number, second: number])[] {
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, pair) => [numberAt(numbers, 2 * pair), numberAt(numbers, 2 * pair + 1)] as const,
  );
}

/** An item of a list. @throws {RangeError} where the list has none at this place. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item at ${place} of ${list.length}`);
  return item;
}
