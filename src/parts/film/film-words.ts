import { FILM_FORMATS } from '#machines/scene/film-plan.ts';
import type { FrameSize } from '#machines/scene/movie-plan.ts';
import { countText } from '#contract/text/count-text.ts';

/** The format of a size; undefined where there is none of that size. */
export function formatOf(size: FrameSize): (typeof FILM_FORMATS)[number] | undefined {
  return FILM_FORMATS.find(
    (format) => format.size.width === size.width && format.size.height === size.height,
  );
}

/** `Landscape, 1920 × 1080`. */
export function formatText(title: string, { width, height }: FrameSize): string {
  return `${title}, ${width} × ${height}`;
}

const MINUTE_MS = 60_000;

/** How far a film is: `12 of 450 frames, about 40 s left`. @param leftMs undefined before the first frame. */
export function framesText(done: number, count: number, leftMs: number | undefined): string {
  const frames = `${done} of ${countText(count, 'frame')}`;
  return leftMs === undefined || done === 0 ? frames : `${frames}, about ${spanText(leftMs)} left`;
}

/** What a film costs: `450 frames, about 40 s to make`. @param ms undefined where that is not known yet. */
export function costText(count: number, ms: number | undefined): string {
  const frames = countText(count, 'frame');
  return ms === undefined ? frames : `${frames}, about ${spanText(ms)} to make`;
}

function spanText(ms: number): string {
  return ms < 1.5 * MINUTE_MS ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}
