import { compose } from '#render/export/compose.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { Movie } from '../recorder/record-movie.ts';
import type { SceneSession } from '../scene/scene-session.ts';

/** Frame rate requested for the movie, pictures per second; the scene delivers as many as it paints. */
const PICTURES_PER_SECOND = 30;

/**
 * A movie of the view: each picture is composed with names, boxes and watermark on a separate canvas. The page hides its
 * own boxes meanwhile.
 *
 * @param decoration gives the decoration of the picture that has just been painted.
 * @throws {RangeError} when the tool is not on the screen.
 */
export function movieOf(
  { canvas, recorder }: Pick<SceneSession<unknown>, 'canvas' | 'recorder'>,
  decoration: () => ExportDecoration,
): Movie {
  const shown = canvas.get();
  if (shown === undefined) throw new RangeError('there is no scene to record');
  const movie = document.createElement('canvas');
  const { size: pixels } = recorder.getSnapshot().context.plan;
  const end = shown.onPainted(
    ({ picture, overlay, size }) =>
      compose(movie, { picture, overlay, size, decoration: decoration(), pixels }),
    decoration,
  );
  return { stream: movie.captureStream(PICTURES_PER_SECOND), end };
}
