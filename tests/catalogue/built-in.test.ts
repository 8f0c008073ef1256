import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { observatoryByCode, searchObservatories } from '#catalogue/search-observatories.ts';

const builtIn = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin')),
);

describe('the built-in catalogue', () => {
  const search = createBodySearch(builtIn);
  const find = (name: string): number => search.byNames([name]).found[0];

  test('holds the notable asteroids, the comets, the large asteroids and their sources', () => {
    expect(builtIn.count).toBe(11_048);
    expect(builtIn.sources.map(({ name, date, rows }) => `${name}, ${date}: ${rows}`)).toEqual([
      'Notable near-Earth asteroids (JPL SBDB), 2026-07: 181',
      'Orbits before an impact (JPL Horizons), 2024-01: 3',
      'JPL SBDB asteroids (KStars), 2022-11-30: 7098',
      'JPL SBDB comets (KStars), 2022-11-30: 3768',
      'JPL Sentry, 2025-04: 300',
      'MPC observatory codes, 2026-07: 288',
    ]);
  });

  test('knows Apophis, Ceres and Halley by what the JPL small-body database says of them', () => {
    expect(builtIn.body(find('Apophis'))).toMatchObject({
      number: '99942',
      orbitClass: 'Aten',
      nea: true,
      pha: true,
      diameterKm: 0.34,
      nonGravitational: { a2: -2.9e-14 },
    });
    expect(builtIn.body(find('1 Ceres'))).toMatchObject({
      diameterKm: 939.4,
      nea: false,
      rotationHours: 9.07417,
    });
    expect(builtIn.body(find('1P/Halley'))).toMatchObject({
      objectGroup: 'Halley-type',
      cometMagnitude: 5.5,
    });
  });

  test('has a class for every near-Earth asteroid', () => {
    const rows = Array.from({ length: builtIn.count }, (_, index) => index);
    const asteroids = rows.filter((row) => builtIn.isNea(row) && builtIn.bodyType(row) === 'Asteroid');
    expect(asteroids.length).toBeGreaterThanOrEqual(181);
    expect(asteroids.filter((row) => builtIn.orbitClass(row) === 'N/A')).toEqual([]);
  });

  test('has the risk of Bennu with its date', () => {
    expect(builtIn.body(find('101955')).risk).toMatchObject({
      list: 'JPL Sentry',
      listDate: '2025-04',
      lastYear: 2290,
    });
  });

  test('has the surveys and the geocentre among its observatories', () => {
    for (const code of [
      'G96',
      '703',
      'F51',
      'F52',
      'T05',
      'T08',
      'M22',
      'W68',
      'I41',
      'X05',
      'W84',
      'J04',
      '568',
      '000',
    ]) {
      expect(observatoryByCode(builtIn.observatories, code), code).toBeDefined();
    }
    expect(searchObservatories(builtIn.observatories, 'geocentric', 5)[0]).toMatchObject({
      id: 471,
      code: '500',
    });
  });
});
