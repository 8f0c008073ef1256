import type { Remarks, TextTable } from '../text-table.ts';
import { GREY, MARGIN_PT, type Pages, startPages, TEXT_PT } from './pages.ts';
import { PAPER, type PaperSize } from './paper.ts';
import { wrapped } from './pdf-layout.ts';
import { writeTable } from './pdf-table.ts';
import type { ReadFont } from './typefaces.ts';
import { writeDocument } from './write-document.ts';

/** Texts of the pages around the table. */
export type PdfFrame = {
  readonly title: string;
  /** Remarks above the table. */
  readonly remarks: Remarks;
  /** Notes below it, under their own title. */
  readonly notes: { readonly title: string; readonly remarks: Remarks };
  /** Calendar year of the footer. */
  readonly year: number;
  /** The source to be credited for the data. */
  readonly attribution: string;
  readonly paper: PaperSize;
};

/**
 * Writes a table as a PDF document on paper of one size: columns that do not fit beside each other follow on the next
 * pages.
 * @param table visible cells; the first column is set to the left, the others to the right.
 * @param readFont reads a font file of the page.
 * @returns the bytes of the document.
 */
export function writePdf(
  table: TextTable,
  frame: PdfFrame,
  readFont?: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, attribution: author, remarks, notes } = frame;
  return writeDocument(
    { title, author, texts: textsOf(table, frame) },
    (document, typefaces) => {
      const pages = startPages(document, typefaces, PAPER[frame.paper]);
      pages.writeTitle(title);
      writeRemarks(pages, [...remarks, ...remarkOfMissing(typefaces.missing)]);
      writeTable(pages, table);
      if (notes.remarks.length > 0) {
        pages.writeSubtitle(notes.title);
        writeRemarks(pages, notes.remarks);
      }
      pages.close(`© ${frame.year} · ${author}`);
    },
    readFont,
  );
}

/** Most characters that are named of those that the document has no font for. */
const MOST_NAMED = 12;

/** Says which characters a question mark replaces. */
export function remarkOfMissing(missing: readonly string[]): Remarks {
  if (missing.length === 0) return [];
  const named = missing.slice(0, MOST_NAMED).map(codePointText).join(', ');
  const others = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} others` : '';
  return [[MISSING_LABEL, `${MISSING_TEXT} ${named}${others}`]];
}

const MISSING_LABEL = 'Letters left out';
const MISSING_TEXT = 'a question mark replaces characters that this document has no font for:';

/** 'U+0623', as Unicode names a character. */
function codePointText(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Everything that is written. */
function* textsOf(table: TextTable, { title, remarks, notes, attribution }: PdfFrame): Iterable<string> {
  yield title + notes.title + attribution;
  for (const [label, value] of [...remarks, ...notes.remarks]) yield label + value;
  for (const { name, unit, words = '' } of table.columns) yield `[${name}${unit}${words}]`;
  for (const row of table.rows) yield* row;
}

/** Writes labels and values, a line for each and more where it is long. */
function writeRemarks(pages: Pages, remarks: Remarks): void {
  const { plain, bold } = pages.typefaces;
  for (const [label, value] of remarks) {
    const indent = bold.widthOf(`${label}  `, TEXT_PT);
    const lines = wrapped(value, pages.widthPt - indent, (text) => plain.widthOf(text, TEXT_PT));
    for (const [index, line] of lines.entries()) {
      if (pages.linesLeft() < 1) pages.turn();
      if (index === 0) pages.sheet().write(label, MARGIN_PT, pages.y(), TEXT_PT, bold, GREY);
      pages.sheet().write(line, MARGIN_PT + indent, pages.y(), TEXT_PT, plain);
      pages.skipLines(1);
    }
  }
  pages.skipLines(1);
}
