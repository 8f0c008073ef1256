import { PDFDocument, type PDFPage } from 'pdf-lib';
import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMNS } from '#engine/observe/columns.ts';
import { writePdf } from '#parts/downloads/pdf/pdf-file.ts';
import { FRAME, readFont } from './pdf-fixture.ts';
import { textOfPdf } from './pdf-text.ts';

const TABLE = {
  columns: [
    { name: 'Object', unit: '', isKey: true },
    { name: 'JD_UTC', unit: 'd', isKey: true },
    { name: 'AST_DEC', unit: 'deg' },
  ],
  rows: [
    ['(99942) Apophis', '2461372.50000', '−12.345678'],
    ['2024 "x", comet', '2461373.50000', '0.000001'],
  ],
};

test('the document of a long table has several pages that a reader opens', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`(${index}) Name`, '2461372.50000', '1.0']);
  const bytes = await writePdf({ ...TABLE, rows }, FRAME, readFont);
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(3);
  expect(read.getTitle()).toBe('Ephemerides');
  const text = await textOfPdf(bytes);
  for (const [name] of rows) expect(text).toContain(name);
});

test.each([
  ['A4', 841.89, 595.28],
  ['Letter', 792, 612],
] as const)(
  'the document with all columns is %s throughout: columns go on to further pages',
  async (paper, width, height) => {
    const columns = EPHEMERIS_COLUMNS.map(({ key, unit }) => ({
      name: key,
      unit,
      isKey: key === 'JD_UTC',
    }));
    const table = {
      columns: [{ name: 'Object', unit: '', isKey: true }, ...columns],
      rows: Array.from({ length: 60 }, () => ['(99942) Apophis', ...columns.map(() => '2461372.50000')]),
    };
    const bytes = await writePdf(table, { ...FRAME, paper }, readFont);
    const pages = (await PDFDocument.load(bytes)).getPages();
    expect(new Set(pages.map(sizeOf))).toEqual(new Set([`${width} × ${height}`]));
    const text = await textOfPdf(bytes);
    for (const { name } of columns) expect(text).toContain(name);
    expect(text).toContain('columns 1 of');
  },
);

test.each([
  '(229762) Gǃkúnǁʼhòmdímà',
  'Čapek Ørsted Łódź ő',
  'Ἀπόλλων Δημήτηρ',
  'Комета Чурюмова',
  'はやぶさ 竜宮 カグヤ',
  '12′ 34″ −5° ± ½',
])('the document writes %s as it is', async (name) => {
  const bytes = await writePdf({ ...TABLE, rows: [[name, '1', '2']] }, FRAME, readFont);
  expect(await textOfPdf(bytes)).toContain(name.normalize());
  expect(bytes.length).toBeLessThan(1_000_000);
});

test('the document has a question mark for letters of scripts that it has no font for, and says which they are', async () => {
  const bytes = await writePdf({ ...TABLE, rows: [['أبوفيس', '1', '2']] }, FRAME, readFont);
  const text = await textOfPdf(bytes);
  expect(text).toContain('??????');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('no font for: U+0623, U+0628, U+0648'); // alef, beh, waw
});

test('the document of Latin names holds no more fonts than those of Latin', async () => {
  const read: string[] = [];
  await writePdf(TABLE, FRAME, (address) => {
    read.push(address);
    return readFont(address);
  });
  expect(read.map((address) => /noto-sans-[a-z-]+-\d+/.exec(address)?.[0])).toEqual([
    'noto-sans-latin-400',
    'noto-sans-latin-600',
  ]);
});

test('the document breaks a remark that is longer than the page is wide, and loses none of its words', async () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
  const remarks = [['Force model', words.join(' ')]] as const;
  const text = await textOfPdf(await writePdf(TABLE, { ...FRAME, remarks }, readFont));
  const lines = text.split('\n').filter((line) => line.includes('word'));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join(' ').match(/word\d+/g)).toEqual(words);
});

test('the document names the orbit of every object below the table', async () => {
  const remarks = Array.from({ length: 250 }, (_, index) => [`Orbit of mine ${index}`, 'q 1 au'] as const);
  const notes = { title: 'Orbits', remarks };
  const text = await textOfPdf(await writePdf(TABLE, { ...FRAME, notes }, readFont));
  expect(text.indexOf('2461373.50000')).toBeLessThan(text.indexOf('Orbit of mine 0'));
  expect(text).toContain('Orbit of mine 249');
});

test('the document has a message in place of the values of an object without any', async () => {
  const rows = [['2024 AB', 'The orbit is not known.'], ...TABLE.rows];
  const text = await textOfPdf(await writePdf({ ...TABLE, rows }, FRAME, readFont));
  expect(text).toContain('The orbit is not known.');
});

function sizeOf(page: PDFPage): string {
  return `${Math.round(page.getWidth() * 100) / 100} × ${Math.round(page.getHeight() * 100) / 100}`;
}
