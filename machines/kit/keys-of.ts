/** The keys of a record that has no others than its type names, in its sequence. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
