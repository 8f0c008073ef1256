import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { finderPdf } from '#tools/scd/finder/finder-pdf.ts';
import { finderSvg } from '#tools/scd/finder/finder-picture.ts';
import { readFont } from '../../../parts/downloads/pdf-fixture.ts';
import { textOfPdf } from '../../../parts/downloads/pdf-text.ts';
import { A4, finderContent, LETTER } from './finder-fixture.ts';

const widthOf = (text: string, size: number) => (text.length * size) / 2;

test.each([
  ['A4', A4],
  ['Letter', LETTER],
] as const)(
  'a finder chart as PDF is upright on %s, and has title, site and every row of its table on several pages',
  async (_, paper) => {
    const bytes = await finderPdf(finderContent(120), paper, readFont);
    const read = await PDFDocument.load(bytes);
    expect(read.getPageCount()).toBe(3);
    for (const page of read.getPages())
      expect(page.getSize()).toEqual({ width: paper.widthPt, height: paper.heightPt });
    const lines = (await textOfPdf(bytes)).split('\n');
    for (const text of ['(1627) Ivar', 'J04 ESA OGS, Tenerife', '−28 50 56.00', 'JPL 123', '3 / 3'])
      expect(lines).toContain(text);
    for (let row = 0; row < 120; row++) expect(lines).toContain(`row ${row}`);
  },
);

test('a finder chart as PDF says which letters it has no font for', async () => {
  const text = await textOfPdf(await finderPdf(finderContent(1, { title: 'ع' }), A4, readFont));
  expect(text).toContain('U+0639');
});

test('a finder chart as SVG has texts as texts and stars as circles, on one page', () => {
  const svg = finderSvg(finderContent(120), A4, widthOf);
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['(1627) Ivar', 'row 0', 'row 119', '30′', 'N', 'E']));
  expect(svg.match(/<circle /g)?.length).toBeGreaterThan(10);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test('a finder chart as SVG takes names for texts and never for marks', () => {
  const svg = finderSvg(finderContent(1, { title: '<script>"x"</script> & co' }), A4, widthOf);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;&quot;x&quot;&lt;/script&gt; &amp; co');
});
