import '#parts/setup/setup.css';
import { useSelector } from '@xstate/react';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { earliestEnd, FIRST_MOMENT, LAST_MOMENT, tonightAt } from '#machines/planning/moment-frame.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { type SetupContext, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { canVisualise, CUSTOM_PLACE_REFUSAL, isCustomAllowed } from '#machines/scd/screen-access.ts';
import { Term } from '#parts/glossary/term.tsx';
import { TimeStepFields } from '#parts/planning/time-step-fields.tsx';
import { DATA_POINTS_TEXT } from '#parts/setup/frame-words.ts';
import { ObjectsStep } from '#parts/setup/objects-step.tsx';
import { ObservatoryStep } from '#parts/setup/observatory-step.tsx';
import { SetupScreen } from '#parts/setup/setup-screen.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/content/card.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Note } from '#ui/content/note.tsx';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly onConfigure: (tab: 'select' | 'insert') => void;
  readonly onUserDefinedObject: (request: UserDefinedObjectRequest) => void;
};

/** The set-up of the sky chart: four steps that lead to the visualisation. */
export function ScdSetup({ setup, search, onConfigure, onUserDefinedObject }: Props) {
  return (
    <SetupScreen
      setup={setup}
      when={
        <>
          <MomentFrameStep setup={setup} />
          <TimeStepStep setup={setup} />
        </>
      }
      where={<ObservatoryStep step={3} setup={setup} search={search} />}
      what={
        <>
          <ObjectsStep
            step={4}
            setup={setup}
            isListOnly
            leftOutOf="the sky chart"
            onConfigure={onConfigure}
            onUserDefinedObject={onUserDefinedObject}
          />
          <CustomPlace setup={setup} />
        </>
      }
      onward="Continue to visualisation"
      obstacle={useSelector(setup, ({ context }) => submitBlocker(context))}
    />
  );
}

const FRAME_EXPLANATION =
  'Dates and times in UTC. Objects are shown at the start and at every time step after it, up to the end; ' +
  'the time frame lasts at least ten minutes.';

/** First and last moment to look at. */
function MomentFrameStep({ setup }: Pick<Props, 'setup'>) {
  const dates = useSelector(setup, ({ context }) => context.dates);
  const today = useSelector(setup, ({ context }) => context.today);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  return (
    <Card
      step={1}
      title="Time frame"
      aside={
        <>
          <span className="desk-only small muted">
            Dates and times in <Term name="utc">UTC</Term>.
          </span>
          <InfoMark label="About the time frame" text={FRAME_EXPLANATION} />
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

function TimeStepStep({ setup }: Pick<Props, 'setup'>) {
  const dates = useSelector(setup, ({ context }) => context.dates);
  const timeStep = useSelector(setup, ({ context }) => context.timeStep);
  return (
    <Card step={2} title="Time step">
      <TimeStepFields
        timeStep={timeStep}
        dates={dates}
        onType={(typed) => setup.send({ type: 'step.typed', timeStep: typed })}
      />
    </Card>
  );
}

function CustomPlace({ setup }: Pick<Props, 'setup'>) {
  const isAllowed = useSelector(setup, ({ context }) => isCustomAllowed(context));
  return isAllowed ? null : <Note status="warning">{CUSTOM_PLACE_REFUSAL}</Note>;
}

/** Why a set-up cannot be submitted, as the button says it; nothing when it can. */
function submitBlocker(context: SetupContext): string | undefined {
  if (canVisualise(context)) return undefined;
  if (setupTimeFrame(context) === undefined) return TIME_FRAME_MESSAGE;
  if (!isCustomAllowed(context)) return CUSTOM_PLACE_REFUSAL;
  return context.objects.length === 0
    ? 'Add at least one object to your list'
    : 'None of the listed objects is a near-Earth object';
}
