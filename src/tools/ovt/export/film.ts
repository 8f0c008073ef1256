import type { MovieSource } from '#parts/recorder/capture.ts';
import { compose, type ExportDecoration } from '#render/export/compose.ts';
import type { OrbitsView } from '../view/orbits-view.ts';

/** Pictures per second that are asked of the film; the scene gives as many as it paints. */
const PICTURES_PER_SECOND = 30;

/** A film of a view: each picture with its names, watermark and boxes on a canvas of its own. */
export function filmOf(view: () => OrbitsView | undefined, decoration: () => ExportDecoration): MovieSource {
  return {
    begin() {
      const scene = view();
      if (scene === undefined) throw new RangeError('there is no scene to record');
      const canvas = document.createElement('canvas');
      const end = scene.onPainted(({ picture, overlay, size }) =>
        compose(canvas, { picture, overlay, size, decoration: decoration() }),
      );
      return { stream: canvas.captureStream(PICTURES_PER_SECOND), end };
    },
  };
}
