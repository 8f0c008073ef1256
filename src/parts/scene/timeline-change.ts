import type { EmbeddedChange } from '#contract/embedding/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { DATES_LOCKED_MESSAGE } from '#machines/popups/notice.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { momentOf } from '#parts/timeline/moment-text.ts';

/**
 * The change of a timeline that a page around the frame requests, as a function, once it is known to be possible.
 *
 * @throws EmbeddingRefusal where dates or time cannot be shown.
 */
export function timelineChange(
  timeline: TimelineActor,
  { dates, time }: Pick<EmbeddedChange, 'dates' | 'time'>,
): () => void {
  const snapshot = timeline.getSnapshot();
  const { range: present, limits } = snapshot.context;
  const range = dates && { startMs: momentOf(dates.start), endMs: momentOf(dates.end) };
  if (range !== undefined && !isWithin(limits, range))
    throw new EmbeddingRefusal('out-of-range', 'The dates are beyond those of the timeline.');
  const ms = time === undefined ? undefined : Date.parse(time);
  if (ms !== undefined && !isWithin(range ?? present, { startMs: ms, endMs: ms }))
    throw new EmbeddingRefusal('out-of-range', 'The time is not between the dates.');
  if (range !== undefined)
    return () => timeline.send({ type: 'range.replaced', range, ...(ms === undefined ? {} : { ms }) });
  if (ms === undefined) return () => undefined;
  if (snapshot.hasTag('locked')) throw new EmbeddingRefusal('failed', DATES_LOCKED_MESSAGE);
  return () => timeline.send({ type: 'moment.shown', ms });
}

/** Whether a span lies within another. */
export function isWithin(outer: TimeRange, { startMs, endMs }: TimeRange): boolean {
  return startMs >= outer.startMs && endMs <= outer.endMs;
}
