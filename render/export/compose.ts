import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportBox, ExportColours } from './export-boxes.ts';
import { paintBoxes, placesOfBoxes } from './paint-boxes.ts';
import { paintWatermark, placeOfWatermark } from './paint-watermark.ts';

/** What is drawn over an exported picture, and over each picture of a movie. */
export type ExportDecoration = {
  /** Those of the legends and details that are switched on. */
  readonly boxes: readonly ExportBox[];
  readonly attribution: string;
  readonly year: number;
  readonly colours: ExportColours;
};

/** What is put together: canvases of one size in device pixels, the overlay being optional. */
export type ExportParts = {
  readonly picture: HTMLCanvasElement;
  readonly overlay?: HTMLCanvasElement;
  /** CSS px. */
  readonly size: PictureSize;
  readonly decoration: ExportDecoration;
  /** Pixels of the result; as many as the picture has when left out. */
  readonly pixels?: PictureSize | undefined;
};

/** Draws boxes, watermark and attribution; the context is in CSS px of the picture. */
export function decorate(
  over: CanvasRenderingContext2D,
  size: PictureSize,
  decoration: ExportDecoration,
): void {
  paintBoxes(over, size, decoration.boxes, decoration.colours);
  paintWatermark(over, size, decoration, decoration.colours);
}

/** What `decorate` draws over, CSS px: names and scale bar keep clear of it. */
export function decoratedBoxes(
  over: CanvasRenderingContext2D,
  size: PictureSize,
  decoration: ExportDecoration,
): readonly Box[] {
  return [...placesOfBoxes(over, size, decoration.boxes), placeOfWatermark(over, size, decoration)];
}

/**
 * Puts a picture, its names and its decorations together on another canvas: once for an image, for
 * each picture anew for a movie. To be called in the task that has painted the picture.
 *
 * @throws {RangeError} when the target gives no 2D context.
 */
export function compose(
  target: HTMLCanvasElement,
  { picture, overlay, size, decoration, pixels = picture }: ExportParts,
): void {
  if (target.width !== pixels.width || target.height !== pixels.height) {
    target.width = pixels.width;
    target.height = pixels.height;
  }
  const over = target.getContext('2d');
  if (over === null) throw new RangeError('the canvas to export on gives no 2D context');
  over.setTransform(1, 0, 0, 1, 0, 0);
  over.drawImage(picture, 0, 0, target.width, target.height);
  if (overlay !== undefined) over.drawImage(overlay, 0, 0, target.width, target.height);
  const pixelRatio = target.width / size.width;
  over.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  decorate(over, size, decoration);
}
