import { PDFName, type PDFDocument } from 'pdf-lib';
import type { Paper } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import type { Typefaces } from './typefaces.ts';

export const MARGIN_PT = 36;
export const TEXT_PT = 7;
/** Size of names and units under the words of a heading. */
export const CODE_PT = 6;

const LINE_PT = 10.5;
export const GREY = 0.38;
const TITLE_PT = 14;
const SUBTITLE_PT = 9;
const FOOTER_Y_PT = 20;

/** Pages that are filled from above, line by line. */
export type Pages = {
  readonly typefaces: Typefaces;
  readonly widthPt: number;
  /** Lines between the margins of a page. */
  readonly linesPerPage: number;
  readonly linesLeft: () => number;
  readonly sheet: () => Sheet;
  /** Base line of the present line, points from below. */
  readonly y: () => number;
  readonly skipLines: (count: number) => void;
  readonly turn: () => void;
  readonly writeTitle: (text: string) => void;
  readonly writeSubtitle: (text: string) => void;
  /** Writes the footer on all of them and ends the document. @param left text of the footer, before the numbers. */
  readonly close: (left: string) => void;
};

export function startPages(document: PDFDocument, typefaces: Typefaces, paper: Paper): Pages {
  const { plain, bold, fonts } = typefaces;
  const sheets: Sheet[] = [];
  const top = paper.heightPt - MARGIN_PT;
  let y = top;
  const addSheet = (): Sheet => {
    const page = document.addPage([paper.widthPt, paper.heightPt]);
    for (const [name, ref] of fonts) page.node.setFontDictionary(PDFName.of(name), ref);
    const added = openSheet(document, page);
    sheets.push(added);
    y = top;
    return added;
  };
  let last = addSheet();
  const turn = (): void => {
    last = addSheet();
  };
  const sheet = (): Sheet => last;
  const linesLeft = (): number => Math.floor((y - MARGIN_PT) / LINE_PT);
  return {
    typefaces,
    widthPt: paper.widthPt - 2 * MARGIN_PT,
    linesPerPage: Math.floor((top - MARGIN_PT) / LINE_PT),
    linesLeft,
    sheet,
    y: () => y,
    skipLines: (count) => {
      y -= count * LINE_PT;
    },
    turn,
    writeTitle: (text) => {
      sheet().write(text, MARGIN_PT, y, TITLE_PT, bold);
      y -= 1.8 * LINE_PT;
    },
    writeSubtitle: (text) => {
      if (linesLeft() < 5) turn();
      else y -= LINE_PT;
      sheet().write(text, MARGIN_PT, y, SUBTITLE_PT, bold);
      y -= 1.4 * LINE_PT;
    },
    close: (left) => {
      for (const [index, each] of sheets.entries()) {
        const right = `${index + 1} / ${sheets.length}`;
        const rightX = paper.widthPt - MARGIN_PT - plain.widthOf(right, TEXT_PT);
        each.write(left, MARGIN_PT, FOOTER_Y_PT, TEXT_PT, plain, GREY);
        each.write(right, rightX, FOOTER_Y_PT, TEXT_PT, plain, GREY);
        each.close();
      }
    },
  };
}
