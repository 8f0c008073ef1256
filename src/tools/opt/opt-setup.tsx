import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { ObjectsStep } from '#parts/setup/objects-step.tsx';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { ObservatoryStep } from '#parts/setup/observatory-step.tsx';
import { obstacleTo } from '#parts/setup/obstacle.ts';
import { ROUTES } from '#parts/routes.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { SetupScreen } from '#parts/setup/setup-screen.tsx';
import { TimeFrameStep } from '#parts/setup/time-frame-step.tsx';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly onConfigure: (tab: 'select' | 'insert') => void;
  readonly onUserDefinedObject: (request: UserDefinedObjectRequest) => void;
};

/** The set-up of observation planning: three steps that lead to filtering. */
export function OptSetup({ setup, search, onConfigure, onUserDefinedObject }: Props) {
  const isEmpty = useSelector(setup, ({ context }) => context.memory === undefined);
  return (
    <SetupScreen
      setup={setup}
      when={
        <>
          {isEmpty ? (
            <p className="opt-tonight">
              Only tonight? <Link href={ROUTES.optTonight}>See what is up and plan it at once</Link>
            </p>
          ) : null}
          <TimeFrameStep step={1} setup={setup} />
        </>
      }
      where={<ObservatoryStep step={2} setup={setup} search={search} />}
      what={
        <ObjectsStep
          step={3}
          setup={setup}
          leftOutOf="filtering and calculation"
          onConfigure={onConfigure}
          onUserDefinedObject={onUserDefinedObject}
        />
      }
      onward="Continue to filtering"
      obstacle={useSelector(setup, ({ context }) => obstacleTo(context))}
    />
  );
}
