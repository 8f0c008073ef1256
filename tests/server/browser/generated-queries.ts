import type * as z from 'zod/mini';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { GROUP_TYPES } from '#contract/nov/small-objects.ts';
import { CALL_GUIDES } from '#contract/openapi/call-guide.ts';
import { schemaOf } from '#contract/openapi/json-schema.ts';
import { parameterExample } from '#contract/openapi/parameter-examples.ts';
import type { Endpoint } from '#contract/rest/endpoint.ts';
import { isRepeatable } from '#contract/rest/query-string.ts';
import { pathOf } from '#contract/routes.ts';

/** A call of the description, with the schemas of what it is sent. */
export type DescribedCall = Endpoint<z.ZodMiniType, z.ZodMiniType>;

/** Objects and observatories that a query may name. */
type Names = Pick<Catalogue, 'count' | 'body' | 'observatories'>;

/** A schema of the description, as far as values are drawn by it. */
type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly 'x-date'?: unknown;
};

/** How many parameters are added to those of the worked example, on average. */
const ADDED = 3;

/** By how many days the dates of a query are moved, both ways: less about a flyby, which has to be near its date. */
const MOVED_DAYS = 2000;
const MOVED_ABOUT_FLYBY = 1;

/** The value of a number differs from that of the example by this fraction of it at most. */
const SPREAD = 0.2;

/** Texts of the open parts of a path: groups of each type, and one that there is not. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  neo: ['Atira', 'Aten', 'Apollo', 'Amor'],
  family: ['Hungaria', 'Vesta', 'Themis', 'Nothing'],
  population: ['mars-crosser', 'centaur', 'encke-type'],
};

/** Approaches with about their dates: a flyby is that of the days around one. Those that need clones take seconds each, and are left out. */
const APPROACHES = [
  { name: '99942', date: '2029-04-13T21:46:00', center: 'earth' },
  { name: '99942', date: '2029-04-14T14:00:00', center: 'moon' },
  { name: '153814', date: '2028-06-26T05:23:00', center: 'earth' },
  { name: '433', date: '2056-01-24T11:00:00', center: 'earth' },
  { name: '4179', date: '2069-11-05T16:00:00', center: 'earth' },
  { name: '1566', date: '2043-06-15T16:00:00', center: 'earth' },
];

/** Parameters that are another way to say where and when, or are given all or none. */
const NOT_ADDED = /^(observatory(?!Code)|utc|kep|com|mag$|slope$|g\d?$|k1$)/;

/** Parameters that name an object, or several. */
const OF_OBJECTS = new Set(['name', 'names', 'desig', 'query']);

const DAY_MS = 86_400_000;

/**
 * Draws queries of a call that are right for the most part: its worked example on other dates, with other objects, sites, numbers and choices,
 * and some of the parameters that it may have besides.
 *
 * @param random from 0 to below 1. @returns what draws the next one, as path and query.
 */
export function generatedQueries(
  { route, query: schema, path }: DescribedCall,
  names: Names,
  random: () => number,
): () => string {
  const { query: worked, parts } = CALL_GUIDES[route];
  const properties = propertiesOf(schema);
  const open = Object.keys(path === undefined ? {} : propertiesOf(path));
  const isOfFlyby = 'date' in worked;
  const addable = Object.entries(properties).flatMap(([name, { 'x-date': date }]) =>
    name in worked || date !== undefined || NOT_ADDED.test(name) ? [] : [name],
  );

  return () => {
    const example = isOfFlyby ? one(APPROACHES) : worked;
    const days = Math.round((2 * random() - 1) * (isOfFlyby ? MOVED_ABOUT_FLYBY : MOVED_DAYS));
    const given = Object.entries(example).map(([name, text]) => [name, drawn(name, text, days)]);
    const added = addable
      .filter(() => random() * addable.length < ADDED)
      .map((name) => [name, drawn(name, parameterExample(name), days)]);
    const type = one(GROUP_TYPES);
    const group = Object.fromEntries(
      open.map((name) => [name, name === 'type' ? type : one(GROUPS[type] ?? [])]),
    );
    const query = new URLSearchParams(Object.fromEntries([...given, ...added]) as Record<string, string>);
    return `${pathOf(route, { ...parts, ...group })}?${query.toString()}`;
  };

  function drawn(name: string, text: string, days: number): string {
    const { [name]: drawnBy = {} } = properties;
    const { items } = drawnBy;
    if (isOfFlyby && !('x-date' in drawnBy)) return text;
    if (items === undefined) return value(name, drawnBy, text, days);
    if (items.type === 'object') return text;
    const count = isRepeatable(schema, name) ? 1 : 1 + Math.floor(random() * 3);
    return Array.from({ length: count }, () => value(name, items, text, days)).join(',');
  }

  function value(name: string, drawnBy: Schema, text: string, days: number): string {
    if (drawnBy['x-date'] !== undefined) return moved(text, days);
    if (drawnBy.enum !== undefined) return one(drawnBy.enum);
    if (typeof drawnBy.const === 'string') return drawnBy.const;
    if (name === 'kep') return text; // says which elements are given
    if (drawnBy.type === 'boolean') return one(['true', 'false']);
    if (drawnBy.type === 'number' || drawnBy.type === 'integer') return number(drawnBy, Number(text));
    if (name === 'observatoryCode') return one(names.observatories).code;
    if (!OF_OBJECTS.has(name)) return text;
    const named = route === 'findObservatoryByPhrase' ? one(names.observatories).name : object();
    return route.endsWith('ByPhrase') ? named.slice(0, 3 + Math.floor(random() * 4)) : named;
  }

  function number({ type, minimum = -Infinity, maximum = Infinity }: Schema, about: number): string {
    const near = Math.min(maximum, Math.max(minimum, about * (1 + (2 * random() - 1) * SPREAD)));
    return type === 'integer' ? String(Math.round(near)) : String(Number(near.toPrecision(9)));
  }

  /** A number, designation or name; comets share theirs. */
  function object(): string {
    const body = names.body(Math.floor(random() * names.count));
    const texts = [body.number, body.designation, body.bodyType === 'Comet' ? undefined : body.name];
    return one(texts.flatMap((text) => text ?? []));
  }

  function one<Value>(values: readonly Value[]): Value {
    const chosen = values[Math.floor(random() * values.length)];
    if (chosen === undefined) throw new RangeError('there is nothing to choose from');
    return chosen;
  }
}

/** A date in the form of an example. */
function moved(text: string, days: number): string {
  if (!text.includes('-')) return String(Number(text) + days);
  const [, time = '', zone = ''] = /^([^Z]+)(Z?)$/.exec(text) ?? [];
  const at = new Date(Date.parse(`${time}Z`) + days * DAY_MS);
  return at.toISOString().slice(0, time.length) + zone;
}

function propertiesOf(schema: z.ZodMiniType): Readonly<Record<string, Schema>> {
  return (schemaOf(schema) as { properties?: Record<string, Schema> }).properties ?? {};
}
