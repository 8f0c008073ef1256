import type { Film } from '#parts/recorder/capture.ts';
import { compose } from '#render/export/compose.ts';
import type { OvtSession } from '../session.ts';
import { decorationOf } from './decoration.ts';

/** Pictures per second that are asked of the film; the scene gives as many as it paints. */
const PICTURES_PER_SECOND = 30;

/**
 * A film of the view, which hides its own boxes meanwhile: each picture with its names, boxes and watermark on a canvas of its own.
 *
 * @throws {RangeError} when there is no scene.
 */
export function filmOf(session: OvtSession): Film {
  const scene = session.view.get();
  if (scene === undefined) throw new RangeError('there is no scene to record');
  const canvas = document.createElement('canvas');
  const end = scene.onPainted(({ picture, overlay, size }) =>
    compose(canvas, { picture, overlay, size, decoration: decorationOf(session) }),
  );
  return { stream: canvas.captureStream(PICTURES_PER_SECOND), end };
}
