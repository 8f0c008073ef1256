import type { PreparationProgress } from '#contract/status.ts';
import { countText } from '#contract/text/count-text.ts';

/** Whether a list that lacks objects or nights is completed by itself, was stopped by the user, or waits for another filter. */
export type Completion = 'growing' | 'stopped' | 'left';

/** How far the list is that still lacks objects or nights. */
export function preparationText(progress: PreparationProgress, completion: Completion): string {
  return completion === 'stopped' ? stoppedText(progress) : runningText(progress, completion);
}

function stoppedText(progress: PreparationProgress): string {
  const { done, total, days } = progress;
  if (done === total) return `Stopped: ${allText(progress)}, but the list is not sorted yet.`;
  const reached =
    days === undefined
      ? `${done} of ${countText(total, 'object')} searched`
      : `${days.done} of ${countText(days.total, 'day')} searched${begunText(progress)}`;
  return `Stopped: ${reached}.`;
}

function runningText(progress: PreparationProgress, completion: Completion): string {
  const { ahead = 0, share, secondsLeft } = progress;
  const waiting =
    ahead === 0 ? '' : ` ${countText(ahead, 'other time frame comes', 'other time frames come')} first.`;
  const rest =
    completion === 'growing' ? 'The list fills in by itself.' : 'Filter again later to see the rest.';
  const part = share === undefined ? '' : ` ${Math.floor(100 * share)} % done${leftText(secondsLeft)}.`;
  return `${workText(progress)}${part}${waiting} ${rest}`;
}

function workText(progress: PreparationProgress): string {
  const { done, total, days } = progress;
  if (done === total) return `Sorting the list: ${allText(progress)}.`;
  return days === undefined
    ? `Preparing orbits for this time frame: ${done} of ${countText(total, 'object')} searched so far.`
    : `Searching the time frame year by year: ${days.done} of ${countText(days.total, 'day')} so far${begunText(progress)}.`;
}

/** The text where only values that sort the list are missing. */
function allText({ total, days }: PreparationProgress): string {
  return `all ${days === undefined ? countText(total, 'object') : countText(days.total, 'day')} searched`;
}

/** Days that are searched for a part of the objects: what these are found by is in the list already. */
function begunText({ total, days }: PreparationProgress): string {
  return days?.begun === undefined
    ? ''
    : `, and ${days.begun.days} more for ${days.begun.objects} of ${countText(total, 'object')}`;
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
