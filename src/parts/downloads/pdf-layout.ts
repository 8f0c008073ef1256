import type { TextColumn, TextTable } from './text-table.ts';

/** Where one column stands on the page, points from the left margin. */
export type PdfColumn = { readonly leftPt: number; readonly widthPt: number };

const GAP_PT = 10;

/**
 * Sets the columns of a table side by side, each as wide as its widest text; the unit stands below the name.
 * @param measure width of a text in the type of the table, points.
 * @returns the columns and the width of the whole, points.
 */
export function setColumns(
  table: TextTable,
  measure: (text: string) => number,
): { readonly columns: readonly PdfColumn[]; readonly widthPt: number } {
  const columns: PdfColumn[] = [];
  let leftPt = 0;
  for (const [index, column] of table.columns.entries()) {
    const texts = [column.name, unitHeading(column), ...table.rows.map((row) => row[index] ?? '')];
    const longest = new Set(texts.toSorted((one, other) => other.length - one.length).slice(0, 20));
    const widthPt = Math.max(...[...longest].map(measure));
    columns.push({ leftPt, widthPt });
    leftPt += widthPt + GAP_PT;
  }
  return { columns, widthPt: Math.max(0, leftPt - GAP_PT) };
}

/** The second line of a heading. */
export function unitHeading({ unit }: TextColumn): string {
  return unit === '' ? '' : `[${unit}]`;
}

/**
 * Writes a text with the characters of the standard PDF fonts (WinAnsi): letters with marks beyond Latin 1 lose them,
 * anything else unknown becomes a question mark.
 */
export function toWinAnsi(text: string): string {
  return Array.from(text.replaceAll('−', '-'), (character) => {
    if (isWinAnsi(character)) return character;
    const bare = character.normalize('NFD').charAt(0);
    return isWinAnsi(bare) ? bare : '?';
  }).join('');
}

function isWinAnsi(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || '–—…•“”‘’'.includes(character);
}
