import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { ExportDecoration } from './decoration.ts';

/** A picture to be saved. */
export type ImageOptions = {
  /** The decoration over the picture. */
  readonly decoration: ExportDecoration;
  readonly type: 'image/png' | 'image/jpeg';
};

/**
 * Canvases laid over one another, with decorations, as an image file. They must have been painted in the same task: the
 * browser forgets what WebGL drew when the task ends.
 *
 * @param canvases from the back to the front, all of one size.
 * @param size of the picture, CSS px.
 * @param pixelRatio device pixels per CSS pixel.
 * @throws {Error} (as a rejection) when the browser makes no image of the picture.
 */
export function imageOf(
  canvases: readonly HTMLCanvasElement[],
  size: PictureSize,
  pixelRatio: number,
  { decoration, type }: ImageOptions,
): Promise<Blob> {
  const { width, height } = canvases[0];
  const whole = Object.assign(document.createElement('canvas'), { width, height });
  const context = whole.getContext('2d');
  if (context === null) return Promise.reject(new Error('The browser gives no canvas to compose the image.'));
  for (const canvas of canvases) context.drawImage(canvas, 0, 0);
  context.scale(pixelRatio, pixelRatio);
  decoration.paint(context, size);
  return new Promise((resolve, reject) => {
    whole.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no image of the picture.'));
      else resolve(blob);
    }, type);
  });
}
