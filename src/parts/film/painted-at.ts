import type { Clock } from '../clock.ts';
import type { CanvasView, PaintedPicture, TakenFrames } from '../scene/canvas-view.ts';
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

/** The scene to paint, and how long to wait for it. */
export type Painting = {
  readonly scene: Pick<SceneSession<unknown>, 'canvas' | 'ephemeris' | 'timeline' | 'view'>;
  readonly clock: Pick<Clock, 'realNow'>;
  readonly signal: AbortSignal;
};

/**
 * The picture of a date, UTC milliseconds, as soon as everything that it is made from is loaded; the view stays at the date.
 *
 * @throws {DateMissing} where that is neither loaded nor being loaded.
 * @throws {RangeError} when the scene is left, and what the signal was aborted with.
 */
export function paintedAt(
  date: number,
  taken: Pick<TakenFrames, 'paint'>,
  painting: Painting,
): Promise<PaintedPicture> {
  const { scene, clock } = painting;
  return whenPaintable(painting, () => {
    scene.timeline.send({ type: 'moment.shown', ms: date });
    return taken.paint(clock.realNow()) ?? new DateMissing(date);
  });
}

/**
 * What an attempt paints, made once the timeline is free and again whenever something has changed, as long as data are being loaded.
 *
 * @throws {DateMissing} that the attempt returns, where its data are not being loaded.
 * @throws {RangeError} when the scene is left, and what the signal was aborted with.
 */
export async function whenPaintable<Painted>(
  { scene: { canvas, ephemeris, timeline, view }, signal }: Painting,
  attempt: (shown: CanvasView) => Painted | DateMissing,
): Promise<Painted> {
  for (;;) {
    signal.throwIfAborted();
    const shown = canvas.get();
    if (shown === undefined) throw new RangeError('the scene was left');
    if (!timeline.getSnapshot().hasTag('locked')) {
      const painted = attempt(shown);
      if (!(painted instanceof DateMissing)) return painted;
      if (ephemeris.status().kind !== 'loading') throw painted;
    }
    await nextChange([view, timeline], signal);
  }
}

/** Resolves at the next change of any, or when the film is given up. */
function nextChange(all: readonly Changing[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unfollow();
      resolve();
    };
    const unfollow = followAll(all, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
