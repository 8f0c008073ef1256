import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizesByPart, sizesOf, sizeTable } from '#server/node/static-site/sizes.ts';

test('each file of a folder counts for one part', () => {
  const paths = [
    'opt/setup/index.html',
    'assets/a-1.js',
    'data/catalogue.1a2b3c4d.bin',
    'data/manifest.json',
    'logo.svg',
  ];
  const sizes = sizesByPart(paths.map((path, place) => ({ path, bytes: 10 ** place, packed: 1 })));
  expect(sizes.map(({ part, bytes }) => [part, bytes])).toEqual([
    ['documents', 1],
    ['scripts and styles', 10],
    ['catalogue', 100],
    ['other data', 1000],
    ['everything else', 10_000],
  ]);
});

test('a file counts packed by no more than it has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'index.html'), 'a'.repeat(10_000));
  writeFileSync(join(folder, 'data', 'one.bin'), 'x');
  const [documents, data] = sizesOf(folder);
  rmSync(folder, { recursive: true });
  expect(documents).toMatchObject({ files: 1, bytes: 10_000 });
  expect(documents?.packed).toBeLessThan(100);
  expect(data).toEqual({ part: 'other data', files: 1, bytes: 1, packed: 1 });
});

test('the table of sizes ends with the sum', () => {
  const table = sizeTable([
    { part: 'catalogue', files: 1, bytes: 2_000_000, packed: 700_000 },
    { part: 'ephemeris', files: 14, bytes: 500_000, packed: 400_000 },
  ]);
  expect(table.trimEnd().split('\n').at(-1)?.split(/\s+/)).toEqual(['all', '15', '2.50', '1.10']);
});
