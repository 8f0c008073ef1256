import { numberAt } from '#engine/numbers-in.ts';
import { heading, type TextColumn, type TextTable } from '../text-table.ts';

/** Width of a text in points. */
export type Measure = (text: string) => number;

/** Measures in the type of values, of the words of headings, and of names and units. */
export type Measures = { readonly plain: Measure; readonly bold: Measure; readonly small: Measure };

/** Longest width of a column, points; what is longer is cut short. */
const WIDEST_PT = 150;

/** How many of the longest values of a column are measured. */
const MEASURED = 20;

/** A column with the lines of its heading: words, then name and unit. */
export type SetColumn = {
  readonly widthPt: number;
  readonly words: readonly string[];
  readonly code: string;
};

/**
 * Sets the columns of a table, each as wide as its widest value or word; the words of its heading go on to further
 * lines. The values of the first column are bold.
 */
export function setColumns(table: TextTable, { plain, bold, small }: Measures): readonly SetColumn[] {
  return table.columns.map((column, index) => {
    const code = codeLine(column);
    const words = column.words ?? column.name;
    const longest = [...valuesOf(table, index)].toSorted((one, other) => other.length - one.length);
    const widest = Math.max(
      small(code),
      ...words.split(' ').map(bold),
      ...longest.slice(0, MEASURED).map(index === 0 ? bold : plain),
    );
    const widthPt = Math.min(WIDEST_PT, widest);
    return { widthPt, words: wrapped(words, widthPt, bold), code };
  });
}

/** The different values of a column, without messages. */
function valuesOf({ columns, rows }: TextTable, index: number): ReadonlySet<string> {
  const isMessage = (row: readonly string[]) => row.length < columns.length && index === row.length - 1;
  return new Set(rows.flatMap((row) => (isMessage(row) ? [] : row.slice(index, index + 1))));
}

/** Second part of a heading: name and unit where there are words above, else the unit alone. */
function codeLine(column: TextColumn): string {
  if (column.words !== undefined) return heading(column);
  return column.unit === '' ? '' : `[${column.unit}]`;
}

/**
 * Breaks columns that do not fit side by side into bands, each of which begins with the key columns.
 * @param widths of all columns, points. @param gapPt between two.
 * @returns indices of the columns of each band.
 */
export function bandsOf(
  columns: readonly TextColumn[],
  widths: readonly number[],
  availablePt: number,
  gapPt: number,
): readonly (readonly number[])[] {
  const widthOf = (indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + numberAt(widths, index) + gapPt, -gapPt);
  const all = columns.map((_, index) => index);
  if (widthOf(all) <= availablePt) return [all];
  const isKey = (index: number) => columns[index]?.isKey === true;
  const keys = all.filter(isKey);
  const bands: number[][] = [[...keys]];
  for (const index of all.filter((each) => !isKey(each))) {
    const band = bands.at(-1) ?? [];
    if (band.length > keys.length && widthOf([...band, index]) > availablePt) bands.push([...keys, index]);
    else band.push(index);
  }
  return bands.map((band) => band.toSorted((one, other) => one - other));
}

/** Rows of one band below one heading. */
export type Block = {
  readonly band: number;
  readonly from: number;
  readonly to: number;
  /** Whether the block begins a page. */
  readonly isOnNewPage: boolean;
};

/** Fewest rows that are begun at the foot of a page when there are more. */
const FEWEST_ROWS = 4;

/**
 * Breaks rows into blocks that fit on pages: all bands of some rows, then all of the next.
 * @param lines that a page has, and that are left on the present one.
 * @param headLines lines that a heading takes.
 */
export function blocksOf(
  rows: number,
  bands: number,
  lines: { readonly perPage: number; readonly left: number },
  headLines: number,
): readonly Block[] {
  const blocks: Block[] = [];
  let left = lines.left;
  for (let from = 0; from < Math.max(1, rows);) {
    const needed = Math.max(1, rows - from);
    const here = Math.min(needed, left - headLines);
    const size = Math.max(
      1,
      here >= Math.min(needed, FEWEST_ROWS) ? here : Math.min(needed, lines.perPage - headLines),
    );
    for (let band = 0; band < bands; band++) {
      const isOnNewPage = left < size + headLines && left < lines.perPage;
      if (isOnNewPage) left = lines.perPage;
      blocks.push({ band, from, to: Math.min(rows, from + size), isOnNewPage });
      left -= size + headLines;
    }
    from += size;
  }
  return blocks;
}

/** Breaks a text between words into lines of a width at most; a word that is longer gets a line to itself and is broken. */
export function wrapped(text: string, widthPt: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const addPiece = (piece: string, joint: string): void => {
    const longer = line === '' ? piece : line + joint + piece;
    if (line === '' || measure(longer) <= widthPt) {
      line = longer;
      return;
    }
    lines.push(line);
    line = piece;
  };
  for (const word of text.split(' ')) {
    if (measure(word) <= widthPt) addPiece(word, ' ');
    else
      for (const [index, character] of Array.from(word).entries())
        addPiece(character, index === 0 ? ' ' : '');
  }
  return [...lines, line];
}

/** A text that ends with an ellipsis where it is too long. */
export function cutShort(text: string, widthPt: number, measure: Measure): string {
  if (measure(text) <= widthPt) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && measure(`${characters.join('')}…`) > widthPt) characters.pop();
  return `${characters.join('')}…`;
}
