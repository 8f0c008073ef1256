import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FIRST_DATE, LAST_DATE, SHORT_TERM_DAYS } from '#contract/limits.ts';
import { dayAfter, isCalendarDay, isDate } from '#machines/planning/time-frame.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { Card } from '#ui/content/card.tsx';
import { DatePicker } from '#ui/dates/date-picker.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Note } from '#ui/content/note.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';
import { Term } from '../glossary/term.tsx';
import { frameWords } from './frame-words.ts';
import './setup.css';

const EXPLANATION =
  'Whole days in UTC, from the beginning of the start date to the end of the end date. ' +
  `Time frames within the next ${SHORT_TERM_DAYS} days are prepared in advance and answered at once; others are calculated on demand.`;

/** Shown beside a loaded text that is not a date. */
const NO_DAY = 'The saved date does not exist. Please enter another.';

type Props = {
  readonly step: number;
  readonly setup: SetupActor;
  /** Quicker ways to fill the dates, above them. */
  readonly quick?: ReactNode;
  /** Elements below the dates. */
  readonly children?: ReactNode;
};

/** First and last day to plan for. */
export function TimeFrameStep({ step, setup, quick, children }: Props) {
  const dates = useSelector(setup, ({ context }) => context.dates);
  const words = useSelector(setup, ({ context }) => {
    const frame = setupTimeFrame(context);
    return frame?.outOfShortTerm === true ? frameWords(frame, context.today) : undefined;
  });
  const earliestEnd = isDate(dates.start) ? dayAfter(dates.start) : FIRST_DATE;

  return (
    <Card
      step={step}
      title="Time frame"
      aside={
        <>
          <span className="desk-only small muted">
            Whole days in <Term name="utc">UTC</Term>, including the end date.
          </span>
          <InfoMark label="About the time frame" text={EXPLANATION} />
        </>
      }
    >
      {quick}
      <div className="setup-fields">
        <DatePicker
          label="Start"
          value={isCalendarDay(dates.start) ? dates.start : undefined}
          error={isCalendarDay(dates.start) ? undefined : NO_DAY}
          min={FIRST_DATE}
          max={LAST_DATE}
          onChange={(date) => setup.send({ type: 'start.chosen', date })}
        />
        <DatePicker
          label="End"
          value={isCalendarDay(dates.end) ? dates.end : undefined}
          error={isCalendarDay(dates.end) ? undefined : NO_DAY}
          min={earliestEnd}
          max={LAST_DATE}
          validFrom={isDate(dates.start) ? dates.start : FIRST_DATE}
          onChange={(date) => setup.send({ type: 'end.chosen', date })}
        />
      </div>
      {words === undefined ? null : (
        <>
          <Note status="warning">
            The selected time frame is out of short-term analysis; calculations take longer.
          </Note>
          <p className="small muted">{words}</p>
        </>
      )}
      {children}
    </Card>
  );
}
