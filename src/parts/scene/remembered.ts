/** Returns the last result again as long as the argument is the same. */
export function remembered<Argument, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  let last: { readonly argument: Argument; readonly value: Value } | undefined;
  return (argument) => {
    if (last === undefined || last.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}
