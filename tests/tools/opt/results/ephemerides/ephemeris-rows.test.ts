import { expect, test } from 'vitest';
import type { CalculationResult, ObjectTable } from '#contract/opt/calculation.ts';
import type { RowLimits } from '#machines/opt/calculation/columns.ts';
import { NO_THRESHOLDS, withChoice } from '#machines/opt/charts/thresholds.ts';
import { textTable } from '#tools/opt/results/downloads/download-rows.ts';
import {
  calculatedObjects,
  type EphemerisRow,
  type RowChoice,
  chosenRows,
} from '#tools/opt/results/ephemerides/ephemeris-rows.ts';
import { PROVENANCE } from '../../../../machines/fakes/objects.ts';

const START = 2_461_372.5;

/** Three epochs: by day, at night below the horizon, at night above it; and one a day after the end. */
function result(overrides: Partial<ObjectTable> = {}): CalculationResult {
  const object: ObjectTable = {
    name: 'Apophis',
    number: '99942',
    designator: '2004 MN4',
    database: 'JPL' as const,
    data: [
      [START, 10],
      [START + 0.5, -5],
      [START + 1, 30],
      [START + 3.0001, 30],
    ],
    provenance: { source: 'JPL', epoch: START, catalogueDate: '2026-01-01' },
    ...overrides,
  };
  return {
    object: { fields: ['JD_UTC', 'AST_ALT'], units: ['d', 'deg'], data: [object] },
    sunmoon: {
      fields: ['JD_UTC', 'SUN_ALT', 'MOON_ALT'],
      units: ['d', 'deg', 'deg'],
      data: [
        [START, 20, 1],
        [START + 0.5, -30, 2],
        [START + 1, -18.5, 3],
        [START + 3.0001, -30, 4],
      ],
    },
    processed: 1,
    selected: 1,
    provenance: PROVENANCE,
  };
}

const WHOLE = { endJulianDate: START + 2, onlyObservable: false, limits: {}, thresholds: NO_THRESHOLDS };

test('rows later than a day after the beginning of the last day are left out', () => {
  const [rows] = ephemerisRows(result(), WHOLE);
  expect(rows?.map((row) => row.value('JD_UTC'))).toEqual([START, START + 0.5, START + 1]);
});

/** JD 2461372.5 is 0 h of 28 November 2026: the rows at night are in those that begin on 28 and 29 November at Greenwich. */
const NIGHTS = {
  start: '2026-11-28',
  end: '2026-11-29',
  site: { latitude: 51.5, longitude: 0 },
  zone: { offsetMinutes: 0 },
};

test('a table by night has the rows at which an object is up at night alone, and a line for one that never is', () => {
  const [rows] = ephemerisRows(result(), { ...WHOLE, byNight: NIGHTS });
  expect(rows?.map((row) => row.value('JD_UTC'))).toEqual([START + 1]);
  const [lowOnes] = ephemerisRows(result({ data: [[START + 0.5, -5]] }), { ...WHOLE, byNight: NIGHTS });
  expect(lowOnes?.map(({ message }) => message)).toEqual([
    'Never above the horizon in the dark at any of the calculated times. Turn off “Up at night only” to see its rows.',
  ]);
  const [byDay] = ephemerisRows(result({ data: [[START, 10]] }), { ...WHOLE, byNight: NIGHTS });
  expect(byDay?.[0]?.message).toMatch(/^None of these times is at night\. .* a shorter time step\.$/);
  const [limited] = ephemerisRows(result(), { ...WHOLE, byNight: NIGHTS, limits: { minimumAltitude: 40 } });
  expect(limited?.[0]?.message).toBe('Nothing within the limits of altitude and hours');
});

test('a table by night with observable rows alone puts it down to thresholds that are not met in its nights', () => {
  const object = { ...result().object, fields: ['JD_UTC', 'AST_ALT', 'MAG'], units: ['d', 'deg', 'mag'] };
  const faintLater = [
    [START + 0.4, 30, 14],
    [START + 1, 30, 16],
  ];
  const data = object.data.map((each) => ({ ...each, data: faintLater }));
  const sunmoon = { ...result().sunmoon, data: faintLater.map(([date = 0]) => [date, -30, 1]) };
  const byNight = { ...NIGHTS, end: '2026-11-28' };
  const choice = { ...WHOLE, onlyObservable: true, byNight };
  const [rows] = ephemerisRows({ ...result(), object: { ...object, data }, sunmoon }, choice);
  expect(rows?.map(({ message }) => message)).toEqual([
    'No observable timestamps: long-term thresholds exclude all its time up at night',
  ]);
});

test('a table by night has no rows of a night that the time frame cuts', () => {
  const before = { ...NIGHTS, end: '2026-11-27', start: '2026-11-27' };
  const [rows] = ephemerisRows(
    result({
      data: [
        [START + 0.5, 5],
        [START + 1, 30],
      ],
    }),
    { ...WHOLE, byNight: before },
  );
  expect(rows?.map((row) => row.message ?? row.value('JD_UTC'))).toEqual([START + 0.5]);
});

test('the first row of an object carries its name and counts the others', () => {
  const [rows] = ephemerisRows(result(), WHOLE);
  expect(rows?.map(({ isFirst, others }) => [isFirst, others])).toEqual([
    [true, 2],
    [false, 2],
    [false, 2],
  ]);
});

test('a row is observable when it is at night and above the horizon', () => {
  const [rows] = ephemerisRows(result(), WHOLE);
  expect(rows?.map((row) => row.isObservable)).toEqual([false, false, true]);
  const [observable] = ephemerisRows(result(), { ...WHOLE, onlyObservable: true });
  expect(observable?.map((row) => row.value('JD_UTC'))).toEqual([START + 1]);
});

test('observable are only those timestamps at which the thresholds of the long-term plots are met', () => {
  const faint = result({
    data: [
      [START, 30, 21],
      [START + 0.5, 30, 19],
      [START + 1, 30, 17],
    ],
  });
  const table = { ...faint, object: { ...faint.object, fields: ['JD_UTC', 'AST_ALT', 'MAG'] } };
  const dates = (value: number) =>
    ephemerisRows(table, brighterThan(value))[0]?.map((row) => row.value('JD_UTC'));
  expect(dates(20)).toEqual([START + 0.5, START + 1]);
  expect(dates(18)).toEqual([START + 1]);
});

test('the Moon of the same epoch is in the row of the object', () => {
  const [rows] = ephemerisRows(result(), WHOLE);
  expect(rows?.map((row) => row.value('MOON_ALT'))).toEqual([1, 2, 3]);
});

test('an object that failed says why, and one without rows that there is nothing', () => {
  const [[failed] = []] = ephemerisRows(result({ error: 'The orbit is not known.', data: [] }), WHOLE);
  expect(failed?.message).toBe('The orbit is not known.');
  const [[none] = []] = ephemerisRows(result({ data: [] }), WHOLE);
  expect(none?.message).toBe('ephemerides not available');
});

test('an object without an orbit and without rows says that it has neither', () => {
  const { provenance: _none, ...object } = result({ data: [] }).object.data[0] ?? missing();
  const reply = result();
  const bare = { ...reply, object: { ...reply.object, data: [object] } };
  const [[none] = []] = ephemerisRows(bare, WHOLE);
  expect(none?.message).toBe('No perturbed orbit and no ephemerides data for the object (99942) Apophis');
});

test('an object that is down or in daylight at every calculated time says no more than that', () => {
  const [[row] = []] = ephemerisRows(result({ data: [[START, 10]] }), { ...WHOLE, onlyObservable: true });
  expect(row?.message).toBe('No observable timestamps: not up at night at any of the calculated times');
});

test('the limits that a user sets leave out rows of lower altitudes', () => {
  expect(altitudes({ minimumAltitude: 10 })).toEqual([10, 30]);
  expect(altitudes({ minimumAltitude: -5 })).toEqual([10, -5, 30]);
});

test('the limits that a user sets leave out rows of other hours, over midnight too, and both ends belong to them', () => {
  expect(altitudes({ hours: { from: 22, to: 5 } })).toEqual([10, 30]);
  expect(altitudes({ hours: { from: 0, to: 12 } })).toEqual([10, -5, 30]);
  expect(altitudes({ hours: { from: 11, to: 13 } })).toEqual([-5]);
});

test('the limits that a user sets are hours of the clock that the table is written by', () => {
  expect(altitudes({ hours: { from: 11, to: 13 } }, '+12:00')).toEqual([10, 30]);
  expect(altitudes({ hours: { from: 1, to: 1 } }, '+01:00')).toEqual([10, -5, 30]);
  expect(altitudes({ hours: { from: 0, to: 2 } }, '+01:00')).toEqual([10, 30]);
});

test('the limits that a user sets leave nothing of an object that is never so high, and it says so', () => {
  const [[row] = []] = ephemerisRows(result(), { ...WHOLE, limits: { minimumAltitude: 80 } });
  expect(row?.message).toBe('Nothing within the limits of altitude and hours');
});

test('the limits that a user sets are not those of the rows that were calculated', () => {
  const [all] = calculatedObjects(result(), { ...WHOLE, limits: { minimumAltitude: 80 } });
  expect(all?.rows).toHaveLength(3);
});

function ephemerisRows(table: CalculationResult, choice: RowChoice): readonly (readonly EphemerisRow[])[] {
  return calculatedObjects(table, choice).map(chosenRows(choice));
}

function altitudes(limits: RowLimits, zone?: string) {
  return ephemerisRows(result(), { ...WHOLE, limits, zone })[0]?.map((row) => row.value('AST_ALT'));
}

function missing(): never {
  throw new Error('the reply holds no object');
}

test('a file has a column that says what the ellipse of every row rests on', () => {
  const runs = [
    { fromRow: 0, basis: 'U', lost: false },
    { fromRow: 2, basis: 'U', lost: true },
  ] as const;
  const rows = ephemerisRows(result({ uncertainty: { runs: [...runs] } }), WHOLE).flat();
  const notation = { calendarDates: false, sexagesimal: false };
  const table = textTable(rows, ['JD_UTC', 'ERR_A'], notation);
  expect(table.columns.at(-1)?.name).toBe('ERR_BASIS');
  expect(table.rows.map((cells) => cells.at(-1))).toEqual(['U', 'U', 'U, position unknown']);
  expect(textTable(rows, ['JD_UTC'], notation).columns.map(({ name }) => name)).not.toContain('ERR_BASIS');
});

/** Observable rows alone, by a threshold of the magnitude. */
function brighterThan(value: number) {
  const thresholds = withChoice(NO_THRESHOLDS, '2004 MN4', 'MAG', { value });
  return { ...WHOLE, onlyObservable: true, thresholds };
}
