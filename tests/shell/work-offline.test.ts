import { afterEach, beforeEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
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

test('the worker of a page without a service is one that stores the service in the page, too', async () => {
  const address = 'https://observatory.example/';
  expect(await registeredFor({ address, host: 'local' })).toEqual([
    '/sw.js?without-service',
    { scope: '/', updateViaCache: 'none' },
  ]);
});

/** With what the page registers its worker. @param marks what its document says of the folder of the page, and of its service. */
async function registeredFor({ address, ...marks }: { address: string; folder?: string; host?: string }) {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', {
    readyState: 'complete',
    baseURI: address,
    querySelector: (selector: string) => {
      const content = selector.includes('neo-site') ? marks.folder : marks.host;
      return content === undefined ? null : { content };
    },
  });
  const { workOffline } = await import('#shell/work-offline.ts');
  workOffline();
  return register.mock.calls[0];
}
