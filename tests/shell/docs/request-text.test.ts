import { expect, test } from 'vitest';
import { openApiDocument } from '#contract/openapi/document.ts';
import { type Call, callsOf, type Description } from '#shell/docs/description.ts';
import { exampleValues, parameterFault, requestOf, requestText } from '#shell/docs/request-text.ts';

const CALLS = callsOf(JSON.parse(JSON.stringify(openApiDocument('1.2.3'))) as Description);

const faultIn = (body: object, mediaType = 'application/problem+json') =>
  parameterFault({ mediaType, text: JSON.stringify(body) });

test('a request fills the open places of a path, and leaves out what has no value', () => {
  const call = callNamed('smallObjects');
  const values = { ...exampleValues(call, 'https://neo.example'), value: 'a/b' };
  expect(requestOf(call, values, '').address).toBe('/rest/nov/neo/a%2Fb');
  expect(requestOf(callNamed('tonight'), { observatoryCode: 'J04', faintest: '' }, '').address).toBe(
    '/rest/opt/tonight?observatoryCode=J04',
  );
});

test('a request that is refused names the parameter at fault, where the problem does', () => {
  const problem = {
    type: '/rest/docs#bad-parameter',
    title: 'A',
    status: 400,
    detail: 'radius is too large',
  };
  expect(faultIn({ ...problem, parameter: 'radius' })).toEqual({
    parameter: 'radius',
    message: 'radius is too large',
  });
  expect(faultIn(problem)).toBeUndefined();
  expect(faultIn({ ...problem, parameter: 'radius' }, 'application/json')).toBeUndefined();
  expect(parameterFault({ mediaType: 'application/problem+json', text: '{"type"' })).toBeUndefined();
});

test('a request sends its token as a header and its body as JSON', () => {
  expect(requestOf(callNamed('longTerm'), { Token: 'abc' }, '')).toEqual({
    method: 'GET',
    address: '/rest/opt/longterm',
    headers: { Token: 'abc' },
  });
  expect(requestOf(callNamed('saveToolState'), {}, '{"toolState":"{}"}')).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"toolState":"{}"}',
  });
});

test('a request names this site where an example names another', () => {
  expect(exampleValues(callNamed('oembed'), 'https://neo.example')).toMatchObject({
    url: 'https://neo.example/fvt',
  });
});

test('the text for a shell is one word, whatever is in it', () => {
  const request = { method: 'GET', address: "/rest/x?name=d'Arrest", headers: {} } as const;
  expect(requestText('curl', request, 'https://neo.example')).toBe(
    String.raw`curl 'https://neo.example/rest/x?name=d'\''Arrest'`,
  );
});

test('the text for Python has the parameters apart, unescaped', () => {
  const request = {
    method: 'GET',
    address: '/rest/x?names=433%2C99942',
    headers: { Token: 'abc' },
  } as const;
  const text = requestText('python', request, 'https://neo.example');
  expect(text).toContain('"https://neo.example/rest/x",');
  expect(text).toContain('"names": "433,99942",');
  expect(text).toContain('"Token": "abc",');
});

function callNamed(name: string): Call {
  const call = CALLS.find(({ operationId }) => operationId === name);
  if (call === undefined) throw new RangeError(`no call ${name}`);
  return call;
}
