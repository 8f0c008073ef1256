import './timeline.css';
import { useState } from 'react';
import { CurrentDate } from './current-date.tsx';
import { DateSlider } from './date-slider.tsx';
import { PlaybackButtons } from './playback-buttons.tsx';
import { RangeFields } from './range-fields.tsx';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from './use-simulated-date.ts';
import type { WantedField } from './date-on-demand.tsx';

/** The bar below a 3D view: playback, the simulated date, its range and speed. */
export function Timeline({ timeline }: { timeline: TimelineActor }) {
  const date = useSimulatedDate(timeline);
  const [wanted, setWanted] = useState<WantedField>();
  return (
    <section className="timeline" aria-label="Timeline">
      <div className="timeline-play">
        <PlaybackButtons timeline={timeline} date={date} />
        <CurrentDate timeline={timeline} date={date} wanted={wanted} onWant={setWanted} />
      </div>
      <DateSlider timeline={timeline} date={date} />
      <RangeFields timeline={timeline} wanted={wanted} onWant={setWanted} />
    </section>
  );
}
