import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHorizonsTable } from '#catalogue/parse/horizons-table.ts';
import { recordedFolder } from '../shared-folder.ts';

/** A recorded table, and the same as it was read by other programs: files of `raw` and of `cases/horizons_tables`. */
const TABLES = [
  ['19P_borrelly_gemini_south.eph', '19P_borrelly_gemini_south_2017.json'],
  ['2P_encke_observer_2024_geocentric.txt', '2P_encke_observer_2024_geocentric.json'],
  ['ceres_observer_2000_geocentric.txt', 'ceres_observer_2000_geocentric.json'],
  ['ceres_observer_2022_geocentric.txt', 'ceres_observer_2022_geocentric.json'],
] as const;

type Rows = {
  readonly header: { readonly target: string; readonly target_source: string };
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string | null)[])[];
};

test.each(TABLES)('%s has the object, dates, places, magnitudes and distances of %s', (file, other) => {
  const table = readHorizonsTable(rawText(file));
  const expected: Rows = JSON.parse(recordedText(join('cases', 'horizons_tables', other)));
  expect(table).toMatchObject({ target: expected.header.target, solution: expected.header.target_source });
  expect(table.rows).toHaveLength(expected.rows.length);
  const columns = {
    dayUtc: ['Date_________JDUT', 'jd_ut'],
    raDeg: ['R.A._(ICRF)', 'ra_deg'],
    decDeg: ['DEC_(ICRF)', 'dec_deg'],
    magnitude: ['APmag', 'T-mag', 't_mag'],
    deltaAu: ['delta'],
    rAu: ['r'],
  } as const;
  for (const [place, row] of table.rows.entries())
    for (const [key, names] of Object.entries(columns)) {
      const column = expected.columns.findIndex((name) => names.some((one) => one === name));
      const [ours, theirs] = [
        Object.entries(row).find(([name]) => name === key)?.[1],
        expected.rows[place]?.[column],
      ];
      if (typeof theirs === 'number') expect(ours).toBeCloseTo(theirs, 8);
      else expect(ours).toBeUndefined();
    }
});

test('a table of fixed width in the usual columns has magnitude and distance', () => {
  expect(readHorizonsTable(rawText('skyfield_chiron-position.txt'))).toMatchObject({
    name: '2060',
    absoluteMagnitude: 5.8,
    rows: [
      { magnitude: 18.89, deltaAu: 19.177844742868 },
      { magnitude: 18.89, deltaAu: 19.1622473929048 },
    ],
  });
});

test.each([
  ['skyfield_horizons-lst.txt', /^Line 4: the table is of Mars \(499\)/],
  ['ceres_vectors_2022_heliocentric.txt', /^Line 33: the observer is at Sun/],
  ['ceres_elements_2022.txt', /^Line \d+: the observer is at/],
  ['mpc_2P_ephemeris_500-a-t.html', /^Line 1: this is not an observer table of Horizons/],
])('%s is refused', (file, reason) => {
  expect(() => readHorizonsTable(rawText(file))).toThrow(reason);
});

function rawText(file: string): string {
  return recordedText(join('raw', file));
}

function recordedText(path: string): string {
  return readFileSync(join(recordedFolder('reference'), path), 'utf8');
}
