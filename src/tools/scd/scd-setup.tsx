import { useSelector } from '@xstate/react';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { type SetupContext, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { canVisualise, CUSTOM_PLACE_REFUSAL, isCustomAllowed } from '#machines/scd/screen-access.ts';
import { TimeStepFields } from '#parts/planning/time-step-fields.tsx';
import { MomentFrameStep } from '#parts/setup/moment-frame-step.tsx';
import { ObjectsStep } from '#parts/setup/objects-step.tsx';
import { ObservatoryStep } from '#parts/setup/observatory-step.tsx';
import { SetupScreen } from '#parts/setup/setup-screen.tsx';
import { Card } from '#ui/content/card.tsx';
import { Note } from '#ui/content/note.tsx';

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
          <MomentFrameStep step={1} setup={setup} />
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
