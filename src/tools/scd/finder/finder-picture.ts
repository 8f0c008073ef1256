import { canvasDrawing } from './canvas-drawing.ts';
import type { Drawing } from './drawing.ts';
import { drawFinder, layoutOf, remarkLines } from './draw-finder.ts';
import type { FinderContent } from './finder-content.ts';
import type { Sheet } from './finder-layout.ts';
import { svgDrawing } from './svg-drawing.ts';

/** Pixels for each point: 180 to the inch. */
const PNG_SCALE = 2.5;

/** Rows of the table that a picture of dots has: more would be higher than browsers make pictures. */
const MOST_PNG_ROWS = 500;

/** A finder chart as one page of an SVG document. @param widthOf measures texts in the letters of the page. */
export function finderSvg(content: FinderContent, paper: Sheet, widthOf: Drawing['widthOf']): string {
  const drawing = svgDrawing(widthOf);
  const lines = remarkLines(content, paper, widthOf);
  const layout = layoutOf(content, paper, lines, true);
  drawFinder(content, layout, lines, () => drawing);
  const { widthPt, heightPt } = layout.sheet;
  return drawing.document(widthPt, heightPt, `${content.title}: ${content.subtitle}`);
}

/**
 * A finder chart as a PNG picture.
 *
 * @throws {Error} (as a rejection) where the browser makes no picture.
 */
export async function finderPng(content: FinderContent, paper: Sheet): Promise<Blob> {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser provided no canvas for the finder chart.');
  const drawing = canvasDrawing(context);
  const short = shortenedTable(content);
  const lines = remarkLines(short, paper, drawing.widthOf);
  const layout = layoutOf(short, paper, lines, true);
  canvas.width = Math.round(PNG_SCALE * layout.sheet.widthPt);
  canvas.height = Math.round(PNG_SCALE * layout.sheet.heightPt);
  context.scale(PNG_SCALE, PNG_SCALE);
  drawFinder(short, layout, lines, () => drawing);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The content with as many rows as a picture can have. */
function shortenedTable(content: FinderContent): FinderContent {
  if (content.rows <= MOST_PNG_ROWS) return content;
  const left = `${content.rows - MOST_PNG_ROWS} of ${content.rows} are left out of this picture; the PDF and SVG files have all`;
  return { ...content, rows: MOST_PNG_ROWS, remarks: [['Further points', left], ...content.remarks] };
}

/** Measures texts in the letters of the page. */
export function measuredInPage(): Drawing['widthOf'] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('The browser provided no canvas for the finder chart.');
  return canvasDrawing(context).widthOf;
}
