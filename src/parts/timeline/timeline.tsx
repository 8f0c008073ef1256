import './timeline.css';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { CurrentDate } from './current-date.tsx';
import { DateSlider } from './date-slider.tsx';
import { momentText } from './moment-text.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { RangeFields } from './range-fields.tsx';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from './use-simulated-date.ts';
import type { OpenField } from './date-on-demand.tsx';

export type TimelineProps = {
  timeline: TimelineActor;
  /** How the simulated date is written; UTC milliseconds. */
  textOf?: (ms: number) => string;
  /** What is set off along the slider: `SliderSpans`. */
  band?: ReactNode;
};

/** The bar below a 3D view: playback, the simulated date, its range and speed. */
export function Timeline({ timeline, textOf = momentText, band }: TimelineProps) {
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
          textOf={textOf}
          openField={openField}
          onOpen={setOpenField}
        />
      </div>
      <DateSlider timeline={timeline} date={date} band={band} />
      <RangeFields timeline={timeline} openField={openField} onOpen={setOpenField} />
    </section>
  );
}
