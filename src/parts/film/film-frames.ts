import { type EventObject, fromCallback } from 'xstate';
import type { FrameEvent } from '#machines/scene/film.ts';
import { creditOpacity, frameCount, frameDate, type FilmPlan } from '#machines/scene/film-plan.ts';
import type { Clock } from '../clock.ts';
import { EncoderMissing, frameEncoder } from './frame-encoder.ts';
import { DateMissing, type Painting } from './painted-at.ts';
import { type FrameDecoration, type Framing, withPaintedFrames } from './painted-frames.ts';

/**
 * Paints and encodes a film frame by frame, each at its own date, however long that takes; stopping the actor throws the
 * film away. Afterwards the view has the date that it had.
 *
 * @param decoration of the picture at the date of the timeline.
 */
export function filmFrames(scene: Painting['scene'], decoration: FrameDecoration, clock: Clock) {
  return fromCallback<EventObject, FilmPlan>(({ input: plan, sendBack }) => {
    const notify = (event: FrameEvent) => sendBack(event);
    const ending = new AbortController();
    const filming = { scene, plan, size: plan.size, decoration, clock, signal: ending.signal };
    encodeFilm(filming, (done) => notify({ type: 'frame.filmed', done })).then(
      (film) => notify({ type: 'film.made', film }),
      (failure: unknown) => {
        if (ending.signal.aborted) return;
        if (failure instanceof DateMissing) notify({ type: 'date.missing', date: failure.date });
        else if (failure instanceof EncoderMissing) notify({ type: 'encoder.missing' });
        else {
          reportError(failure);
          notify({ type: 'film.failed' });
        }
      },
    );
    return () => ending.abort();
  });
}

export type Filming = Framing & { readonly plan: FilmPlan };

/**
 * Paints and encodes a film.
 *
 * @param onFilmed receives how many frames are done.
 * @throws {EncoderMissing} (as a rejection) when the browser encodes no such film.
 * @throws {DateMissing} (as a rejection) when data are missing for one of its dates.
 * @throws {RangeError} (as a rejection) when the tool is not on the screen, or leaves it.
 */
export function encodeFilm(filming: Filming, onFilmed: (done: number) => void): Promise<Blob> {
  const { plan, signal } = filming;
  return withPaintedFrames(filming, async ({ canvas, paintAt }) => {
    const encoder = await frameEncoder(canvas, plan);
    try {
      const count = frameCount(plan);
      for (let frame = 0; frame < count; frame++) {
        await paintAt(frameDate(plan, frame), creditOpacity(plan, frame));
        await encoder.add(frame);
        signal.throwIfAborted();
        onFilmed(frame + 1);
      }
      return await encoder.finish();
    } finally {
      await encoder.close();
    }
  });
}
