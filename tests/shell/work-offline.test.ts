import { afterEach, beforeEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules(); // other files share what this one imported
});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', new EventTarget());
});

test.each(['/', '/neo/'])('the worker of a page built for %s has that path as its scope', async (base) => {
  vi.stubEnv('BASE_URL', base);
  expect(await registeredFor({ address: `https://observatory.example${base}opt/setup` })).toEqual([
    `${base}sw.js`,
    { scope: base, updateViaCache: 'none' },
  ]);
});

test('the worker of a page that was written for any folder has as its scope the one that its document names', async () => {
  const address = 'https://observatory.example/~astro/neo/opt/setup/';
  expect(await registeredFor({ address, folder: '../../' })).toEqual([
    '/~astro/neo/sw.js',
    { scope: '/~astro/neo/', updateViaCache: 'none' },
  ]);
});

/** With what the page registers its worker. @param folder what its document says of the folder of the page. */
async function registeredFor({ address, folder }: { address: string; folder?: string }) {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', {
    readyState: 'complete',
    baseURI: address,
    querySelector: () => (folder === undefined ? null : { content: folder }),
  });
  const { workOffline } = await import('#shell/work-offline.ts');
  workOffline();
  return register.mock.calls[0];
}
