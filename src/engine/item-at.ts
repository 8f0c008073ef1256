/** An item of a list. @throws {RangeError} where the list has none at this place. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item at ${place} of ${list.length}`);
  return item;
}
