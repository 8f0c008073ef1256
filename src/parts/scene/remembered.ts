/** Returns the last result again as long as the arguments are the same. */
export function remembered<Arguments extends readonly unknown[], Value>(
  make: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  let last: { readonly given: Arguments; readonly value: Value } | undefined;
  return (...given) => {
    if (last === undefined || !areSame(last.given, given)) last = { given, value: make(...given) };
    return last.value;
  };
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}
