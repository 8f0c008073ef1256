import type { Clock } from '../clock.ts';
import type { PaintedPicture, TakenFrames } from '../scene/canvas-view.ts';
import type { SceneSession } from '../scene/scene-session.ts';
import { type Changing, followAll } from '../scene/store.ts';
import { momentText } from '../timeline/moment-text.ts';

/** There are no data for a date that a film is to show, and none that are on their way. */
export class DateMissing extends Error {
  override readonly name = 'DateMissing';
  /** UTC milliseconds. */
  readonly date: number;

  constructor(date: number) {
    super(`there is no picture of ${momentText(date)} UTC`);
    this.date = date;
  }
}

/** What is painted, and until when it is awaited. */
export type Painting = {
  readonly scene: Pick<SceneSession<unknown>, 'canvas' | 'ephemeris' | 'timeline' | 'view'>;
  readonly clock: Pick<Clock, 'realNow'>;
  readonly signal: AbortSignal;
};

/**
 * The picture of a date, UTC milliseconds, as soon as all is there that it is made from.
 *
 * @throws {DateMissing} where that is neither there nor being loaded.
 * @throws {RangeError} when the scene is left, and what the signal was aborted with.
 */
export async function paintedAt(
  date: number,
  taken: Pick<TakenFrames, 'paint'>,
  { scene: { canvas, ephemeris, timeline, view }, clock, signal }: Painting,
): Promise<PaintedPicture> {
  for (;;) {
    signal.throwIfAborted();
    if (canvas.get() === undefined) throw new RangeError('the scene was left');
    if (!timeline.getSnapshot().hasTag('locked')) {
      timeline.send({ type: 'moment.shown', ms: date });
      const painted = taken.paint(clock.realNow());
      if (painted !== undefined) return painted;
      if (ephemeris.status().kind !== 'loading') throw new DateMissing(date);
    }
    await changed([view, timeline], signal);
  }
}

/** Resolves at the next change of any, or when the film is given up. */
function changed(all: readonly Changing[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unfollow();
      resolve();
    };
    const unfollow = followAll(all, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
