import { eventPart, type FilmPlan, frameCount, frameDate, stripFrames } from '#machines/scene/film-plan.ts';
import type { FrameTiming, StripFrame } from '#machines/scene/film.ts';
import type { FrameSize } from '#machines/scene/movie-plan.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { compose } from '#render/export/compose.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { FrameTake } from '../scene/canvas-view.ts';
import { EncoderMissing, frameEncoder } from './frame-encoder.ts';
import { DateMissing, type Painting, whenPaintable } from './painted-at.ts';
import { type FrameDecoration, frameTake } from './painted-frames.ts';

/** Shorter side of a picture in the strip: as painted, px, and of the screen by which its lines are sized, CSS px. */
const STRIP_PX = 120;
const STRIP_SCREEN_PX = 180;

const PLAIN: ExportDecoration = { places: () => [], paint: () => undefined };

/**
 * Paints some frames of a film, small and without caption.
 *
 * @throws what `paintedInBetween` is rejected with.
 */
export async function paintedStrip(plan: FilmPlan, painting: Painting): Promise<readonly StripFrame[]> {
  const { width, height } = plan.size;
  const scale = STRIP_PX / Math.min(width, height);
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const frames = stripFrames(plan).map((frame) => ({
    canvas: document.createElement('canvas'),
    date: frameDate(plan, frame),
  }));
  await paintedInBetween(
    frames,
    frameTake(pixels, () => PLAIN, STRIP_SCREEN_PX),
    pixels,
    painting,
  );
  return frames.map(({ canvas, date }) => ({ date, picture: canvas.toDataURL('image/jpeg') }));
}

/** Frames that are timed: the first is encoded alone, the others as what has changed since. */
const TIMED = 3;

/**
 * How long this device takes for a frame: some about the event of the film are painted and encoded. One is painted before, untimed,
 * as it loads what all share.
 *
 * @throws what `paintedInBetween` is rejected with.
 */
export async function timedFrames(
  plan: FilmPlan,
  decoration: FrameDecoration,
  painting: Painting,
): Promise<FrameTiming> {
  const { size } = plan;
  const { realNow } = painting.clock;
  const last = frameCount(plan) - 1;
  const first = Math.round((eventPart(plan) ?? 0.5) * last);
  const frames = Array.from({ length: TIMED }, (_, index) => ({
    canvas: document.createElement('canvas'),
    date: frameDate(plan, Math.min(first + index, last)),
  }));
  const paint = (some: typeof frames) =>
    paintedInBetween(
      some,
      frameTake(size, () => decoration(0)),
      size,
      painting,
    );
  await paint(frames.slice(0, 1));
  const begun = realNow();
  await paint(frames);
  try {
    const reel = document.createElement('canvas');
    reel.width = size.width;
    reel.height = size.height;
    const encoder = await frameEncoder(reel, plan);
    try {
      for (const [index, { canvas }] of frames.entries()) {
        reel.getContext('2d')?.drawImage(canvas, 0, 0);
        await encoder.add(index);
      }
      await encoder.finish();
      return { kind: 'timed', msPerPixel: (realNow() - begun) / (TIMED * size.width * size.height) };
    } finally {
      await encoder.close();
    }
  } catch (error) {
    if (error instanceof EncoderMissing) return { kind: 'no encoder' };
    throw error;
  }
}

/** A canvas, and the date that it is to show, UTC milliseconds. */
type DatedCanvas = { readonly canvas: HTMLCanvasElement; readonly date: number };

/**
 * Paints frames onto canvases between two pictures of the screen, in one task after which the view has its size, date and viewpoint again;
 * a timeline that plays pauses.
 *
 * @param pixels size of the frames, px.
 * @throws {DateMissing} (as a rejection) where there are no data for a date.
 * @throws {RangeError} (as a rejection) when the scene is left, and what the signal was aborted with.
 */
function paintedInBetween(
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
      view.returnTo(before.viewpoint);
      taken.end();
    }
  });
}
