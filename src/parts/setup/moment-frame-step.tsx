import './setup.css';
import { useSelector } from '@xstate/react';
import { earliestEnd, FIRST_MOMENT, LAST_MOMENT, tonightAt } from '#machines/planning/moment-frame.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/content/card.tsx';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Term } from '../glossary/term.tsx';
import { DATA_POINTS_TEXT } from './frame-words.ts';

const EXPLANATION =
  'Dates and times in UTC. Objects are shown at the start and at every time step after it, up to the end; ' +
  'the time frame lasts at least ten minutes.';

/** First and last moment to look at. */
export function MomentFrameStep({ step, setup }: { readonly step: number; readonly setup: SetupActor }) {
  const dates = useSelector(setup, ({ context }) => context.dates);
  const today = useSelector(setup, ({ context }) => context.today);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  return (
    <Card
      step={step}
      title="Time frame"
      aside={
        <>
          <span className="desk-only small muted">
            Dates and times in <Term name="utc">UTC</Term>.
          </span>
          <InfoMark label="About the time frame" text={EXPLANATION} />
        </>
      }
    >
      <div className="setup-fields">
        <DateTimePicker
          label="Start"
          value={dates.start}
          min={FIRST_MOMENT}
          max={LAST_MOMENT}
          onChange={(date) => setup.send({ type: 'start.chosen', date })}
        />
        <DateTimePicker
          label="End"
          value={dates.end}
          min={earliestEnd(dates.start)}
          max={LAST_MOMENT}
          onChange={(date) => setup.send({ type: 'end.chosen', date })}
        />
      </div>
      <div className="row">
        <Button onPress={() => setup.send({ type: 'dates.chosen', dates: tonightAt(today, observatory) })}>
          Tonight
        </Button>
      </div>
      <p className="small muted">{DATA_POINTS_TEXT}</p>
    </Card>
  );
}
