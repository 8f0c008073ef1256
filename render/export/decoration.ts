import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportBox, ExportColours } from './export-boxes.ts';
import { paintBoxes, placesOfBoxes } from './paint-boxes.ts';
import { paintCaption, placesOfCaption } from './paint-caption.ts';
import { type Credit, paintCredit } from './paint-credit.ts';
import { paintWatermark, placeOfWatermark } from './paint-watermark.ts';

/**
 * What is drawn over an exported picture, and over each picture of a movie. Contexts are in CSS px of the picture. A scene
 * knows no more of it than this, so that the code that draws it is loaded on demand.
 */
export type ExportDecoration = {
  /** What it draws over, CSS px: names and scale bar keep clear of it. */
  readonly places: (over: CanvasRenderingContext2D, size: PictureSize) => readonly Box[];
  readonly paint: (over: CanvasRenderingContext2D, size: PictureSize) => void;
};

/** Boxes, watermark and attribution. */
export type DecorationParts = {
  /** The picture below is shown in the opposite colours. */
  readonly negative: boolean;
  /** The legends and details that are switched on. */
  readonly boxes: readonly ExportBox[];
  /** Lines of a caption, the first of which is its title; none where there is none. */
  readonly caption?: readonly string[] | undefined;
  /** At the end of a film. */
  readonly credit?: Credit | undefined;
  readonly attribution: string;
  readonly year: number;
  readonly colours: ExportColours;
};

/** A decoration of boxes, caption, watermark and attribution. */
export function decorationWith(parts: DecorationParts): ExportDecoration {
  const { boxes, caption = [], credit, colours, negative } = parts;
  return {
    places: (over, size) => [
      ...placesOfBoxes(over, size, boxes),
      ...placesOfCaption(over, caption),
      placeOfWatermark(over, size, parts),
    ],
    paint(over, size) {
      if (negative) invertColours(over, size);
      paintBoxes(over, size, boxes, colours);
      paintCaption(over, caption, colours);
      paintWatermark(over, size, parts, colours);
      if (credit !== undefined) paintCredit(over, size, credit, colours);
    },
  };
}

function invertColours(over: CanvasRenderingContext2D, { width, height }: PictureSize): void {
  over.save();
  over.globalCompositeOperation = 'difference';
  over.fillStyle = '#ffffff';
  over.fillRect(0, 0, width, height);
  over.restore();
}
