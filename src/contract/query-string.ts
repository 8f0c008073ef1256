import * as z from 'zod/mini';

/** Values of a query string by name. */
export type QueryValues = Readonly<Record<string, string>>;

/**
 * Writes a typed query as a query string; every name and value is percent-encoded exactly once.
 *
 * @param schema query schema of an endpoint.
 * @param query values in their decoded form; absent ones are left out.
 * @returns the string without a leading question mark.
 */
export function writeQuery<T extends z.ZodMiniType>(schema: T, query: z.output<T>): string {
  const values = z.encode(schema, query) as Record<string, string | undefined>;
  return Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Values of a query string by name; of a repeated name the last one counts. */
export function readQuery(search: string): QueryValues {
  return Object.fromEntries(new URLSearchParams(search));
}
