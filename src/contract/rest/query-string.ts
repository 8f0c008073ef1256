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
 * All texts of every parameter that a schema has, by name and in the order of the query; whatever else the query holds is
 * passed over. One pass, so that a long query of made-up names costs no more than its length.
 *
 * @param search query string without its question mark.
 */
export function readTexts(schema: z.ZodMiniType, search: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, text] of new URLSearchParams(search)) {
    const known = texts.get(name);
    if (known !== undefined) known.push(text);
    else if (isParameter(schema, name)) texts.set(name, [text]);
  }
  return texts;
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
