import { type EventObject, fromCallback } from 'xstate';
import type { FrameEvent } from '#machines/scene/film.ts';
import { frameCount, frameDate, type FilmPlan } from '#machines/scene/film-plan.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { compose } from '#render/export/compose.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { Clock } from '../clock.ts';
import { frameEncoder } from './frame-encoder.ts';
import { DateMissing, paintedAt, type Painting } from './painted-at.ts';

/** Shorter side of a film's pictures, CSS px: names and lines are as large as on a screen of that size. */
const SHORTER_SIDE_PX = 720;

/**
 * Paints and encodes a film frame by frame, each at its own date, however long that takes; stopping the actor throws the
 * film away. Afterwards the view has the date that it had.
 *
 * @param decoration of the picture at the date of the timeline.
 */
export function filmFrames(scene: Painting['scene'], decoration: () => ExportDecoration, clock: Clock) {
  return fromCallback<EventObject, FilmPlan>(({ input: plan, sendBack }) => {
    const notify = (event: FrameEvent) => sendBack(event);
    const ending = new AbortController();
    filmed({ scene, plan, decoration, clock, signal: ending.signal }, (done) =>
      notify({ type: 'frame.filmed', done }),
    ).then(
      (film) => notify({ type: 'film.made', film }),
      (failure: unknown) => {
        if (ending.signal.aborted) return;
        if (failure instanceof DateMissing) notify({ type: 'date.missing', date: failure.date });
        else {
          reportError(failure);
          notify({ type: 'film.failed' });
        }
      },
    );
    return () => ending.abort();
  });
}

type Filming = Painting & {
  readonly plan: FilmPlan;
  readonly decoration: () => ExportDecoration;
};

/**
 * @throws {RangeError} when the tool is not on the screen, or leaves it, or the browser cannot encode such a film.
 * @throws {DateMissing} when there are no data for one of its dates.
 */
async function filmed(filming: Filming, onFilmed: (done: number) => void): Promise<Blob> {
  const { scene, plan, decoration, clock, signal } = filming;
  const { size: pixels } = plan;
  const { timeline } = scene;
  const shown = scene.canvas.get();
  if (shown === undefined) throw new RangeError('there is no scene to film');
  const film = document.createElement('canvas');
  const before = currentAt(timeline.getSnapshot().context, clock.realNow());
  const encoder = await frameEncoder(film, plan);
  const pixelRatio = Math.min(pixels.width, pixels.height) / SHORTER_SIDE_PX;
  const size = { width: pixels.width / pixelRatio, height: pixels.height / pixelRatio };
  const taken = shown.takeFrames({ size, pixelRatio, decoration });
  try {
    const count = frameCount(plan);
    for (let frame = 0; frame < count; frame++) {
      const painted = await paintedAt(frameDate(plan, frame), taken, filming);
      compose(film, { ...painted, decoration: decoration(), pixels });
      await encoder.add(frame);
      signal.throwIfAborted();
      onFilmed(frame + 1);
    }
    return await encoder.finish();
  } finally {
    await encoder.close();
    if (scene.canvas.get() === shown) taken.end();
    timeline.send({ type: 'moment.shown', ms: before });
  }
}
