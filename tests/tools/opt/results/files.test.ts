import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { fullTable, textTable } from '#tools/opt/results/downloads/download-rows.ts';
import type { EphemerisRow } from '#tools/opt/results/ephemerides/ephemeris-rows.ts';
import { rowsText, tableTimes } from '#tools/opt/results/downloads/download-menu.tsx';

const UTC = { calendarDates: true, sexagesimal: true };
const SHOWN: readonly EphemerisColumnKey[] = ['JD_UTC', 'AST_DEC', 'MAG'];

test('the CSV file has every value as it was calculated beside the one that is shown', () => {
  const table = fullTable(
    [row({ JD_UTC: 2_461_365.5104166665, AST_DEC: -5.508461, MAG: 17.94 })],
    SHOWN,
    UTC,
  );
  expect(writeCsv(table, [])).toBe(
    'Object,Source,JD_UTC [UTC date],JD_UTC_FULL [d],AST_DEC [° ′ ″],AST_DEC_FULL [deg],' +
      'MAG [mag],MAG_FULL [mag],Remark\r\n' +
      '(99942) Apophis,NEOCC,2026-11-21 00:15,2461365.5104166665,-05 30 30.46,-5.508461,17.9,17.94,\r\n',
  );
});

test('the CSV file names an ellipse of a curved region so in the column of what it rests on', () => {
  const bases = [{}, { curved: true }, { curved: true, lost: true }] as const;
  const cells = bases.map((basis) => {
    const uncertainty = { fromRow: 0, basis: 'clones', lost: false, ...basis } as const;
    return textTable([{ ...row({ ERR_A: 1 }), uncertainty }], ['ERR_A'], UTC).rows[0]?.at(-1);
  });
  expect(cells).toEqual(['clones', 'clones, curved', 'clones, curved, position unknown']);
});

test('the CSV file writes the ellipse as it is, with what it rests on', () => {
  const rated = {
    ...row({ ERR_A: 0.031, ERR_B: 0.02, PA: 12.34 }),
    uncertainty: { fromRow: 0, basis: 'U', lost: false },
  } as const;
  const keys: readonly EphemerisColumnKey[] = ['ERR_A', 'ERR_B', 'PA'];
  expect(fullTable([rated], keys, UTC).rows[0]?.slice(2)).toEqual([
    '0.0',
    '0.031',
    '0.0',
    '0.02',
    '12.3',
    '12.34',
    'U',
    '',
  ]);
});

test('the CSV file has as many fields in a row that only says why there are no values', () => {
  const table = fullTable([{ ...row({}), message: 'The orbit is not known.' }], SHOWN, UTC);
  const [heads, cells] = writeCsv(table, []).trim().split('\r\n');
  expect(cells?.split(',')).toHaveLength(heads?.split(',').length ?? 0);
  expect(cells).toBe('(99942) Apophis,NEOCC,,,,,,,The orbit is not known.');
});

test('the CSV file names the zone of local times, and each has its offset', () => {
  const notation = { calendarDates: true, sexagesimal: false, zone: '+01:00' };
  const table = textTable([row({ JD_UTC: 2_461_365.5 })], ['JD_UTC'], notation);
  expect(table.columns.at(-1)).toMatchObject({
    name: 'DATE_LOCAL',
    unit: 'GMT +01:00',
    words: 'Local time',
  });
  expect(table.rows[0]?.at(-1)).toBe('2026-11-21 01:00 +01:00');
});

const calculation = {
  request: {
    query: { utcStart: '2026-11-21T00:00', utcEnd: '2026-11-28T23:59' },
    timeStep: { step: 1, unit: 'h' },
  },
} as Parameters<typeof tableTimes>[0];
const ALL = {
  calculated: 192,
  within: 192,
  inFile: 192,
  onlyObservable: false,
  onlyAtNight: false,
  limits: {},
  zone: undefined,
};

test('what a file says of itself is its time frame, its clock and its rows', () => {
  expect(tableTimes(calculation, undefined)).toEqual({
    frame: { start: '2026-11-21 00:00', end: '2026-11-28 23:59', every: 'hour' },
    clock: 'UTC',
  });
  expect(rowsText(ALL)).toBe('192 rows of 192 calculated');
});

test('what a file says of itself is also what was left out, and by whose clock', () => {
  const limits = { minimumAltitude: 30, hours: { from: 22, to: 4 } };
  const chosen = {
    ...ALL,
    within: 12,
    inFile: 1,
    onlyObservable: true,
    onlyAtNight: true,
    limits,
    zone: '+01:00',
  };
  expect(tableTimes(calculation, '+01:00').clock).toBe(
    'Local time of GMT +01:00, each with its offset from UTC; Julian dates are UTC',
  );
  expect(rowsText(chosen)).toBe(
    '1 row of 192 calculated; left out: times when the object is not observable; times by day, in nights that the ' +
      'time frame cuts, or when the object is below the horizon; altitudes below 30°; ' +
      'hours other than 22:00–04:00 GMT +01:00; rows that are folded away in the table',
  );
});

function row(values: Partial<Record<EphemerisColumnKey, number>>): EphemerisRow {
  const object: ObjectTable = {
    name: 'Apophis',
    number: '99942',
    designator: '2004 MN4',
    database: 'ESA/PDO',
    data: [],
  };
  return {
    key: 'a',
    object,
    isFirst: true,
    others: 0,
    isObservable: true,
    isUp: true,
    value: (key) => values[key] ?? null,
  };
}
