import { pageFetch } from '#client/http.ts';
import { pathOf } from '#contract/routes.ts';
import { onSite } from '#client/site.ts';

/** Part of a JSON schema, as far as the documentation shows it. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: unknown;
  /** Whether the worked example of its call contains it. */
  readonly 'x-tried'?: true;
};

type MediaTypes = Readonly<Record<string, { readonly schema?: Schema }>>;

type Operation = {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly 'x-title': string;
  readonly 'x-cost': number;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: MediaTypes }>
  >;
};

/** The OpenAPI document of the service, as far as the documentation shows it. */
export type Description = {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-problems': Readonly<Record<string, { readonly status: number; readonly title: string }>>;
};

/** A call of the service. */
export type Call = Operation & { readonly path: string; readonly method: 'GET' | 'POST' };

/** The calls of a description in its order. */
export function callsOf({ paths }: Description): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method === 'post' ? ('POST' as const) : ('GET' as const),
    })),
  );
}

/** Reads the description that programs read, too. @throws RangeError where the service does not send it. */
export async function readDescription(signal: AbortSignal): Promise<Description> {
  const response = await pageFetch(onSite(pathOf('openApi')), { signal });
  if (!response.ok) throw new RangeError(`the description has the status ${response.status}`);
  return (await response.json()) as Description;
}

/** A value as it is written in a query: lists joined by commas. */
export function exampleText({ example }: Parameter): string {
  return String(example);
}

/** The type of a value in a word or two, with its bounds. */
export function typeText(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', '');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.type === 'array') {
    const items = schema.items ?? {};
    return items.enum === undefined ? 'list' : `any of ${items.enum.join(', ')}`;
  }
  const { minimum, maximum, exclusiveMinimum } = schema;
  const kind =
    schema.type === 'string' ? 'text' : schema.type === 'boolean' ? 'true or false' : (schema.type ?? 'any');
  if (exclusiveMinimum !== undefined && maximum !== undefined)
    return `${kind}, above ${exclusiveMinimum}, to ${maximum}`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${kind}, ${minimum} to ${maximum}`;
  return kind;
}

/** A field of a response: where it is, and what it holds. */
export type Field = { readonly path: string; readonly type: string };

/** The fields of a response, those of its objects and lists after them. */
export function fieldsOf(schema: Schema, path = ''): readonly Field[] {
  const ownField = path === '' ? [] : [{ path, type: typeText(schema) }];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field, path === '' ? name : `${path}.${name}`),
  );
  const items =
    schema.type === 'array' && schema.items?.properties !== undefined
      ? fieldsOf(schema.items, `${path}[]`)
      : [];
  return [...ownField, ...inner, ...items.filter((field) => field.path !== `${path}[]`)];
}
