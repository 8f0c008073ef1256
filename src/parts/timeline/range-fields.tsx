import { useSelector } from '@xstate/react';
import { isInstant } from '#machines/timeline-rules.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { InfoMark } from '#ui/info-mark.tsx';
import { Select } from '#ui/select.tsx';
import { isoDayOf, momentOf } from './moment-text.ts';
import type { TimelineActor } from './timeline-actor.ts';

/** First and last date of the range, and the speed. */
export function RangeFields({ timeline }: { timeline: TimelineActor }) {
  const { range, limits, speeds, daysPerSecond } = useSelector(timeline, ({ context }) => context);
  const isHeld = useSelector(timeline, (state) => state.hasTag('held'));
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  return (
    <div className="timeline-range">
      {isHeld ? <InfoMark label="Why the dates are held" text="calculations in progress" /> : null}
      <DatePicker
        label="Start date"
        isLabelHidden
        value={isoDayOf(range.startMs)}
        min={isoDayOf(limits.startMs)}
        max={isoDayOf(limits.endMs)}
        isDisabled={isHeld}
        onChange={(day) => timeline.send({ type: 'start.chosen', ms: momentOf(day) })}
      />
      <span className="timeline-to">to</span>
      <DatePicker
        label="End date"
        isLabelHidden
        value={isoDayOf(range.endMs)}
        min={isoDayOf(limits.startMs)}
        max={isoDayOf(limits.endMs)}
        isDisabled={isHeld}
        onChange={(day) => timeline.send({ type: 'end.chosen', ms: momentOf(day) })}
      />
      <Select
        label="Speed"
        isLabelHidden
        options={speeds.map((speed) => ({ id: String(speed.daysPerSecond), title: `${speed.label}/s` }))}
        value={String(daysPerSecond)}
        isDisabled={isStill}
        onChange={(id) => timeline.send({ type: 'speed.chosen', daysPerSecond: Number(id) })}
      />
    </div>
  );
}
