/** Returns the last result again as long as the arguments are the same. */
export function remembered<Arguments extends readonly unknown[], Value>(
  make: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  let last: { readonly given: Arguments; readonly value: Value } | undefined;
  return (...given) => {
    if (last === undefined || last.given.some((argument, index) => argument !== given[index]))
      last = { given, value: make(...given) };
    return last.value;
  };
}
