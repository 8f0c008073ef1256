import { useSelector } from '@xstate/react';
import { type DisplayOption, durationDays } from '#machines/scene/display-option.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { clampedTo, type TimeRange } from '#machines/kit/time-range.ts';
import { isoDayOf, momentOf } from '#parts/timeline/moment-text.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DatePicker } from '#ui/dates/date-picker.tsx';

export type DurationFieldProps = {
  name: 'trailDurationYears' | 'leadDurationYears';
  option: Extract<DisplayOption, { type: 'date' }>;
  timeline: TimelineActor;
  /** `range` limits the date. */
  onPick: (picked: { ms: number; currentMs: number; range: TimeRange }) => void;
  onClear: () => void;
};

/** How far back or ahead orbits are drawn, given as the date where they begin or end; without a date they are whole. */
export function DurationField({ name, option, timeline, onPick, onClear }: DurationFieldProps) {
  const limits = useSelector(timeline, ({ context }) => context.limits);
  const currentMs = useSimulatedDate(timeline);
  const { label, value, disabled: isDisabled = false } = option;
  const isTrail = name === 'trailDurationYears';
  const range = isTrail ? { ...limits, endMs: currentMs } : { ...limits, startMs: currentMs };
  const sign = isTrail ? -1 : 1;
  const ms = value === undefined ? undefined : currentMs + sign * durationDays(value) * MILLISECONDS_PER_DAY;
  return (
    <div className="option-duration">
      <DatePicker
        label={label}
        value={ms === undefined ? undefined : isoDayOf(clampedTo(range, ms))}
        min={isoDayOf(range.startMs)}
        max={isoDayOf(range.endMs)}
        isDisabled={isDisabled}
        onChange={(day) => onPick({ ms: momentOf(day), currentMs, range })}
      />
      {value === undefined ? null : (
        <Button kind="quiet" size="small" onPress={onClear}>
          Whole orbit
        </Button>
      )}
    </div>
  );
}
