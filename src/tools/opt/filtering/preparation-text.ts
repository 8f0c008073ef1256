import type { PreparationProgress } from '#contract/status.ts';
import { countText } from '#contract/text/count-text.ts';

/** Whether a list that lacks objects or nights is completed by itself, was stopped by the user, or waits for another filter. */
export type Completion = 'growing' | 'stopped' | 'left';

/** How far the list is that still lacks objects or nights. */
export function preparationText(progress: PreparationProgress, completion: Completion): string {
  return completion === 'stopped' ? stoppedText(progress) : runningText(progress, completion);
}

function stoppedText({ done, total, days }: PreparationProgress): string {
  const reached =
    days === undefined
      ? `${done} of ${countText(total, 'object')} are listed`
      : `${days.done} of ${countText(days.total, 'day')} are searched`;
  return `Stopped: ${reached}.`;
}

function runningText(
  { done, total, ahead = 0, days, share, secondsLeft }: PreparationProgress,
  completion: Completion,
): string {
  const waiting =
    ahead === 0 ? '' : ` ${countText(ahead, 'other time frame comes', 'other time frames come')} first.`;
  const rest =
    completion === 'growing' ? 'The list completes itself.' : 'Filter again later to see the rest.';
  const progress =
    days === undefined
      ? `Preparing orbits for this time frame: ${done} of ${countText(total, 'object')} listed so far.`
      : `Searching the time frame year by year: ${days.done} of ${countText(days.total, 'day')} so far.`;
  const part = share === undefined ? '' : ` ${Math.floor(100 * share)} % done${leftText(secondsLeft)}.`;
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
  return `, about ${countText(Math.max(1, Math.round(length)), unit)} left`;
}
