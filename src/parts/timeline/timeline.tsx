import './timeline.css';
import { CurrentDate } from './current-date.tsx';
import { DateSlider } from './date-slider.tsx';
import { PlaybackButtons } from './playback-buttons.tsx';
import { RangeFields } from './range-fields.tsx';
import type { TimelineActor } from './timeline-actor.ts';
import { useSimulatedDate } from './use-simulated-date.ts';

/** The bar below a 3D view: playback, the simulated date, its range and speed. */
export function Timeline({ timeline }: { timeline: TimelineActor }) {
  const date = useSimulatedDate(timeline);
  return (
    <section className="timeline" aria-label="Timeline">
      <div className="timeline-play">
        <PlaybackButtons timeline={timeline} date={date} />
        <CurrentDate timeline={timeline} date={date} />
      </div>
      <DateSlider timeline={timeline} date={date} />
      <RangeFields timeline={timeline} />
    </section>
  );
}
