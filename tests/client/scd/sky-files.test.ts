import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSkyFiles } from '#client/scd/sky-files.ts';
import { failureOf } from '#contract/failure.ts';

test('the page loads its stars and constellations from files whose names tell their content', async () => {
  const asked: string[] = [];
  const { stars, constellations } = await loadSkyFiles({
    baseUrl: 'http://page',
    fetch: async (request) => {
      const { pathname } = new URL(new Request(request).url);
      asked.push(pathname);
      return new Response(readFileSync(`public${pathname}`));
    },
  });
  expect(stars.stars.count).toBeGreaterThan(15_000);
  expect(stars.names[0][1]).toBe('Sirius');
  expect(constellations.names.length).toBe(89);
  for (const path of asked) expect(path).toMatch(/^\/static\/sky\/[a-z-]+\.[0-9a-f]{8}\.(bin|json)$/);
});

test('stars that cannot be had, or are cut off, are a failure of the network', async () => {
  const offline = loadSkyFiles({
    baseUrl: 'http://page',
    fetch: async () => Promise.reject(new TypeError('offline')),
  });
  expect(await offline.catch(failureOf)).toMatchObject({ kind: 'network' });
  const cut = loadSkyFiles({ baseUrl: 'http://page', fetch: async () => new Response('{}') });
  expect(await cut.catch(failureOf)).toMatchObject({ kind: 'network' });
});
