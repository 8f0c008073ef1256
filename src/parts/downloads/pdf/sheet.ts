import type { PDFDocument, PDFPage } from 'pdf-lib';
import type { Typeface } from './typefaces.ts';

/** Grey of a text or line, 0 for black. */
export type Ink = number;

/** One page that is written on: texts and lines are gathered and set in the order of drawing. */
export type Sheet = {
  /** @param x, y of the beginning of the base line, points from the lower left corner. */
  readonly write: (text: string, x: number, y: number, size: number, face: Typeface, ink?: Ink) => void;
  /** Adds operators of a page's content (PDF 1.7, 8 and 9) as they are. */
  readonly put: (operators: string) => void;
  readonly line: (x: number, y: number, widthPt: number, ink: Ink) => void;
  /** Puts what was gathered on the page. */
  readonly close: () => void;
};

/** A page without anything on it. */
export function openSheet(document: PDFDocument, page: PDFPage): Sheet {
  const operators: string[] = [];
  return {
    write: (text, x, y, size, face, ink = 0) => {
      operators.push(`BT ${ink} g 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`);
      for (const { font, codes } of face.runsOf(text)) operators.push(`/${font} ${size} Tf <${codes}> Tj`);
      operators.push('ET');
    },
    put: (added) => void operators.push(added),
    line: (x, y, widthPt, ink) => {
      operators.push(
        `${ink} G 0.5 w ${x.toFixed(2)} ${y.toFixed(2)} m ${(x + widthPt).toFixed(2)} ${y.toFixed(2)} l S`,
      );
    },
    close: () => {
      const stream = document.context.flateStream(operators.join('\n'));
      page.node.addContentStream(document.context.register(stream));
    },
  };
}
