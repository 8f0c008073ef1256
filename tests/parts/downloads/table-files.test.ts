import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { fileName } from '#parts/downloads/file-name.ts';
import { writePdf } from '#parts/downloads/pdf-file.ts';
import { toWinAnsi } from '#parts/downloads/pdf-layout.ts';
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

test('a long table becomes a PDF of several pages that a reader opens', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`(${index}) Name`, '2461372.50000', '1.0']);
  const frame = {
    title: 'Ephemerides',
    remarks: [['Observer', 'G96']] as const,
    year: 2026,
    attribution: 'x',
  };
  const bytes = await writePdf({ ...TABLE, rows }, frame);

  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(3);
  expect(read.getTitle()).toBe('Ephemerides');
});

test('more remarks than a page has lines go on to the next', async () => {
  const remarks = Array.from({ length: 250 }, (_, index) => [`Orbit of mine ${index}`, 'q 1 au'] as const);
  const read = await PDFDocument.load(
    await writePdf(TABLE, { title: 'Ephemerides', remarks, year: 2026, attribution: 'x' }),
  );
  expect(read.getPageCount()).toBe(6);
});

test('a table of all columns gets a page as wide as it needs', async () => {
  const columns = Array.from({ length: 32 }, (_, index) => ({ name: `COLUMN_${index}`, unit: 'arcsec/min' }));
  const rows = [columns.map(() => '2461372.50000')];
  const frame = { title: 'All', remarks: [], year: 2026, attribution: '' };
  const read = await PDFDocument.load(await writePdf({ columns, rows }, frame));

  expect(read.getPage(0).getWidth()).toBeGreaterThan(1500);
});

test('names outside the PDF alphabet lose their marks rather than stop the document', () => {
  expect(toWinAnsi('Gǃkúnǁʼhòmdímà')).toBe('G?kún??hòmdímà');
  expect(toWinAnsi('Čapek −1')).toBe('Capek -1');
});

test('a file is named after the toolkit and the time of the download', () => {
  const now = Temporal.Instant.from('2026-11-21T02:10:05.678Z');
  expect(fileName('ephemerides', 'Near-Earth object toolkit', now, 'txt')).toBe(
    'Near-Earth-object-toolkit_ephemerides_2026-11-21T02-10-05Z.txt',
  );
});
