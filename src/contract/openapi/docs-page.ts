import type * as z from 'zod/mini';
import type { Endpoint } from '../rest/endpoint.ts';
import { type ProblemKind, PROBLEMS } from '../rest/problem.ts';
import { isRepeatable } from '../rest/query-string.ts';
import { pathOf, ROUTES, BASE_PATH, TOKEN_HEADER } from '../routes.ts';
import { costOf } from '../call-costs.ts';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { type Json, LIMIT_NOTE, problemsOf, schemaOf } from './document.ts';
import { embeddingSection } from './embedding-section.ts';
import { escapeHtml } from './escape-html.ts';
import { parameterNote } from './parameter-notes.ts';

/** The description of calls, feeds and embedding as a page without scripts and styles. @param host of this site. */
export function docsPage(version: string, host: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>NEO Toolkit: REST service</title>
</head>
<body>
<main>
<h1>NEO Toolkit: REST service</h1>
<p>Version ${escapeHtml(version)}. Calls are answered in JSON, feeds as calendars or in Atom; pages of other origins may make every call that is a GET.
Julian dates are UTC, longitudes are east-positive. The same description for programs:
<a href="${BASE_PATH}${ROUTES.openApi}">${BASE_PATH}${ROUTES.openApi}</a>.</p>
<p>${escapeHtml(LIMIT_NOTE)} Once they are used up, the answer is 429, with the seconds to wait in <code>Retry-After</code>.</p>
<h2>Calls</h2>
${callSections()}
${embeddingSection(host)}
<h2>Problems</h2>
<p>Every error is a problem body (RFC 9457, application/problem+json). Its <code>type</code> is the address of one of these lines.</p>
<dl>
${(Object.keys(PROBLEMS) as ProblemKind[]).map(problemLine).join('\n')}
</dl>
</main>
</body>
</html>
`;
}

let sections: string | undefined;

/** The same for every host, and made at the first request. */
function callSections(): string {
  sections ??= ALL_ENDPOINTS.map(callSection).join('\n');
  return sections;
}

function callSection(endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>): string {
  const { properties = {}, required = [] } = schemaOf(endpoint.query) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  const lines = Object.entries(properties).map(([name, schema]) => {
    const kind = isRepeatable(endpoint.query, name)
      ? `${kindOf(itemsOf(schema))}, once per object`
      : kindOf(schema);
    return `<li><code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' (optional)'}: ${escapeHtml(kind)}. ${escapeHtml(parameterNote(name))}</li>`;
  });
  return `<section id="${escapeHtml(endpoint.route)}">
<h3><code>${endpoint.body === undefined ? 'GET' : 'POST'} ${escapeHtml(pathOf(endpoint.route))}</code></h3>
<p>${escapeHtml(endpoint.summary)}.${tokenSentence(endpoint)} It costs ${counted(costOf(endpoint.route), 'point')}.</p>
${lines.length === 0 ? '' : `<details><summary>${counted(lines.length, 'parameter')}</summary><ul>${lines.join('')}</ul></details>`}
${bodyDetails(endpoint)}<details><summary>Answer</summary><pre>${escapeHtml(JSON.stringify(schemaOf(endpoint.response), null, 2))}</pre></details>
<p>Problems: ${problemsOf(endpoint)
    .map((kind) => `<a href="#${kind}">${kind}</a>`)
    .join(', ')}.</p>
</section>`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

function bodyDetails({ body }: Endpoint<z.ZodMiniType, z.ZodMiniType>): string {
  if (body === undefined) return '';
  return `<details><summary>Body, JSON</summary><pre>${escapeHtml(JSON.stringify(schemaOf(body), null, 2))}</pre></details>\n`;
}

function tokenSentence({ token }: Endpoint<z.ZodMiniType, z.ZodMiniType>): string {
  if (token === 'none') return '';
  return ` The header <code>${TOKEN_HEADER}</code> ${token === 'required' ? 'must' : 'may'} be given.`;
}

function kindOf(schema: Json): string {
  const choices = (schema['enum'] ?? itemsOf(schema)['enum']) as readonly string[] | undefined;
  if (choices !== undefined)
    return `${schema['type'] === 'array' ? 'any of, joined by commas: ' : ''}${choices.join(', ')}`;
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((one: Json) => kindOf(one)).join(' or ');
  if ('const' in schema) return String(schema['const']);
  const type = schema['type'] as string | undefined;
  return type === 'array' ? 'texts joined by commas' : (type ?? 'text');
}

function itemsOf(schema: Json): Json {
  return (schema['items'] ?? {}) as Json;
}

function problemLine(kind: ProblemKind): string {
  const { status, title } = PROBLEMS[kind];
  return `<dt id="${kind}"><code>${kind}</code> (${status})</dt><dd>${escapeHtml(title)}</dd>`;
}
