import { compose, type ExportDecoration } from '#render/export/compose.ts';
import type { Film } from '../recorder/capture.ts';
import type { SceneSession } from '../scene/scene-session.ts';

/** Pictures per second that are asked of the film; the scene gives as many as it paints. */
const PICTURES_PER_SECOND = 30;

/**
 * A film of the view, which hides its own boxes meanwhile: each picture with its names, boxes and watermark on a canvas of its own.
 *
 * @param decoration what is drawn over the picture, as it stands when that is painted.
 * @throws {RangeError} when the tool is not on the screen.
 */
export function filmOf(
  { canvas }: Pick<SceneSession<unknown>, 'canvas'>,
  decoration: () => ExportDecoration,
): Film {
  const shown = canvas.get();
  if (shown === undefined) throw new RangeError('there is no scene to record');
  const film = document.createElement('canvas');
  const end = shown.onPainted(({ picture, overlay, size }) =>
    compose(film, { picture, overlay, size, decoration: decoration() }),
  );
  return { stream: film.captureStream(PICTURES_PER_SECOND), end };
}
