import type { PreparationProgress } from '#contract/status.ts';
import { countText } from '#contract/text/count-text.ts';

/**
 * How far the list is that still lacks objects or nights.
 *
 * @param isGrowing the list is completed by itself.
 */
export function preparationText(
  { done, total, ahead = 0, days, share, secondsLeft }: PreparationProgress,
  isGrowing: boolean,
): string {
  const waiting = ahead === 0 ? '' : ` ${othersText(ahead)} before this one.`;
  const rest = isGrowing ? 'The rest follows by itself.' : 'The rest joins when the list is filtered again.';
  const progress =
    days === undefined
      ? `Orbits are being prepared for the time frame: the list holds ${done} of ${countText(total, 'object')} so far.`
      : `The time frame is being looked through year by year: ${days.done} of ${countText(days.total, 'day')} so far.`;
  const part =
    share === undefined ? '' : ` ${Math.floor(100 * share)} % of the work is done${leftText(secondsLeft)}.`;
  return `${progress}${part}${waiting} ${rest}`;
}

/** Lengths are written in the largest unit of which there are two or more. */
function leftText(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const [length, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  return `, the rest takes some ${countText(Math.max(1, Math.round(length)), unit)}`;
}

function othersText(ahead: number): string {
  return ahead === 1
    ? 'Another time frame is being prepared'
    : `${ahead} other time frames are being prepared`;
}
