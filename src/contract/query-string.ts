import * as z from 'zod/mini';

/** Values of a query string by name: a text, or all texts of a parameter that may be repeated. */
export type QueryValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * Writes a typed query as a query string; every name and value is percent-encoded exactly once.
 *
 * @param schema query schema of an endpoint.
 * @param query values in their decoded form; absent ones are left out.
 * @returns the string without a leading question mark.
 */
export function writeQuery<T extends z.ZodMiniType>(schema: T, query: z.output<T>): string {
  const values = z.encode(schema, query) as Record<string, string | readonly string[] | undefined>;
  return Object.entries(values)
    .flatMap(([name, value = []]) => [value].flat().map((text) => [name, text] as const))
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join('&');
}

/**
 * Values of a query string by name, as a schema takes them: of a parameter that is an array all of them, of any other
 * that is repeated the last one.
 */
export function readQuery(schema: z.ZodMiniType, search: string): QueryValues {
  const parameters = new URLSearchParams(search);
  const last = Object.fromEntries(parameters);
  const repeatable = Object.keys(last).filter((name) => isRepeatable(schema, name));
  return { ...last, ...Object.fromEntries(repeatable.map((name) => [name, parameters.getAll(name)])) };
}

/** Whether a query has a parameter of this name. */
export function isParameter(schema: z.ZodMiniType, name: string): boolean {
  return schema instanceof z.ZodMiniObject && Object.hasOwn(schema.shape, name);
}

/** Whether a parameter of a query is given once per item, and not as one text that joins them. */
export function isRepeatable(schema: z.ZodMiniType, name: string): boolean {
  const field =
    schema instanceof z.ZodMiniObject && isParameter(schema, name) ? schema.shape[name] : undefined;
  return (field instanceof z.ZodMiniOptional ? field.def.innerType : field) instanceof z.ZodMiniArray;
}
