import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import { STATIC_FILES, type StaticManifest, staticManifest } from '#contract/static-manifest.ts';
import { describedBytes, hashedPath } from '#server/node/page/data-routes.ts';
import { writeData } from '#server/node/static-site/data-files.ts';

const CATALOGUE = Uint8Array.of(1, 2, 3);
const SHAPE = new TextEncoder().encode('# Eros\n');
const STAMP = { toolkit: '1.2.3', madeAt: '2026-11-27T00:00:00.000Z' };

let folder: string;
let manifest: StaticManifest;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  mkdirSync(join(folder, 'ephemeris'));
  mkdirSync(join(folder, 'static', 'sky'), { recursive: true });
  for (const name of [
    'ephemeris/index.json',
    'ephemeris/1988-2033.ecc7999e.bin',
    `static/sky/${BRIGHT_STARS_FILE}`,
  ])
    writeFileSync(join(folder, name), name);
  const content = { bytes: CATALOGUE };
  const files = [{ name: STATIC_FILES.catalogue, content, date: '2026-07-01', source: 'built-in' }];
  const shapes = new Map([['eros', { address: '/shapes/eros.obj', source: 'Eros', read: () => SHAPE }]]);
  await writeData(folder, STAMP, files, { all: shapes });
  manifest = staticManifest.parse(JSON.parse(readFileSync(join(folder, 'data', 'manifest.json'), 'utf8')));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every data file lies where the list says, with the bytes that the list says, packed or not', () => {
  for (const { path, bytes, packedBytes, sha256 } of Object.values(manifest.files)) {
    const file = readFileSync(join(folder, path));
    expect(file.length).toBe(packedBytes ?? bytes);
    const content = packedBytes === undefined ? file : gunzipSync(file);
    expect(content.length).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
});

test('the list names what the page has anyway by its own path, so that nothing lies twice in the folder', () => {
  expect(Object.keys(manifest.files).sort()).toEqual(
    [
      STATIC_FILES.catalogue,
      STATIC_FILES.ephemerisIndex,
      STATIC_FILES.ephemerisChunk('1988-2033.ecc7999e.bin'),
      STATIC_FILES.brightStars,
      'shapes/eros',
    ].sort(),
  );
  expect(manifest.files[STATIC_FILES.brightStars]?.path).toBe(`static/sky/${BRIGHT_STARS_FILE}`);
});

test('the name of a data file changes with its content, so that browsers may cache it for good', () => {
  expect(manifest.files[STATIC_FILES.catalogue]).toMatchObject({
    path: pathOf('catalogue', CATALOGUE),
    date: '2026-07-01',
    source: 'built-in',
  });
  expect(pathOf('catalogue', Uint8Array.of(1, 2, 4))).not.toBe(pathOf('catalogue', CATALOGUE));
  expect(pathOf('prepared/orbits', CATALOGUE)).toMatch(/^data\/prepared-orbits\.[0-9a-f]{8}\.bin$/);
});

function pathOf(name: string, bytes: Uint8Array): string {
  return hashedPath(name, describedBytes(bytes).sha256);
}
