import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '#server/node/http/http-app.ts';
import { fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';
import { fakeService } from '../../fakes/fake-service.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), `export const text = '${'x'.repeat(4000)}';`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sendRequest(
  path: string,
  headers: HeadersInit = {},
  compute = fakeCompute(),
  catalogue = fakeCatalogue(),
): Promise<Response> {
  return (await createApp(compute, catalogue)).request(path, { headers });
}

async function createApp(compute = fakeCompute(), catalogue = fakeCatalogue()) {
  const { parts } = await fakeService({ compute, catalogue });
  const configuration = {
    frameAncestors: 'https://example.org',
    tileUrl: 'https://tiles.example.net/{z}/{x}/{y}.png',
    hipsUrl: 'https://sky.example.net/survey',
  };
  const log = pino({ level: 'silent' });
  return createHttpApp({ service: parts, configuration, pageFolder: folder, log });
}

test('the HTTP server responds that it is well, and ready', async () => {
  expect(await (await sendRequest('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await sendRequest('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the HTTP server responds that it is not ready while a fuller catalogue is being read', async () => {
  const provisional = { ...fakeCatalogue(), isProvisional: true };
  const { status, headers } = await sendRequest('/readyz', {}, fakeCompute(), provisional);
  expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  expect((await sendRequest('/healthz', {}, fakeCompute(), provisional)).status).toBe(200);
});

test.each(['/', '/opt/setup', '/opt/results/ephemerides'])(
  'the HTTP server shows the page at %s',
  async (path) => {
    const response = await sendRequest(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('<title>page');
  },
);

test.each(['/assets/gone.js', '/assets/gone', '/assets/', '/assets/Toutatis%20II', '/gone.png'])(
  'the HTTP server does not show the page where a file is missing: %s',
  async (path) => {
    const response = await sendRequest(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({ type: '/rest/docs#no-such-file' });
  },
);

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
  'the HTTP server gives nothing from outside its folder: %s',
  async (path) => {
    expect(await (await sendRequest(path)).text()).not.toMatch(/neo-toolkit|root:/);
  },
);

test('the HTTP server sends a script packed to clients that can unpack it, and lets caches know that there are two', async () => {
  const app = await createApp();
  const answer = async (headers: HeadersInit = {}) => app.request('/assets/main-1a2b3c.js', { headers });
  const packed = await answer({ 'Accept-Encoding': 'br, gzip' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(packed.headers.get('Content-Length')).toBe(String(bytes.length));
  const plain = await answer();
  expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([
    null,
    packed.headers.get('Vary'),
  ]);
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(gunzipSync(bytes).toString()).toBe(await plain.text());
  expect(bytes.length).toBeLessThan(200);
});

test('the HTTP server sends a file whole or in parts, as it is now', async () => {
  const path = '/assets/long.bin';
  const app = await createApp();
  const answer = async (headers: HeadersInit = {}) => (await app.request(path, { headers })).text();
  writeFileSync(join(folder, path), 'one after another');
  expect([await answer(), await answer()]).toEqual(['one after another', 'one after another']);
  expect(await answer({ Range: 'bytes=4-8' })).toBe('after');
  const { headers } = await app.request(path, { method: 'HEAD' });
  expect(headers.get('Content-Length')).toBe('17');
  writeFileSync(join(folder, path), 'another one');
  expect(await answer()).toBe('another one');
});

test('the HTTP server lets hashed files be cached for ever, and sends them compressed', async () => {
  const response = await sendRequest('/assets/main-1a2b3c.js', { 'Accept-Encoding': 'gzip' });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
});

test('the HTTP server sends the first part of the population while the rest is still being looked at', async () => {
  const never = new Promise<never>(() => undefined);
  const accept = { Accept: 'application/octet-stream' };
  const path = '/rest/sovt/population';
  const { body } = await sendRequest(path, accept, fakeCompute({ populationOf: () => never }));
  const reader = body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test('the HTTP server responds 304 to what is known already, with its headers', async () => {
  const first = await sendRequest('/');
  const again = await sendRequest('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test.each(['/', '/rest/openapi.json', '/rest/status', '/rest/nov/swarm', '/assets/main-1a2b3c.js'])(
  'a tag is one word, and differs where the response differs: %s',
  async (path) => {
    const { headers } = await sendRequest(path);
    expect(headers.get('ETag')).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/);
  },
);

test('a response that no client may store has no tag', async () => {
  const { status, headers } = await sendRequest(
    '/rest/opt/filtering?observatoryCode=500&julianDateStart=2461050.5&julianDateEnd=2461051.5&step=0.25',
  );
  expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([200, 'no-store', null]);
});

test('the address of the description for readers leads to its page', async () => {
  const answer = await sendRequest('/rest/docs');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '../docs']);
});

test('the description of the service has a tag that follows from all that it says', async () => {
  const answer = await sendRequest('/rest/openapi.json');
  expect(answer.headers.get('ETag')).toMatch(/^(W\/)?"[0-9a-f]{40}"$/); // a digest, and no version
});

test.each(['PUT', 'POST', 'DELETE'])('a page is not changed by %s', async (method) => {
  const answer = await (await createApp()).request('/ovt', { method });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect(await answer.json()).toMatchObject({ type: '/rest/docs#method-not-allowed' });
});

test.each(['/', '/rest/status', '/rest/nothing', '/assets/gone.js'])(
  'a response protects the visitor and lets hosts embed it: %s',
  async (path) => {
    const { headers } = await sendRequest(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain('frame-ancestors https://example.org');
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.net https://sky.example.net;");
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);
