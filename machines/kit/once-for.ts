/**
 * Remembers a value made from each object, which is made once and released with its object.
 *
 * @returns makes it, or returns what was made of the same object before.
 */
export function onceFor<Value>(): (key: WeakKey, make: () => Value) => Value {
  const made = new WeakMap<WeakKey, { readonly value: Value }>();
  return (key, make) => {
    const known = made.get(key) ?? { value: make() };
    made.set(key, known);
    return known.value;
  };
}
