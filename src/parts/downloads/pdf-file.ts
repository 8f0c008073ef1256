import { setColumns, toWinAnsi, unitHeading } from './pdf-layout.ts';
import type { Remarks, TextTable } from './text-table.ts';

/** What stands on the pages around the table. */
export type PdfFrame = {
  readonly title: string;
  readonly remarks: Remarks;
  /** Calendar year of the footer. */
  readonly year: number;
  /** Whom the data come from. */
  readonly attribution: string;
};

/** A4 across, points; wider tables get wider pages of the same height. */
const PAGE_WIDTH_PT = 842;
const PAGE_HEIGHT_PT = 595;
const MARGIN_PT = 36;
const TEXT_PT = 7;
const TITLE_PT = 14;
const LINE_PT = 11;

/** How much nearer the unit stands to its name than a line to the next. */
const HEADING_PULL_PT = 2;

/**
 * Writes a table as a PDF document. The library is fetched on first use.
 * @param table visible cells; the first column is set to the left, the others to the right.
 * @returns the bytes of the document.
 */
export async function writePdf(table: TextTable, frame: PdfFrame): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(frame.title);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const { columns, widthPt } = setColumns(table, (text) => bold.widthOfTextAtSize(toWinAnsi(text), TEXT_PT));
  const pageWidth = Math.max(PAGE_WIDTH_PT, widthPt + 2 * MARGIN_PT);
  const grey = rgb(0.35, 0.38, 0.42);

  let page = document.addPage([pageWidth, PAGE_HEIGHT_PT]);
  let y = PAGE_HEIGHT_PT - MARGIN_PT;
  const isFull = (): boolean => y < MARGIN_PT + 2 * LINE_PT;
  const turnPage = (): void => {
    page = document.addPage([pageWidth, PAGE_HEIGHT_PT]);
    y = PAGE_HEIGHT_PT - MARGIN_PT;
  };
  const write = (text: string, x: number, size: number, font = plain): void => {
    page.drawText(toWinAnsi(text), { x, y, size, font });
  };
  const writeRow = (cells: readonly string[], font = plain): void => {
    for (const [index, column] of columns.entries()) {
      const text = toWinAnsi(cells[index] ?? '');
      const indent = index === 0 ? 0 : column.widthPt - font.widthOfTextAtSize(text, TEXT_PT);
      write(text, MARGIN_PT + column.leftPt + indent, TEXT_PT, font);
    }
    y -= LINE_PT;
  };
  const writeHeadings = (): void => {
    writeRow(
      table.columns.map(({ name }) => name),
      bold,
    );
    y += HEADING_PULL_PT;
    writeRow(table.columns.map(unitHeading));
    page.drawLine({
      start: { x: MARGIN_PT, y: y + 7 },
      end: { x: MARGIN_PT + widthPt, y: y + 7 },
      thickness: 0.5,
      color: grey,
    });
    y -= 2;
  };

  write(frame.title, MARGIN_PT, TITLE_PT, bold);
  y -= 1.6 * LINE_PT;
  for (const [label, value] of frame.remarks) {
    if (isFull()) turnPage();
    write(`${label}: ${value}`, MARGIN_PT, TEXT_PT);
    y -= LINE_PT;
  }
  y -= LINE_PT;
  writeHeadings();
  for (const row of table.rows) {
    if (isFull()) {
      turnPage();
      writeHeadings();
    }
    writeRow(row);
  }

  const pages = document.getPages();
  for (const [index, each] of pages.entries()) {
    const left = toWinAnsi(`© ${frame.year} · ${frame.attribution}`);
    const right = `${index + 1} / ${pages.length}`;
    const footer = { y: MARGIN_PT / 2, size: TEXT_PT, font: plain, color: grey };
    each.drawText(left, { ...footer, x: MARGIN_PT });
    const rightX = pageWidth - MARGIN_PT - plain.widthOfTextAtSize(right, TEXT_PT);
    each.drawText(right, { ...footer, x: rightX });
  }
  return new Uint8Array(await document.save());
}
