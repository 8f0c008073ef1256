import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeEarthOrientation } from '#catalogue/build/earth-orientation.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import {
  type EarthOrientationFile,
  openEarthOrientationFile,
} from '#server/node/workers/earth-orientation-file.ts';
import { finalsFile } from '../../../catalogue/finals-file.ts';

let folder: string;
let refused: unknown[];
let taken: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earth-'));
  [refused, taken] = [[], []];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('without any file the built-in table serves', () => {
  expect(open()()).toBe(BUILT_IN_EARTH);
});

test('a folder that does not exist is like one without files', () => {
  writeFileSync(join(folder, 'a file'), '');
  expect(open([join(folder, 'a file', 'finals2000A.all')])()).toBe(BUILT_IN_EARTH);
});

test('a file is taken in when it appears and when it changes, once each', () => {
  const earth = open();
  expect(earth()).toBe(BUILT_IN_EARTH);
  put(finalsFile(60_700, 60_730, 0.05));
  expect(earth().end.mjd).toBe(60_730);
  expect(earth()).toBe(earth());
  put(finalsFile(60_700, 60_745, 0.05));
  expect(earth().end.mjd).toBe(60_745);
  expect(taken).toEqual([60_730, 60_745]);
});

test('a file that cannot be read is reported once and leaves what was there', () => {
  const earth = open();
  put(finalsFile(60_700, 60_730, 0.05));
  earth();
  put('<html>');
  expect(earth().end.mjd).toBe(60_730);
  expect(earth().end.mjd).toBe(60_730);
  expect(refused).toHaveLength(1);
});

test('a file that ends before what was there is reported once and leaves it', () => {
  const earth = open();
  put(finalsFile(60_700, 60_730, 0.05));
  earth();
  put(finalsFile(60_700, 60_715, 0.05));
  expect(earth().end.mjd).toBe(60_730);
  expect(String(refused)).toContain('measured to MJD 60715, but the table that is there to MJD 60730');
});

test.each([
  ['a web page', '<html>', 'a web page instead of rows'],
  ['cut short', finalsFile(60_700, 60_715, 0.05), 'but the table that is there to MJD 60730'],
])(
  'from a start on, a table that was stored before serves where the named one is %s',
  async (_, named, reason) => {
    const downloads = mkdtempSync(join(folder, 'downloads-'));
    writeFileSync(join(downloads, 'finals2000A.all'), finalsFile(60_700, 60_730, 0.05));
    await storeEarthOrientation(downloads, folder);
    const stored = join(folder, 'finals2000A.all.sealed');
    const file = join(folder, 'finals2000A.all');
    put(named);
    const earth = openFiles([file, stored]);
    expect([earth.current().end.mjd, earth.path()]).toEqual([60_730, stored]);
    expect(earth.refused()).toContain(reason);
    put(finalsFile(60_700, 60_730, 0.05));
    expect([earth.current().end.mjd, earth.path(), earth.refused()]).toEqual([60_730, file, undefined]);
  },
);

test('a refresh never puts a file that is cut short in the place of a whole one', async () => {
  const downloads = mkdtempSync(join(folder, 'downloads-'));
  const received = join(downloads, 'finals2000A.all');
  writeFileSync(received, finalsFile(60_700, 60_730, 0.05));
  await storeEarthOrientation(downloads, folder);
  writeFileSync(received, finalsFile(60_700, 60_715, 0.05));
  expect(await storeEarthOrientation(downloads, folder)).toEqual([
    'NOT USED finals2000A.all: measured to MJD 60715, but the table that is there to MJD 60730',
  ]);
});

test('a refresh puts a readable file in its place, and a damaged one never', async () => {
  const downloads = mkdtempSync(join(folder, 'downloads-'));
  const received = join(downloads, 'finals2000A.all');
  expect(await storeEarthOrientation(downloads, folder)).toEqual([]);
  writeFileSync(received, `${finalsFile(60_700, 60_730, 0.05)}\nhalf a line`);
  expect(await storeEarthOrientation(downloads, folder)).toEqual([
    'IERS finals2000A: measured to 2025-02-24, predicted to 2025-02-24, 1 dropped',
    expect.stringMatching(/dropped row 32/) as unknown,
  ]);
  writeFileSync(received, '<html>');
  expect(await storeEarthOrientation(downloads, folder)).toEqual([
    expect.stringMatching(/^NOT USED/) as unknown,
  ]);
  const stored = join(folder, 'finals2000A.all.sealed');
  expect(open([stored])().end.mjd).toBe(60_730);
  const bytes = readFileSync(stored);
  for (const damaged of [bytes.subarray(0, 900), bytes.with(60, bytes[60] ^ 1)]) {
    writeFileSync(stored, damaged);
    expect(open([stored])()).toBe(BUILT_IN_EARTH);
  }
  expect(refused).toEqual([new RangeError(`${stored} is damaged`), new RangeError(`${stored} is damaged`)]);
});

function open(
  paths = [join(folder, 'missing', 'x'), join(folder, 'finals2000A.all')],
): () => EarthOrientation {
  return openFiles(paths).current;
}

function openFiles(paths: readonly string[]): EarthOrientationFile {
  return openEarthOrientationFile(paths, {
    taken: ({ earth }) => taken.push(earth.end.mjd),
    refused: (error) => refused.push(error),
  });
}

/** As a refresh does it: whole, by a new file in the old one's place. */
function put(text: string): void {
  writeFileSync(join(folder, 'new'), text);
  renameSync(join(folder, 'new'), join(folder, 'finals2000A.all'));
}
