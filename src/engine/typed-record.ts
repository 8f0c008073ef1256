/** The keys of a record that has no others than its type names, in its sequence. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** The record that has these keys and no others, in their sequence. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<Key, Value>;
}
