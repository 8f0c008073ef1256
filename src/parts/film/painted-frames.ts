import type { FrameSize } from '#machines/scene/movie-plan.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { compose } from '#render/export/compose.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { FrameTake } from '../scene/canvas-view.ts';
import { paintedAt, type Painting } from './painted-at.ts';

/** Shorter side of the frames of a film, CSS px: names and lines are as large as on a screen of that size. */
const SHORTER_SIDE_PX = 720;

/** The decoration of the picture at the date of the timeline. @param credit how opaque the credit is, 0 where there is none. */
export type FrameDecoration = (credit: number) => ExportDecoration;

/** Parts with which frames are painted. */
export type Framing = Painting & {
  /** Size of the frames, px. */
  readonly size: FrameSize;
  readonly decoration: FrameDecoration;
};

/** A canvas, and what paints the frame of a date, UTC milliseconds, onto it. */
export type FrameCanvas = {
  readonly canvas: HTMLCanvasElement;
  /**
   * @throws {DateMissing} (as a rejection) when there are no data for the date.
   * @throws {RangeError} (as a rejection) when the tool leaves the screen.
   */
  readonly paintAt: (date: number, credit?: number) => Promise<void>;
};

/**
 * Has frames of a view painted onto a canvas, each at its own date, however long that takes; until all are, the view paints nothing else.
 * Afterwards it has the date that it had.
 *
 * @throws {RangeError} (as a rejection) when the tool is not on the screen, and whatever `make` is rejected with.
 */
export async function withPaintedFrames<Made>(
  framing: Framing,
  make: (frames: FrameCanvas) => Promise<Made>,
): Promise<Made> {
  const { scene, size: pixels, decoration, clock } = framing;
  const { timeline } = scene;
  const shown = scene.canvas.get();
  if (shown === undefined) throw new RangeError('there is no scene to paint');
  const canvas = document.createElement('canvas');
  const before = currentAt(timeline.getSnapshot().context, clock.realNow());
  const taken = shown.takeFrames(frameTake(pixels, () => decoration(0)));
  try {
    return await make({
      canvas,
      async paintAt(date, credit = 0) {
        const painted = await paintedAt(date, taken, framing);
        compose(canvas, { ...painted, decoration: decoration(credit), pixels });
      },
    });
  } finally {
    if (scene.canvas.get() === shown) taken.end();
    timeline.send({ type: 'moment.shown', ms: before });
  }
}

/**
 * How frames of a size in pixels are painted.
 *
 * @param shorterSidePx of the screen by which names and lines are sized, CSS px.
 */
export function frameTake(
  { width, height }: FrameSize,
  decoration: FrameTake['decoration'],
  shorterSidePx = SHORTER_SIDE_PX,
): FrameTake {
  const pixelRatio = Math.min(width, height) / shorterSidePx;
  return { size: { width: width / pixelRatio, height: height / pixelRatio }, pixelRatio, decoration };
}
