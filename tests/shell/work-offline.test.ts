import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['/', '/neo/'])('the worker of a page built for %s has that path as its scope', async (base) => {
  vi.stubEnv('PROD', true);
  vi.stubEnv('BASE_URL', base);
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { readyState: 'complete' });
  const { workOffline } = await import('#shell/work-offline.ts');
  workOffline();
  expect(register).toHaveBeenCalledExactlyOnceWith(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
});
