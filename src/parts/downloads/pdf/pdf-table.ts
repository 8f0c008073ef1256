import { itemAt } from '#engine/numbers-in.ts';
import type { TextTable } from '../text-table.ts';
import { CODE_PT, GREY, MARGIN_PT, type Pages, TEXT_PT } from './pages.ts';
import { bandsOf, type Block, blocksOf, cutShort, type SetColumn, setColumns } from './pdf-layout.ts';
import type { Typeface } from './typefaces.ts';

const GAP_PT = 9;
const RULE_GREY = 0.8;

/** How far below its text the line under a heading lies, and above its text that between two objects. */
const RULE_DROP_PT = 3;
const RULE_RISE_PT = 7.3;

/** Lines of a heading beside its words: name and unit with the rule, and the caption of a part. */
const CODE_LINES = 1.5;
const CAPTION_LINES = 2;

/** Writes a table, broken into bands of columns and blocks of rows. */
export function writeTable(pages: Pages, table: TextTable): void {
  const { plain, bold } = pages.typefaces;
  const columns = setColumns(table, {
    plain: (text) => plain.widthOf(text, TEXT_PT),
    bold: (text) => bold.widthOf(text, TEXT_PT),
    small: (text) => plain.widthOf(text, CODE_PT),
  });
  const widths = columns.map(({ widthPt }) => widthPt);
  const bands = bandsOf(table.columns, widths, pages.widthPt, GAP_PT);
  const isBroken = bands.length > 1;
  const wordLines = Math.max(...columns.map(({ words }) => words.length));
  const headLines = Math.ceil(wordLines + CODE_LINES + (isBroken ? CAPTION_LINES : 0) + 0.5);
  const lines = { perPage: pages.linesPerPage, left: pages.linesLeft() };
  for (const block of blocksOf(table.rows.length, bands.length, lines, headLines)) {
    if (block.isOnNewPage) pages.turn();
    if (isBroken) writeCaption(pages, block, bands.length, table.rows.length);
    const band = setBand(pages, columns, itemAt(bands, block.band));
    writeHeading(pages, band, wordLines);
    writeRows(pages, band, table, block);
  }
}

/** Which part of a broken table follows. */
function writeCaption(pages: Pages, { band, from, to }: Block, bands: number, rows: number): void {
  const text = `Rows ${from + 1}–${to} of ${rows}, columns ${band + 1} of ${bands}`;
  pages.skipLines(0.5);
  pages.sheet().write(text, MARGIN_PT, pages.y(), TEXT_PT, pages.typefaces.plain, GREY);
  pages.skipLines(CAPTION_LINES - 0.5);
}

/** Columns side by side: the first is set to the left, the others to the right. */
type Band = {
  readonly columns: ReadonlyMap<number, SetColumn & { readonly leftPt: number }>;
  readonly widthPt: number;
  readonly write: (text: string, column: number, face: Typeface, size?: number, ink?: number) => void;
};

function setBand(pages: Pages, columns: readonly SetColumn[], indices: readonly number[]): Band {
  const placed = new Map<number, SetColumn & { readonly leftPt: number }>();
  let leftPt = MARGIN_PT;
  for (const index of indices) {
    const column = itemAt(columns, index);
    placed.set(index, { ...column, leftPt });
    leftPt += column.widthPt + GAP_PT;
  }
  return {
    columns: placed,
    widthPt: leftPt - GAP_PT - MARGIN_PT,
    write: (text, index, face, size = TEXT_PT, ink = 0) => {
      const column = placed.get(index);
      if (column === undefined || text === '') return;
      const shift = index === 0 ? 0 : column.widthPt - face.widthOf(text, size);
      pages.sheet().write(text, column.leftPt + shift, pages.y(), size, face, ink);
    },
  };
}

/**
 * Writes a heading: words, of which the last lines of all columns are beside each other; names and units; a
 * rule.
 */
function writeHeading(pages: Pages, band: Band, wordLines: number): void {
  const { plain, bold } = pages.typefaces;
  for (let line = 0; line < wordLines; line++) {
    for (const [index, { words }] of band.columns) {
      band.write(words[words.length - wordLines + line] ?? '', index, bold);
    }
    pages.skipLines(1);
  }
  for (const [index, { code }] of band.columns) band.write(code, index, plain, CODE_PT, GREY);
  pages.sheet().line(MARGIN_PT, pages.y() - RULE_DROP_PT, band.widthPt, 0);
  pages.skipLines(CODE_LINES);
}

function writeRows(
  pages: Pages,
  band: Band,
  { columns, rows }: TextTable,
  { band: place, from, to }: Block,
): void {
  const { plain, bold } = pages.typefaces;
  let before: readonly string[] | undefined;
  for (const row of rows.slice(from, to)) {
    const isFirst = before?.[0] !== row[0];
    if (isFirst && before !== undefined)
      pages.sheet().line(MARGIN_PT, pages.y() + RULE_RISE_PT, band.widthPt, RULE_GREY);
    const values = row.length < columns.length ? row.length - 1 : row.length;
    for (const [index, { widthPt }] of band.columns) {
      if (index >= values || (index === 0 && !isFirst)) continue;
      const face = index === 0 ? bold : plain;
      band.write(
        cutShort(itemAt(row, index), widthPt, (text) => face.widthOf(text, TEXT_PT)),
        index,
        face,
      );
    }
    if (values < row.length && place === 0) {
      const leftPt = band.columns.get(values)?.leftPt ?? MARGIN_PT;
      pages.sheet().write(itemAt(row, values), leftPt, pages.y(), TEXT_PT, plain, GREY);
    }
    pages.skipLines(1);
    before = row;
  }
  pages.skipLines(0.5);
}
