import type { Remarks } from '../text-table.ts';
import { GREY, MARGIN_PT, type Pages, TEXT_PT } from './pages.ts';
import { wrapped } from './pdf-layout.ts';

/** Writes labels and values, a line for each and more where it is long. */
export function writeRemarks(pages: Pages, remarks: Remarks): void {
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
