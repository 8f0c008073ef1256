import * as z from 'zod/mini';
import { isRepeatable, type QueryValues, readTexts } from './query-string.ts';

/** The outcome of a query string: its typed values, or the first parameter that is not as it must be. */
export type ParsedQuery<Schema extends z.ZodMiniType> =
  { readonly kind: 'valid'; readonly query: z.output<Schema> } | QueryMistake;

/** A parameter that is missing (no value) or not valid, and what it must be. */
export type QueryMistake = {
  readonly kind: 'mistaken';
  readonly parameter: string;
  readonly value: string | undefined;
  /** Half a sentence that follows the parameter's name: "must be at least 1". */
  readonly expectation: string;
};

/** Schema of a query; what a handler sees of it. */
export type QuerySchema = z.ZodMiniType;

/** Typed values of a query. */
export type QueryOf<Schema extends QuerySchema> = z.output<Schema>;

/**
 * Reads a query string by its schema.
 *
 * @param search query string without its question mark.
 */
export function parseQuery<Schema extends QuerySchema>(schema: Schema, search: string): ParsedQuery<Schema> {
  const texts = readTexts(schema, search);
  for (const [parameter, all] of texts) {
    if (all.length === 1 || isRepeatable(schema, parameter)) continue;
    return { kind: 'mistaken', parameter, value: all.join('" and "'), expectation: 'must be given once' };
  }
  const values = valuesOf(schema, texts);
  const result = z.safeParse(schema, values);
  return result.success ? { kind: 'valid', query: result.data } : mistakeOf(result.error.issues[0], values);
}

/** Texts as a schema takes them: all texts of a parameter that may be repeated, the only one of any other. */
function valuesOf(schema: QuerySchema, texts: ReadonlyMap<string, readonly string[]>): QueryValues {
  return Object.fromEntries(
    [...texts].flatMap(([name, all]) => {
      const [first] = all;
      return first === undefined ? [] : [[name, isRepeatable(schema, name) ? all : first]];
    }),
  );
}

function mistakeOf(issue: z.core.$ZodIssue | undefined, values: QueryValues): QueryMistake {
  const [name = '', place = 0] = issue?.path ?? [];
  const parameter = String(name);
  const texts = values[parameter];
  const value = typeof texts === 'string' ? texts : texts?.[Number(place)];
  return { kind: 'mistaken', parameter, value, expectation: expectationOf(issue) };
}

function expectationOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : 'is not valid';
    case 'custom':
    case 'invalid_format':
      return issue.message;
    default:
      return 'is not valid';
  }
}
