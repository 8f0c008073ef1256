import './timeline.css';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type DateTexts, dayText, minuteOf, momentOf, momentText } from './moment-text.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { RangeFields } from './range-fields.tsx';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from './use-simulated-date.ts';
import { DateOnDemand, type OpenField, type OpenFieldProps } from './date-on-demand.tsx';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { Slider } from '#ui/fields/slider.tsx';
import { SliderMarks } from '#ui/fields/slider-marks.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';

export type TimelineProps = {
  timeline: TimelineActor;
  /** How dates are written. */
  texts?: DateTexts;
  /** Spans that are highlighted along the slider: `SliderSpans`. */
  band?: ReactNode;
};

const PLAIN: DateTexts = { momentText, dayText };

/** The bar below a 3D view: playback, the simulated date, its range and speed. */
export function Timeline({ timeline, texts = PLAIN, band }: TimelineProps) {
  const date = useSimulatedDate(timeline);
  const [openField, setOpenField] = useState<OpenField>();
  const isPlaying = useSelector(timeline, (state) => state.hasTag('playing'));
  if (isPlaying && openField === 'current') setOpenField(undefined); // a field that comes back would take the focus
  return (
    <section className="timeline" aria-label="Timeline">
      <div className="timeline-play">
        <PlaybackButtons timeline={timeline} date={date} />
        <CurrentDate
          timeline={timeline}
          date={date}
          textOf={texts.momentText}
          openField={openField}
          onOpen={setOpenField}
        />
      </div>
      <DateSlider timeline={timeline} date={date} texts={texts} band={band} />
      <RangeFields timeline={timeline} dayText={texts.dayText} openField={openField} onOpen={setOpenField} />
    </section>
  );
}

/** Fetched beside the view, which does not wait for it. */
const DateMarks = lazyPart(async () => (await import('./date-marks.tsx')).DateMarks);

/** Marks that have room on a wide screen and on a phone; the sheet hides the first kind. */
const MARKS = 11;

type DateSliderProps = {
  timeline: TimelineActor;
  date: number;
  texts: DateTexts;
  /** Spans that are highlighted along the track. */
  band?: ReactNode;
};

/** The simulated date as a place between the start and the end of the range. */
function DateSlider({ timeline, date, texts, band }: DateSliderProps) {
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
          <DateMarks range={range} most={MARKS} dayText={texts.dayText} />
        </SidePart>
      }
      band={band}
      valueText={(ms) => `${texts.momentText(ms)} UTC`}
      tip={(ms) => [`${texts.momentText(ms)} UTC`]}
      isDisabled={isStill}
      onChange={(ms) => timeline.send({ type: 'slider.moved', ms })}
    />
  );
}

const DateTimePicker = lazyPart(async () => (await import('#ui/dates/date-time-picker.tsx')).DateTimePicker);

/** The simulated date: a field while it is paused, plain words while it runs. */
function CurrentDate({
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
