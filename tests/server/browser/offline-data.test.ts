import { expect, test } from 'vitest';
import { STATIC_FILES, staticManifest } from '#contract/static-manifest.ts';
import type { DataFiles } from '#server/browser/data-files.ts';
import { offlineDataCall, storeForOffline } from '#server/browser/offline-data.ts';

const SIZES = {
  [STATIC_FILES.catalogue]: 300,
  [`${STATIC_FILES.catalogueParts}0`]: 7,
  [STATIC_FILES.preparedOrbits]: 600,
  [STATIC_FILES.ephemerisIndex]: 20,
  [STATIC_FILES.starTiles]: 9000,
  [`${STATIC_FILES.shapes}433`]: 50,
};

test('what the tools need without a network is stored, smallest first, and not what they do without', async () => {
  const { files, read } = dataFiles();
  expect(await storeForOffline(files, new AbortController().signal)).toEqual({ needed: 920, stored: 920 });
  expect(read).toEqual([STATIC_FILES.ephemerisIndex, STATIC_FILES.catalogue, STATIC_FILES.preparedOrbits]);
});

test('a browser that stores nothing says so', async () => {
  const { files } = dataFiles();
  const none = { ...files, storedNames: async () => new Set<string>() };
  expect(await storeForOffline(none, new AbortController().signal)).toEqual({ needed: 920, stored: 0 });
});

test('storing that is stopped reads no further file', async () => {
  const stopping = new AbortController();
  const { files, read } = dataFiles(() => stopping.abort());
  await expect(storeForOffline(files, stopping.signal)).rejects.toThrow('aborted');
  expect(read).toHaveLength(1);
});

test('the call stores and brings all orbits to today when it is posted, and is no call of any other address', async () => {
  const { files } = dataFiles();
  let times = 0;
  const service = { prepared: async () => void times++ };
  const answer = offlineDataCall(async () => ({ files, service }));
  const stored = await answer(new Request('http://page/local/data', { method: 'POST' }));
  expect(await stored?.json()).toEqual({ needed: 920, stored: 920 });
  expect(times).toBe(1);
  expect((await answer(new Request('http://page/local/data')))?.status).toBe(405);
  expect(await answer(new Request('http://page/rest/status'))).toBeUndefined();
});

function dataFiles(onRead: () => void = () => undefined): { files: DataFiles; read: readonly string[] } {
  const read: string[] = [];
  const listed = Object.entries(SIZES).map(([name, bytes], place) => [
    name,
    { path: `data/${place}.bin`, bytes, sha256: '0'.repeat(64) },
  ]);
  const files: DataFiles = {
    manifest: staticManifest.parse({
      format: 1,
      toolkit: '1.0.0',
      madeAt: '2026-01-10T00:00:00Z',
      files: Object.fromEntries(listed),
    }),
    read: async (name) => {
      read.push(name);
      onRead();
      return new Uint8Array();
    },
    storedNames: async () => new Set(read),
  };
  return { files, read };
}
