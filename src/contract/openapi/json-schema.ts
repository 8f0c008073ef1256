import * as z from 'zod/mini';
import { DATE_FORMS, type DateMeaning, FIRST_BARE_JULIAN_DATE } from '../rest/date-text.ts';

/** Part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };

/** A JSON schema, as far as it is read here. */
export type Schema = Json & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly 'x-date'?: DateMeaning;
};

/** One moment in all forms that a date may have. */
const DATE_EXAMPLES = [
  '2462240.5',
  '62240',
  'JD 2462240.5',
  'MJD 62240',
  '2029-04-14',
  '2029-04-14T00:00:00Z',
  '2029-04-14T02:00+02:00',
];

/** JSON schema of the decoded form of a schema. */
export function schemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest as Schema;
}

/** The forms of a date, in a sentence. */
export function formsOf({ 'x-date': ofSchema, items }: Schema): readonly string[] {
  const date = ofSchema ?? items?.['x-date'];
  if (date === undefined) return [];
  const zone =
    date.scale === 'TDB' ? 'in TDB, or in UTC if it has a Z or an offset' : 'in UTC, unless it has an offset';
  return [
    `Given as ${DATE_FORMS[date.bare]}, which is ${zone}.`,
    `A bare number is a Julian date from ${FIRST_BARE_JULIAN_DATE} up, and a Modified one below that.`,
  ];
}

/** A schema that admits every form of a date, with some of them as examples. */
export function withDateForms(schema: Schema): Json {
  const { items, 'x-date': date, ...value } = schema;
  if (items !== undefined) return { ...schema, items: withDateForms(items) };
  if (date === undefined) return schema;
  const examples = DATE_EXAMPLES;
  return value['type'] === 'number'
    ? { anyOf: [value, { type: 'string' }], examples }
    : { ...value, examples };
}

/** A text of a query as the value that its schema describes, as far as that is a number, a truth value or a list of them. */
export function exampleAs(schema: Schema, text: string): unknown {
  switch (schema['type']) {
    case 'number':
    case 'integer':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'array': {
      const { items = {} } = schema;
      return items['type'] === 'object' ? text : text.split(',').map((item) => exampleAs(items, item));
    }
    default:
      return text;
  }
}
