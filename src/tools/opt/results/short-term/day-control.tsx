import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Plan } from '#machines/planning/plan.ts';
import type { Span } from '#parts/charts/spans.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { nightText } from '../../night-text.ts';
import { neighbour } from './day-window.ts';
import { localDate } from './moment-texts.ts';

type Props = {
  /** Day of the time frame, YYYY-MM-DD UTC. */
  readonly date: string;
  /** The night that begins on that day: the date of its evening by the mean Sun. */
  readonly night: string;
  readonly day: Span;
  readonly plan: Pick<Plan, 'observatory' | 'timeFrame'>;
  readonly onDay: (date: string) => void;
};

/** The night that is shown, and the way to the one before and after it, as far as the time frame goes. */
export function DayControl({ date, night, day, plan, onDay }: Props) {
  const { observatory: site, timeFrame: frame } = plan;
  const { timezone: zone } = frame;
  const [before, after] = [neighbour(date, -1, frame), neighbour(date, 1, frame)];
  return (
    <section className="day-control" aria-label="Date">
      <IconButton
        label="Previous day"
        icon={<ChevronLeft className="icon" aria-hidden />}
        unavailable={before === undefined ? 'The time frame begins with this day' : undefined}
        onPress={() => before !== undefined && onDay(before)}
      />
      <output className="day-control-date" aria-live="polite">
        <strong className="figures">{nightText(night, { site, zone })}</strong>
        <span className="muted small figures">
          {`local noon ${localDate(day.start, zone)} to ${localDate(day.end, zone)}`}
        </span>
      </output>
      <IconButton
        label="Next day"
        icon={<ChevronRight className="icon" aria-hidden />}
        unavailable={after === undefined ? 'The time frame ends with this day' : undefined}
        onPress={() => after !== undefined && onDay(after)}
      />
    </section>
  );
}
