import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { observatoryByCode, searchObservatories } from '#catalogue/search-observatories.ts';

const builtIn = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin')),
);

const search = createBodySearch(builtIn);
const find = (name: string): number => search.byNames([name]).found[0];

test('the built-in catalogue holds the notable asteroids, the comets, the large asteroids and their sources', () => {
  expect(builtIn.count).toBe(11_049);
  const sources = builtIn.sources.map(({ name, date, rows }) => `${name}, ${date}: ${rows}`);
  expect(sources.filter((source) => !source.startsWith('JPL SBDB orbit,'))).toEqual([
    'Notable near-Earth asteroids (JPL SBDB), 2026-07: 181',
    'ESA NEOCC orbit files, 2025: 1',
    'Orbits before an impact (JPL Horizons), 2024-01: 3',
    'JPL SBDB asteroids (KStars), 2022-11-30: 7098',
    'JPL SBDB comets (KStars), 2022-11-30: 3768',
    'JPL Sentry, 2025-04: 300',
    'MPC observatory codes, 2026-07: 288',
  ]);
});

test('the built-in catalogue knows Apophis, Ceres and Halley by what the JPL small-body database says of them', () => {
  expect(builtIn.body(find('Apophis'))).toMatchObject({
    number: '99942',
    orbitClass: 'Aten',
    nea: true,
    pha: true,
    diameterKm: 0.34,
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

// Object, solution, its date, epoch of its covariance, and size of it: JPL SBDB and ESA NEOCC, as recorded.
test.each([
  ['Apophis', '220', '2024-06-25', 2_459_215.5, 100],
  ['Bennu', '118', '2021-01-07', 2_455_562.5, 100],
  ['Itokawa', '237', '2025-05-22', 2_453_005.5, 100],
  ['2024 YR4', '78', '2025-06-03', 2_460_705.5, 36],
  ['Eros', undefined, '2025', 2_461_000.5, 36],
  ['1 Ceres', '48', '2021-04-13', 2_458_849.5, 36],
  ['67P', 'K213/6', '2024-02-01', 2_457_305.5, 100],
])('the built-in catalogue has %s on one solution whole: %s of %s', (name, solution, date, epoch, size) => {
  const { elements, covariance, provenance } = builtIn.body(find(name));
  expect(provenance.solution).toBe(solution);
  expect(provenance.orbit.date).toBe(date);
  expect(elements.epoch.day + elements.epoch.offset).toBeCloseTo(epoch, 6);
  expect(covariance).toHaveLength(size);
});

test('the built-in catalogue has the force of Apophis that was solved for with its covariance, not one of another solution', () => {
  expect(builtIn.body(find('Apophis'))).toMatchObject({
    nonGravitational: { a1: 5e-13, a2: -2.901766637153165e-14, a3: 0 },
    uncertainty: 0,
    arcDays: 6599,
    lastObservation: '2022-04-09',
  });
});

test('the built-in catalogue has a class for every near-Earth asteroid', () => {
  const rows = Array.from({ length: builtIn.count }, (_, index) => index);
  const asteroids = rows.filter((row) => builtIn.isNea(row) && builtIn.bodyType(row) === 'Asteroid');
  expect(asteroids.length).toBeGreaterThanOrEqual(181);
  expect(asteroids.filter((row) => builtIn.orbitClass(row) === 'N/A')).toEqual([]);
});

test('the built-in catalogue has the risk of Bennu with its date', () => {
  expect(builtIn.body(find('101955')).risk).toMatchObject({
    list: 'JPL Sentry',
    listDate: '2025-04',
    lastYear: 2290,
  });
});

test('the built-in catalogue has the surveys and the geocentre among its observatories', () => {
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
