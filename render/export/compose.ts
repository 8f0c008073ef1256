import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { ExportDecoration } from './decoration.ts';

/** The parts of an image: canvases of one size in device pixels; the overlay is optional. */
export type ExportParts = {
  readonly picture: HTMLCanvasElement;
  readonly overlay?: HTMLCanvasElement;
  /** CSS px. */
  readonly size: PictureSize;
  readonly decoration: ExportDecoration;
  /** Pixels of the result; as many as the picture has when left out. */
  readonly pixels?: PictureSize | undefined;
};

/**
 * Puts a picture, its names and its decorations together on another canvas: once for an image, for
 * each picture again for a movie. To be called in the task that has painted the picture.
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
  const context = target.getContext('2d');
  if (context === null) throw new RangeError('the canvas to export on gives no 2D context');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(picture, 0, 0, target.width, target.height);
  if (overlay !== undefined) context.drawImage(overlay, 0, 0, target.width, target.height);
  const pixelRatio = target.width / size.width;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  decoration.paint(context, size);
}
