import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  finderLayout,
  MARGIN_PT,
  REMARK_PT,
  ROW_PT,
  TABLE_HEAD_PT,
} from '#tools/scd/finder/finder-layout.ts';
import { A4, LETTER } from './finder-fixture.ts';

test('the pages of a finder chart hold every row of the table once, in order, above the foot, and what is said after the last row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(A4, LETTER),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 40 }),
      (paper, rows, lines) => {
        const { blocks, remarks, pages, sheet } = finderLayout(paper, rows, lines, false);
        const shown = blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
        expect(shown).toEqual(Array.from({ length: rows }, (_, row) => row));
        for (const { frame } of blocks) expect(frame.top + frame.height).toBeLessThan(sheet.heightPt - 30);
        expect(blocks.map(({ page }) => page)).toEqual(blocks.map((_, index) => index));
        const last = blocks[blocks.length - 1];
        expect(remarks.page).toBeGreaterThanOrEqual(last.page);
        if (remarks.page === last.page)
          expect(remarks.top).toBeGreaterThan(last.frame.top + last.frame.height);
        expect(remarks.top + lines * REMARK_PT).toBeLessThan(sheet.heightPt);
        expect(pages).toBe(remarks.page + 1);
      },
    ),
  );
});

test('the pages of a finder chart have chart, small sky and first rows side by side and one above the other, inside the margins', () => {
  for (const paper of [A4, LETTER]) {
    const { chart, inset, blocks } = finderLayout(paper, 100, 10, false);
    expect(chart.left).toBe(MARGIN_PT);
    expect(chart.left + chart.width).toBeCloseTo(paper.widthPt - MARGIN_PT, 9);
    expect(chart.height).toBeGreaterThan(400);
    expect(chart.top + chart.height).toBeLessThan(inset.top);
    expect(inset.left + inset.width).toBeLessThan(blocks[0].frame.left);
    expect(inset.top + inset.height).toBeLessThan(paper.heightPt - 30);
  }
});

test('a finder chart has one page as high as all rows take where that is allowed', () => {
  const { pages, sheet, blocks, remarks } = finderLayout(A4, 300, 12, true);
  expect([pages, blocks.length]).toEqual([1, 1]);
  expect(remarks.top).toBeGreaterThan(blocks[0].frame.top + TABLE_HEAD_PT + 300 * ROW_PT);
  expect(sheet.heightPt).toBeGreaterThan(remarks.top + 12 * REMARK_PT);
  expect(finderLayout(A4, 3, 0, true).sheet).toEqual(A4);
});
