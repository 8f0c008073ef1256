import { expect, test, vi } from 'vitest';
import { pathOf } from '#contract/routes.ts';

const WORKER = vi.fn();

test.each([
  ['saves data', { saveData: true }],
  ['is slow', { effectiveType: '3g' }],
])('nothing is loaded ahead on a connection that %s', async (_, connection) => {
  await userChanges({ connection });
  expect(WORKER).not.toHaveBeenCalled();
});

test('nothing is loaded ahead in a frame', async () => {
  await userChanges({ isFramed: true });
  expect(WORKER).not.toHaveBeenCalled();
});

test('a user who only looks loads nothing, one who changes something loads the data once', async () => {
  const openHostLater = await browserWith({});
  await openHostLater(pathOf('swarm'));
  await openHostLater(pathOf('flyby'));
  expect(WORKER).not.toHaveBeenCalled();
  for (let change = 0; change < 3; change++) await openHostLater(pathOf('flyby'));
  await vi.waitFor(() => expect(WORKER).toHaveBeenCalledTimes(1));
  expect(posted).toEqual([{ kind: 'open' }]);
});

test('orbits near today come with the second list of all objects', async () => {
  await userChanges({});
  await vi.waitFor(() => expect(posted).toEqual([{ kind: 'prepare' }]));
});

test('data that are stored are read at the first call', async () => {
  const openHostLater = await browserWith({ isStored: true });
  await openHostLater(pathOf('status'));
  await vi.waitFor(() => expect(posted).toEqual([{ kind: 'open' }]));
});

test('a browser that refuses its storage has no data, and the page goes on', async () => {
  const openHostLater = await browserWith({ isRefusing: true });
  await openHostLater(pathOf('status'));
  expect(WORKER).not.toHaveBeenCalled();
});

const posted: unknown[] = [];

async function userChanges(browser: Browser): Promise<void> {
  const openHostLater = await browserWith(browser);
  for (let change = 0; change < 2; change++) await openHostLater(pathOf('filtering'));
}

type Browser = {
  readonly connection?: object;
  readonly isFramed?: boolean;
  readonly isStored?: boolean;
  readonly isRefusing?: boolean;
};

/** A page just opened in a browser, on an idle moment. */
async function browserWith({ connection, isFramed = false, isStored = false, isRefusing = false }: Browser) {
  vi.resetModules();
  WORKER.mockClear();
  posted.length = 0;
  const window = { location: { search: '' } };
  vi.stubGlobal('window', { ...window, top: undefined, addEventListener: () => undefined });
  vi.stubGlobal('reportError', (error: unknown) => {
    queueMicrotask(() => {
      throw error;
    });
  });
  Object.assign(globalThis.window, { top: isFramed ? window : globalThis.window });
  vi.stubGlobal('navigator', { connection });
  const match = async (address: string, { cacheName }: CacheQueryOptions & { cacheName: string }) => {
    if (isRefusing) throw new DOMException('refused', 'SecurityError');
    return isStored && `${cacheName} ${address}` === 'data-files /data/manifest.json'
      ? Response.json({})
      : undefined;
  };
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        WORKER();
      }
      addEventListener(): void {}
      postMessage(message: unknown): void {
        posted.push(message);
      }
    },
  );
  return (await import('#client/host-opening.ts')).openHostLater;
}
