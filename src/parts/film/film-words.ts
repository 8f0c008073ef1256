import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { FILM_FORMATS } from '#machines/scene/film-plan.ts';
import type { FrameSize } from '#machines/scene/movie-plan.ts';
import { countText } from '#contract/text/count-text.ts';
import { dayText } from '../timeline/moment-text.ts';

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

/** How far a film is: `12 of 450 frames, about 40 s left`. @param leftMs undefined before the first frame. */
export function framesText(done: number, count: number, leftMs: number | undefined): string {
  const frames = `${done} of ${countText(count, 'frame')}`;
  return leftMs === undefined || done === 0 ? frames : `${frames}, about ${spanText(leftMs)} left`;
}

/** The cost of a film: `450 frames, about 40 s to make`. @param ms undefined where that is not known. */
export function costText(count: number, ms: number | undefined, isTiming: boolean): string {
  const frames = countText(count, 'frame');
  if (ms === undefined) return isTiming ? `${frames}, timing this device…` : frames;
  return `${frames}, about ${spanText(ms)} to make`;
}

/** When a frame is, Unix time in milliseconds: `−1.3 h` from the event of the film, or its day. */
export function frameText(ms: number, eventMs: number | undefined): string {
  if (eventMs === undefined) return dayText(ms);
  const distanceMs = Math.abs(ms - eventMs);
  if (distanceMs < MILLISECONDS_PER_MINUTE) return 'Nearest';
  const [unit, name] =
    distanceMs < MILLISECONDS_PER_HOUR
      ? [MILLISECONDS_PER_MINUTE, 'min']
      : distanceMs < 2 * MILLISECONDS_PER_DAY
        ? [MILLISECONDS_PER_HOUR, 'h']
        : [MILLISECONDS_PER_DAY, 'd'];
  return `${ms < eventMs ? '−' : '+'}${Number((distanceMs / unit).toPrecision(2))} ${name}`;
}

function spanText(ms: number): string {
  return ms < 1.5 * MILLISECONDS_PER_MINUTE
    ? `${Math.ceil(ms / 1000)} s`
    : `${Math.round(ms / MILLISECONDS_PER_MINUTE)} min`;
}
