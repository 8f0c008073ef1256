import { parsedJson } from '#contract/rest/parsed-json.ts';
import { PROBLEM_MEDIA_TYPE, problemBody } from '#contract/rest/problem.ts';
import type { TrialRequest, TrialResponse } from '#contract/rest/trial.ts';
import { type Call, exampleText } from './description.ts';

/** Texts of the parameters by name; one without a text is left out. */
export type Values = Readonly<Record<string, string>>;

export const LANGUAGES = [
  { id: 'curl', title: 'curl' },
  { id: 'python', title: 'Python' },
  { id: 'javascript', title: 'JavaScript' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

/** The values of the worked example. @param origin of this site, which the addresses in examples are replaced by. */
export function exampleValues({ parameters }: Call, origin: string): Values {
  return Object.fromEntries(
    parameters
      .filter(
        (parameter) => parameter['x-tried'] === true || (parameter.required && parameter.in === 'query'),
      )
      .map((parameter) => [parameter.name, exampleText(parameter).replace('https://example.org', origin)]),
  );
}

/** The request that a call makes of these values. */
export function requestOf(call: Call, values: Values, body: string): TrialRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = call;
  for (const parameter of call.parameters) {
    const value = values[parameter.name] ?? '';
    if (value === '') continue;
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (parameter.in === 'header') headers[parameter.name] = value;
    else query.set(parameter.name, value);
  }
  const address = query.size === 0 ? path : `${path}?${query.toString()}`;
  if (call.requestBody === undefined) return { method: call.method, address, headers };
  return { method: call.method, address, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

/** A service's message about a fault of a parameter, by its name. */
export type ParameterFault = { readonly parameter: string; readonly message: string };

/** The parameter that a problem names, and what is wrong with it; undefined of any other response. */
export function parameterFault({
  mediaType,
  text,
}: Pick<TrialResponse, 'mediaType' | 'text'>): ParameterFault | undefined {
  if (!mediaType.includes(PROBLEM_MEDIA_TYPE)) return undefined;
  const problem = problemBody.safeParse(parsedJson(text)).data;
  return problem?.parameter === undefined
    ? undefined
    : { parameter: problem.parameter, message: problem.detail };
}

/** A request as one would write it in a language. @param origin of the service. */
export function requestText(
  language: Language,
  { method, address, headers, body }: TrialRequest,
  origin: string,
): string {
  const url = origin + address;
  const [bare = '', search = ''] = url.split('?');
  const query = [...new URLSearchParams(search)];
  const ofHeaders = Object.entries(headers);
  switch (language) {
    case 'curl':
      return [
        ...(method === 'GET' ? [`curl ${shellText(url)}`] : [`curl -X ${method} ${shellText(url)}`]),
        ...ofHeaders.map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
        ...(body === undefined ? [] : [`-d ${shellText(body)}`]),
      ].join(' \\\n  ');
    case 'python':
      return [
        '# pip install requests',
        'import requests',
        '',
        `response = requests.${method.toLowerCase()}(`,
        `    ${JSON.stringify(bare)},`,
        ...(query.length === 0 ? [] : ['    params={', ...dictionary(query), '    },']),
        ...(ofHeaders.length === 0 ? [] : ['    headers={', ...dictionary(ofHeaders), '    },']),
        ...(body === undefined ? [] : [`    data=${JSON.stringify(body)},`]),
        ')',
        'response.raise_for_status()',
        'print(response.text)',
      ].join('\n');
    case 'javascript':
      return [
        method === 'GET' && ofHeaders.length === 0
          ? `const response = await fetch(${JSON.stringify(url)});`
          : `const response = await fetch(${JSON.stringify(url)}, ${JSON.stringify({ method, headers, body }, null, 2)});`,
        'console.log(await response.text());',
      ].join('\n');
  }
}

function dictionary(entries: readonly (readonly [string, string])[]): readonly string[] {
  return entries.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
}

/** A text as one word of a shell. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
