import { currentAt } from '#machines/scene/playback-clock.ts';
import type { FrameSize } from '#machines/scene/movie-plan.ts';
import { compose } from '#render/export/compose.ts';
import type { FrameTake } from '../scene/canvas-view.ts';
import { DateMissing, type Painting, whenPaintable } from './painted-at.ts';

/** A canvas, and the date that it is to show, UTC milliseconds. */
export type DatedCanvas = { readonly canvas: HTMLCanvasElement; readonly date: number };

/**
 * Paints frames onto canvases between two pictures of the screen, in one task after which the view has its size, date and viewpoint again;
 * a timeline that plays pauses.
 *
 * @param pixels size of the frames, px.
 * @throws {DateMissing} (as a rejection) where there are no data for a date.
 * @throws {RangeError} (as a rejection) when the scene is left, and what the signal was aborted with.
 */
export function paintedInBetween(
  frames: readonly DatedCanvas[],
  take: FrameTake,
  pixels: FrameSize,
  painting: Painting,
): Promise<void> {
  const { timeline, view } = painting.scene;
  return whenPaintable(painting, (shown) => {
    const realMs = painting.clock.realNow();
    const before = { ms: currentAt(timeline.getSnapshot().context, realMs), viewpoint: view.viewpoint() };
    const taken = shown.takeFrames(take);
    try {
      for (const { canvas, date } of frames) {
        timeline.send({ type: 'moment.shown', ms: date });
        const painted = taken.paint(realMs);
        if (painted === undefined) return new DateMissing(date);
        compose(canvas, { ...painted, decoration: take.decoration(), pixels });
      }
      return undefined;
    } finally {
      timeline.send({ type: 'moment.shown', ms: before.ms });
      view.look(before.viewpoint);
      taken.end();
    }
  });
}
