import { assert as holdsFor, integer, nat, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import { COLUMNS } from '#catalogue/layout.ts';
import { jdOf } from '#engine/time/epoch.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { BadFileError } from '#catalogue/source.ts';
import { writeCatalogue } from '#catalogue/write-catalogue.ts';
import { asteroid, catalogueFrom, catalogueOf, comet, sourceFrom } from './sample-bodies.ts';

test('a catalogue that is written and read gives back every value of a body that has them all', () => {
  const covariance = symmetric();
  const apophis = asteroid('2004 MN4', {
    number: '99942',
    name: 'Apophis',
    otherDesignations: ['2004 XX'],
    database: 'ESA/PDO',
    solution: 'JPL 220',
    covariance,
    nonGravitational: { a1: 5e-13, a2: -2.9e-14, a3: 0, ...INVERSE_SQUARE },
    absoluteMagnitude: 19.09,
    slope: 0.24,
    diameterKm: 0.34,
    albedo: 0.35,
    rotationHours: 30.56,
    extent: '0.41x0.31',
    spectralType: 'Sq',
    moidAu: 0.000107917,
    uncertainty: 0,
    arcDays: 6209.25,
    lastObservation: '2022-04-09',
    pha: true,
  });
  const source = sourceFrom('ESA NEOCC orbit files', '2026-07-03', 5);
  const risk = {
    firstYear: 2060,
    lastYear: 2105,
    probability: 1e-6,
    palermoCumulative: -3.2,
    palermoMaximum: -3.5,
  };
  const catalogue = catalogueOf(
    [{ source, rows: [apophis] }],
    [{ list: 'JPL Sentry', date: '2025-04', rows: [{ number: '99942', designation: '2004 MN4', risk }] }],
  );
  const body = catalogue.body(0);
  const { elements, database: _database, solution: _solution, ...values } = apophis;
  expect(body).toMatchObject(values);
  expect(body).toMatchObject({
    index: 0,
    database: 'ESA/PDO',
    orbitClass: 'Aten',
    objectGroup: 'N/A',
    nea: true,
    elements,
    risk: { list: 'JPL Sentry', listDate: '2025-04', ...risk },
    provenance: { solution: 'JPL 220', orbit: source },
  });
  expect(body.risk).not.toHaveProperty('torinoMaximum');
  expect(new Set(Object.values(body.provenance.sources))).toEqual(new Set([source]));
});

test('a catalogue that is written and read gives back the covariance of non-gravitational parameters, and the delay of a comet', () => {
  const covariance = Float64Array.from({ length: 100 }, (_, k) => 1 + (k % 10) * Math.floor(k / 10));
  const nonGravitational = { a1: 1e-9, a2: 0, a3: 0, ...WATER_ICE, delay: 45.7 };
  const bodies = catalogueFrom([asteroid('2024 AA'), comet('C/2024 A1', { covariance, nonGravitational })]);
  expect(bodies.body(1)).toMatchObject({ covariance, nonGravitational });
  expect(bodies.body(0)).not.toHaveProperty('covariance');
});

test('a catalogue that is written and read has no member for what no source gives', () => {
  const body = catalogueFrom([asteroid('2024 AA')]).body(0);
  for (const absent of [
    'number',
    'name',
    'risk',
    'covariance',
    'absoluteMagnitude',
    'uncertainty',
    'lastObservation',
  ]) {
    expect(body).not.toHaveProperty(absent);
  }
  expect(Object.keys(body.provenance.sources)).toEqual(['elements']);
});

test('a catalogue that is written and read keeps the perihelion time of a comet to a tenth of a second', () => {
  const { elements, objectGroup, orbitClass } = catalogueFrom([
    comet('1P', { number: '1P', name: 'Halley' }),
  ]).body(0);
  expect(objectGroup).toBe('Halley-type');
  expect(orbitClass).toBe('N/A');
  expect(elements.perihelionTime === undefined ? 0 : jdOf(elements.perihelionTime)).toBeCloseTo(
    2446467.395317,
    6,
  );
});

test('a catalogue that is written and read keeps tabs and line ends of a name from breaking its rows', () => {
  const catalogue = catalogueFrom([asteroid('2024 AA', { name: 'A\tb\nc' }), asteroid('2024 AB')]);
  expect(catalogue.body(0).name).toBe('A b c');
  expect(catalogue.body(1).designation).toBe('2024 AB');
});

test('a catalogue that is written and read says when a known impactor hit', () => {
  expect(catalogueFrom([asteroid('2008 TC3')]).body(0).impactDate).toBe('2008-10-07');
});

test('a catalogue that is written and read may be empty', () => {
  expect(catalogueFrom([]).count).toBe(0);
});

test('a catalogue that is written and read has no rows beyond its own', () => {
  const catalogue = catalogueFrom([asteroid('2024 AA')]);
  for (const index of [-1, 1, 0.5, Number.NaN]) expect(() => catalogue.body(index)).toThrow(RangeError);
});

const bytes = writeCatalogue([], { sources: [], observatories: [], impactors: [], neocp: null });

test('bytes that are not a catalogue are refused: cut short, of another version, or anything else', () => {
  expect(() => readCatalogue(bytes.slice(0, -1))).toThrow(/its header says/);
  expect(() => readCatalogue(bytes.with(7, 0x31))).toThrow(BadFileError);
  expect(() => readCatalogue(bytes.with(7, 0x32))).toThrow(/checksum/); // the former version, which it is not
  expect(() => readCatalogue(new Uint8Array(3))).toThrow(BadFileError);
});

test('the bytes of a catalogue never open with a single damaged byte, wherever it is', () => {
  const whole = writeCatalogue([], { sources: [], observatories: [], impactors: [], neocp: null });
  holdsFor(
    property(nat(whole.length - 1), integer({ min: 1, max: 255 }), (place, change) => {
      expect(() => readCatalogue(whole.with(place, whole[place] ^ change))).toThrow(BadFileError);
    }),
  );
});

test('bytes of any kind never open as a catalogue', () => {
  holdsFor(
    property(uint8Array({ maxLength: 200 }), (noise) => {
      expect(() => readCatalogue(noise)).toThrow(BadFileError);
    }),
  );
});

test('the bytes of a catalogue may lie at any place in memory', () => {
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(readCatalogue(shifted.subarray(3)).count).toBe(0);
});

test('the columns of a body take at most 200 bytes', () => {
  const bytes = Object.values(COLUMNS).reduce((sum, Column) => sum + Column.BYTES_PER_ELEMENT, 0);
  expect(bytes).toBeLessThan(200);
});

function symmetric(): Float64Array {
  return Float64Array.from({ length: 36 }, (_, k) => {
    const [i, j] = [Math.floor(k / 6), k % 6];
    return 1e-16 * (i === j ? 10 + i : i + j);
  });
}
