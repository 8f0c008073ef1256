import { useSelector } from '@xstate/react';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { lazyPart } from '../lazy-part.tsx';
import { DateOnDemand, type OpenFieldProps } from './date-on-demand.tsx';
import { minuteOf, momentOf } from './moment-text.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

const DateTimePicker = lazyPart(async () => (await import('#ui/dates/date-time-picker.tsx')).DateTimePicker);

/** The simulated date: a field while it is paused, plain words while it runs. */
export function CurrentDate({
  timeline,
  date,
  textOf,
  openField,
  onOpen,
}: OpenFieldProps & { timeline: TimelineActor; date: number; textOf: (ms: number) => string }) {
  const range = useSelector(timeline, ({ context }) => context.range);
  const isLocked = useSelector(timeline, (state) => state.hasTag('locked'));
  const isPlaying = useSelector(timeline, (state) => state.hasTag('playing'));
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  if (isPlaying) {
    return (
      <p className="input timeline-running">
        <span className="visually-hidden">Current date</span>
        {textOf(date)} UTC
      </p>
    );
  }
  return (
    <DateOnDemand
      label="Current date"
      text={`${textOf(date)} UTC`}
      isDisabled={isLocked || isStill}
      isField={openField === 'current'}
      onOpen={() => onOpen('current')}
    >
      <DateTimePicker
        label="Current date, UTC"
        isLabelHidden
        value={minuteOf(date)}
        min={minuteOf(range.startMs)}
        max={minuteOf(range.endMs)}
        isDisabled={isLocked || isStill}
        onChange={(minute) => timeline.send({ type: 'date.chosen', ms: momentOf(minute) })}
      />
      <span className="timeline-to" aria-hidden>
        UTC
      </span>
    </DateOnDemand>
  );
}
