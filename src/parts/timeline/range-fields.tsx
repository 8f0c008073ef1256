import { useSelector } from '@xstate/react';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { InfoMark } from '#ui/content/info-mark.tsx';
import type { SelectProps } from '#ui/fields/select.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';
import { DateOnDemand, type OpenFieldProps } from './date-on-demand.tsx';
import { type DateTexts, isoDayOf, momentOf } from './moment-text.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

const Select = lazyPart<SelectProps<string>>(async () => (await import('#ui/fields/select.tsx')).Select);
const DatePicker = lazyPart(async () => (await import('#ui/dates/date-picker.tsx')).DatePicker);

type Props = OpenFieldProps & Pick<DateTexts, 'dayText'> & { readonly timeline: TimelineActor };

/** First and last date of the range, and the speed. */
export function RangeFields({ timeline, dayText, openField, onOpen }: Props) {
  const { range, limits, speeds, daysPerSecond } = useSelector(timeline, ({ context }) => context);
  const isLocked = useSelector(timeline, (state) => state.hasTag('locked'));
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  return (
    <div className="timeline-range">
      {isLocked ? (
        <span className="timeline-locked">
          <InfoMark label="Why the dates are held" text="calculations in progress" />
        </span>
      ) : null}
      <DateOnDemand
        label="Start date"
        text={dayText(range.startMs)}
        isDisabled={isLocked}
        isField={openField === 'start'}
        onOpen={() => onOpen('start')}
      >
        <DatePicker
          label="Start date"
          isLabelHidden
          value={isoDayOf(range.startMs)}
          min={isoDayOf(limits.startMs)}
          max={isoDayOf(limits.endMs)}
          isDisabled={isLocked}
          onChange={(day) => timeline.send({ type: 'start.chosen', ms: momentOf(day) })}
        />
      </DateOnDemand>
      <span className="timeline-to">to</span>
      <DateOnDemand
        label="End date"
        text={dayText(range.endMs)}
        isDisabled={isLocked}
        isField={openField === 'end'}
        onOpen={() => onOpen('end')}
      >
        <DatePicker
          label="End date"
          isLabelHidden
          value={isoDayOf(range.endMs)}
          min={isoDayOf(limits.startMs)}
          max={isoDayOf(limits.endMs)}
          isDisabled={isLocked}
          onChange={(day) => timeline.send({ type: 'end.chosen', ms: momentOf(day) })}
        />
      </DateOnDemand>
      <SidePart fallback={<span className="timeline-speed-awaited" />}>
        <Select
          label="Speed"
          isLabelHidden
          options={speeds.map((speed) => ({ id: String(speed.daysPerSecond), title: `${speed.label}/s` }))}
          value={String(daysPerSecond)}
          isDisabled={isStill}
          onChange={(id) => timeline.send({ type: 'speed.chosen', daysPerSecond: Number(id) })}
        />
      </SidePart>
    </div>
  );
}
