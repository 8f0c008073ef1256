/**
 * The first key of a JSON value that a schema passed over, with those that lead to it: `setup.current.spy`.
 *
 * @param read what the schema made of the value.
 * @returns undefined where all of it was read.
 */
export function unknownKey(value: unknown, read: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null)
    return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (!Object.hasOwn(read, key)) return key;
    const inside = unknownKey(part, (read as Record<string, unknown>)[key]);
    if (inside !== undefined) return `${key}.${inside}`;
  }
  return undefined;
}
