import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { usualPaper } from '#parts/downloads/pdf/paper.ts';
import { bandsOf, blocksOf, cutShort, wrapped } from '#parts/downloads/pdf/pdf-layout.ts';

/** A type in which every character is a point wide. */
const measure = (text: string): number => text.length;

const columns = ['Object', 'Date', 'A', 'B', 'C'].map((name, index) => ({
  name,
  unit: '',
  isKey: index < 2,
}));

test('columns that do not fit beside each other are broken into bands that each begin with the key columns', () => {
  expect(bandsOf(columns, [30, 20, 40, 40, 40], 100, 5)).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [0, 1, 4],
  ]);
  expect(bandsOf(columns, [30, 20, 10, 10, 40], 100, 5)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 4],
  ]);
});

test('columns that fit beside each other are one band', () => {
  expect(bandsOf(columns, [10, 10, 10, 10, 10], 70, 5)).toEqual([[0, 1, 2, 3, 4]]);
});

test('every row is in every band once, and no block is longer than a page', () => {
  const perPage = 40;
  assert(
    property(
      integer({ min: 0, max: 300 }),
      integer({ min: 1, max: 4 }),
      integer({ min: 1, max: perPage }),
      (rows, bands, left) => {
        const blocks = blocksOf(rows, bands, { perPage, left }, 5);
        for (let band = 0; band < bands; band++) {
          const inBand = blocks.filter((block) => block.band === band);
          const covered = inBand.flatMap(({ from, to }) =>
            Array.from({ length: to - from }, (_, i) => from + i),
          );
          expect(covered).toEqual(Array.from({ length: rows }, (_, row) => row));
        }
        let free = left;
        for (const { from, to, isOnNewPage } of blocks) {
          if (isOnNewPage) free = perPage;
          free -= to - from + 5;
          expect(free).toBeGreaterThanOrEqual(rows === 0 ? -1 : 0);
        }
      },
    ),
  );
});

test('a text is broken between words, and a word that is too long within itself', () => {
  expect(wrapped('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrapped('a wonderfully long', 5, measure)).toEqual(['a won', 'derfu', 'lly', 'long']);
  expect(wrapped('', 5, measure)).toEqual(['']);
});

test('a name that is too long ends with an ellipsis', () => {
  expect(cutShort('Apophis', 7, measure)).toBe('Apophis');
  expect(cutShort('Churyumov', 7, measure)).toBe('Churyu…');
});

test('paper is Letter in North America and A4 elsewhere', () => {
  expect(['en-US', 'fr-CA', 'es-MX'].map(usualPaper)).toEqual(['Letter', 'Letter', 'Letter']);
  expect(['en-GB', 'de-DE', 'ja', 'zh-Hans-CN'].map(usualPaper)).toEqual(['A4', 'A4', 'A4', 'A4']);
});
