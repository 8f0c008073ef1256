import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { Slider } from '#ui/fields/slider.tsx';
import { SliderMarks } from '#ui/fields/slider-marks.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';
import { momentText } from './moment-text.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

/** Fetched beside the view, which does not wait for it. */
const DateMarks = lazyPart(async () => (await import('./date-marks.tsx')).DateMarks);

/** Marks that have room on a wide screen and on a phone; the sheet hides the first kind. */
const MARKS = 11;

export type DateSliderProps = {
  timeline: TimelineActor;
  date: number;
  /** What is set off along the track. */
  band?: ReactNode;
};

/** The simulated date as a place between the start and the end of the range. */
export function DateSlider({ timeline, date, band }: DateSliderProps) {
  const range = useSelector(timeline, ({ context }) => context.range);
  const stepMs = useSelector(timeline, ({ context }) => context.stepMs);
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  return (
    <Slider
      label="Simulated date"
      isLabelHidden
      isValueHidden
      value={date}
      min={range.startMs}
      max={range.endMs}
      step={stepMs}
      marks={
        <SidePart fallback={<SliderMarks />}>
          <DateMarks range={range} most={MARKS} />
        </SidePart>
      }
      band={band}
      valueText={(ms) => `${momentText(ms)} UTC`}
      tip={(ms) => [`${momentText(ms)} UTC`]}
      isDisabled={isStill}
      onChange={(ms) => timeline.send({ type: 'slider.moved', ms })}
    />
  );
}
