import { expect, test } from 'vitest';
import { MANIFEST_PATH, STATIC_FILES, staticManifest } from '#contract/static-manifest.ts';
import { openCatalogueFiles } from '#server/browser/catalogue-files.ts';
import { staticData } from './static-data.ts';

const data = staticData();
const manifest = staticManifest.parse(JSON.parse(new TextDecoder().decode(data.get(MANIFEST_PATH))));
const FLYBY = new Request('https://page.example/rest/fvt/flyby?name=99942');

test('a call about one object reads a part of the catalogue, and none where the browser stores the whole', async () => {
  const read: string[] = [];
  const filesWith = (stored: readonly string[]) => ({
    manifest,
    read: async (name: string) => {
      read.push(name);
      return new Uint8Array(data.get(manifest.files[name]?.path ?? '') ?? []);
    },
    storedNames: async () => new Set(stored),
  });
  expect(
    await openCatalogueFiles(filesWith([STATIC_FILES.catalogue]), report).partFor(FLYBY),
  ).toBeUndefined();
  expect(read).toEqual([]);
  expect(await openCatalogueFiles(filesWith([]), report).partFor(FLYBY)).toBeDefined();
  expect(read).toEqual([expect.stringContaining(STATIC_FILES.catalogueParts)]);
});

function report(error: unknown): never {
  throw error;
}
