import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KNOWN_OBSERVATORIES } from '#catalogue/build/built-in.ts';
import { readServices } from '#catalogue/build/services.ts';
import { summaryLines } from '#catalogue/build/summary.ts';
import { formatOf } from '#catalogue/merge/formats.ts';
import { EARTH_ORIENTATION_FILE } from '#catalogue/parse/finals2000a.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { bytesOf } from '../bytes.ts';

test('every file of the public services is of a kind that can be read, at an https address', () => {
  const { files, orbitFiles } = readServices();
  for (const { file, url } of [...files, ...(orbitFiles === undefined ? [] : [orbitFiles])]) {
    expect(file === EARTH_ORIENTATION_FILE || formatOf(file) !== undefined, file).toBe(true);
    expect(new URL(url).protocol).toBe('https:');
  }
  expect(files.map(({ file }) => file)).toContain(orbitFiles?.objectsFrom);
});

test('other addresses of services may be given by a file that has the shape', () => {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const path = join(folder, 'services.json');
  writeFileSync(path, '{"files": [{"file": "NEA.txt", "url": "http://127.0.0.1:1/NEA.txt"}]}');
  expect(readServices(path).files).toHaveLength(1);
  writeFileSync(path, '{"files": [{"file": "NEA.txt"}]}');
  expect(() => readServices(path)).toThrow(/does not list files with a name and an address/);
  rmSync(folder, { recursive: true });
});

test('the summary says rows per source with its date, names dropped rows and unusable files, and adds up', () => {
  const row = {
    Year_of_perihelion: 1997,
    Month_of_perihelion: 3,
    Day_of_perihelion: 29.6,
    Perihelion_dist: 0.89,
    e: 0.99,
  };
  const comet = { ...row, Peri: 1, Node: 2, i: 3, Designation_and_name: 'C/1995 O1 (Hale-Bopp)' };
  const rows = [comet, { ...comet, Designation_and_name: 'C/2020 F3 (NEOWISE)', i: 200 }];
  const { report } = mergeSources([
    { name: 'cometels.json', bytes: bytesOf(JSON.stringify(rows)), date: '2026-07-01' },
    { name: 'neocp.json', bytes: bytesOf('<html>') },
  ]);
  expect(summaryLines(report)).toEqual([
    'MPC CometEls, 2026-07-01: 1 rows, 1 dropped',
    '  dropped from cometels.json, row 2, C/2020 F3 (NEOWISE): inclination 200 deg is outside 0 to 180',
    expect.stringMatching(/^NOT USED neocp.json: a web page instead of JSON/) as string,
    '0 objects without an orbit and 0 lines of risk lists without an object are left out',
    '1 objects, 0 of them near-Earth, and 0 observatories',
  ]);
});

test('the well-known observatories are about 300 different codes', () => {
  expect(KNOWN_OBSERVATORIES.length).toBeGreaterThan(270);
  expect(new Set(KNOWN_OBSERVATORIES).size).toBe(KNOWN_OBSERVATORIES.length);
});
