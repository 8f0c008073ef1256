import { remarkOfMissing } from '#parts/downloads/pdf/pdf-file.ts';
import type { ReadFont } from '#parts/downloads/pdf/typefaces.ts';
import { writeDocument } from '#parts/downloads/pdf/write-document.ts';
import type { Drawing } from './drawing.ts';
import { drawFinder, layoutOf, remarkLines } from './draw-finder.ts';
import type { FinderContent } from './finder-content.ts';
import type { Sheet } from './finder-layout.ts';
import { pdfDrawing } from './pdf-drawing.ts';
import { textGatherer } from './text-gatherer.ts';

/**
 * A finder chart as a PDF document, its table broken over pages; letters and symbols are outlines of embedded fonts and paths.
 *
 * @param readFont reads a font file of the page.
 */
export function finderPdf(
  content: FinderContent,
  paper: Sheet,
  readFont?: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeDocument(
    { title: `${content.title}: ${content.subtitle}`, texts: textsOf(content, paper) },
    (document, typefaces) => {
      const widthOf: Drawing['widthOf'] = (text, size, bold) =>
        (bold ? typefaces.bold : typefaces.plain).widthOf(text, size);
      const whole = { ...content, remarks: [...content.remarks, ...remarkOfMissing(typefaces.missing)] };
      const lines = remarkLines(whole, paper, widthOf);
      const drawings: ReturnType<typeof pdfDrawing>[] = [];
      drawFinder(whole, layoutOf(whole, paper, lines, false), lines, () => {
        const drawing = pdfDrawing(document, document.addPage([paper.widthPt, paper.heightPt]), typefaces);
        drawings.push(drawing);
        return drawing;
      });
      for (const drawing of drawings) drawing.close();
    },
    readFont,
  );
}

/** Everything that may be written. */
function textsOf(content: FinderContent, paper: Sheet): Iterable<string> {
  const { drawing, texts } = textGatherer();
  const lines = remarkLines(content, paper, drawing.widthOf);
  drawFinder(content, layoutOf(content, paper, lines, false), lines, () => drawing);
  return texts;
}
