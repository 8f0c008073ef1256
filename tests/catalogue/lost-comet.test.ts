import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lostSince } from '#catalogue/lost-comet.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';

const builtIn = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin')),
);
const search = createBodySearch(builtIn);
const NOW = julianDateFromIso('2026-11-26');

// Gale was last seen in 1938, Biela, Brorsen and Kohoutek's comet of 1975 in 1852, 1879 and 1988; the others by the epochs of their elements.
test.each([
  ['34D', '1938'],
  ['3D', '1852'],
  ['5D', '1879'],
  ['75D', '1988'],
  ['C/2020 P4-C', '2020'],
  ['73P-B', '2006'],
])('comet %s is lost since %s', (name, year) => {
  expect(lostSince(comet(name), NOW)).toBe(year);
});

test.each(['1P', '2P', '12P', '67P', '103P', 'C/2022 E3'])('comet %s is not lost', (name) => {
  expect(lostSince(comet(name), NOW)).toBeUndefined();
});

test('a comet is lost one and a half periods after its last observation, and has the date of that', () => {
  const churyumov = comet('67P'); // 6.4 years, last observed on 26 April 2023 by its solution K213/6
  expect(lostSince(churyumov, julianDateFromIso('2032-11-01'))).toBeUndefined();
  expect(lostSince(churyumov, julianDateFromIso('2033-01-01'))).toBe('2023-04-26');
});

test('a comet whose period is longer than thirty years, or unknown, is lost after thirty years', () => {
  const ztf = comet('C/2022 E3'); // last observed on 12 January 2024
  expect(lostSince(ztf, julianDateFromIso('2054-01-01'))).toBeUndefined();
  expect(lostSince(ztf, julianDateFromIso('2054-02-01'))).toBe('2024-01-12');
});

test('an asteroid is never called a lost comet', () => {
  expect(lostSince(builtIn.body(search.byNames(['1979 XB']).found[0]), NOW)).toBeUndefined();
});

function comet(name: string) {
  const [row] = search.byNames([name]).found;
  return builtIn.body(row);
}
