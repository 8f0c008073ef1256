import { type Framing, withPaintedFrames } from './painted-frames.ts';

/**
 * A picture of a view at a date, as PNG in any size.
 *
 * @param date UTC milliseconds.
 * @throws {Error} (as a rejection) where the browser makes none, and what painting it is rejected with.
 */
export function paintedPicture(framing: Framing, date: number): Promise<Blob> {
  return withPaintedFrames(framing, async ({ canvas, paintAt }) => {
    await paintAt(date);
    return pngOf(canvas);
  });
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no image of the picture.'));
      else resolve(blob);
    }, 'image/png');
  });
}
