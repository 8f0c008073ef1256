/**
 * A memory of what has been made of objects: of each of them once. It is released with its object.
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
