import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#contract/openapi/document.ts';
import { problemBody, problemType, PROBLEMS, type ProblemKind } from '#contract/rest/problem.ts';
import { fakeService } from './fakes/fake-service.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean };
type Operation = {
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
};
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** Parts of paths that are there. */
const PARTS: Readonly<Record<string, string>> = {
  type: 'neo',
  value: 'Apollo',
  option: 'Apollo',
  code: '568',
};

const CALLS = Object.entries((openApiDocument('1.2.3') as Document).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe.each(CALLS)('$method $path of the document', ({ path, method, operation }) => {
  const address = addressOf(path);
  const verb = method.toUpperCase();

  test('a documented path responds to a query that is left out, or full of nonsense, as it is documented', async () => {
    const { app } = await fakeService();
    const nonsense = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => `${name}=%00%FFnonsense`);
    for (const query of ['', `?${nonsense.join('&')}`]) {
      const response = await app.request(`${address}${query}`, { method: verb });
      await isDocumented(response, operation);
    }
  });

  test('a documented path refuses other methods, and names those that it has', async () => {
    const { app } = await fakeService();
    for (const other of ['DELETE', 'PUT', 'PATCH', verb === 'POST' ? 'GET' : 'POST']) {
      const response = await app.request(address, { method: other });
      expect([other, response.status]).toEqual([other, 405]);
      expect(response.headers.get('Allow')?.split(', ')).toEqual(
        verb === 'POST' ? ['POST', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'],
      );
      await isDocumented(response, operation);
    }
  });

  test('a documented path lets pages of other origins send requests, and read its tag', async () => {
    const { app } = await fakeService();
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': verb };
    const requests = await app.request(address, { method: 'OPTIONS', headers });
    expect([requests.status, requests.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    const response = await app.request(address, { method: verb, headers });
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(response.headers.get('ETag') ?? '""').toMatch(/^(W\/)?"\S*"$/);
  });
});

test.each(CALLS.filter(({ method }) => method === 'get'))(
  'HEAD of $path gets the response of GET, without a body',
  async ({ path }) => {
    const [{ app: one }, { app: other }] = [await fakeService(), await fakeService()];
    const head = await one.request(addressOf(path), { method: 'HEAD' });
    const whole = await other.request(addressOf(path));
    expect([head.status, await head.text()]).toEqual([whole.status, '']);
    expect(head.headers.get('Content-Type')).toBe(whole.headers.get('Content-Type'));
  },
);

function addressOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARTS[name] ?? name);
}

/** Whether the document has the status, and either the media type or the kind of problem. */
async function isDocumented(response: Response, { responses }: Operation): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  const documented = responses[response.status];
  expect(Object.keys(responses), await response.clone().text()).toContain(String(response.status));
  if (response.ok) {
    expect(Object.keys(documented.content)).toContain(type.split(';')[0]);
    return;
  }
  expect(type).toMatch(/^application\/problem\+json/);
  const problem = problemBody.parse(await response.json());
  const kind = (Object.keys(PROBLEMS) as ProblemKind[]).find((one) => problemType(one) === problem.type);
  expect(documented.description.split(', ')).toContain(kind);
}
