import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { Slider } from '#ui/slider.tsx';
import { dateMarks } from './date-marks.ts';
import { momentText } from './moment-text.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

/** Marks that have room on a wide screen and on a phone; the sheet hides the first kind. */
const MARKS = 11;

/** The simulated date as a place between the start and the end of the range. */
export function DateSlider({ timeline, date }: { timeline: TimelineActor; date: number }) {
  const range = useSelector(timeline, ({ context }) => context.range);
  const stepMs = useSelector(timeline, ({ context }) => context.stepMs);
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  const marks = useMemo(() => dateMarks(range, MARKS), [range]);
  return (
    <Slider
      label="Simulated date"
      isLabelHidden
      isValueHidden
      value={date}
      min={range.startMs}
      max={range.endMs}
      step={stepMs}
      marks={marks}
      valueText={(ms) => `${momentText(ms)} UTC`}
      tip={(ms) => [`${momentText(ms)} UTC`]}
      isDisabled={isStill}
      onChange={(ms) => timeline.send({ type: 'slider.moved', ms })}
    />
  );
}
