import { ChevronRight } from 'lucide-react';
import { ObjectsStep } from '#parts/setup/objects-step.tsx';
import type { ObservatorySearchActor } from '#parts/setup/observatory-search.tsx';
import { ObservatoryStep } from '#parts/setup/observatory-step.tsx';
import { useSetup, type SetupActor } from '#parts/setup/setup-actor.ts';
import { TimeFrameStep } from '#parts/setup/time-frame-step.tsx';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { canSubmit, setupTimeFrame, type SetupContext } from '#machines/planning/setup-rules.ts';
import { Button } from '#ui/button.tsx';
import './setup-screen.css';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly onConfigure: (tab: 'select' | 'insert') => void;
  readonly onUserDefinedObject: (request: UserDefinedObjectRequest) => void;
};

/** The first screen: when, from where, and which objects. */
export function SetupScreen({ setup, search, onConfigure, onUserDefinedObject }: Props) {
  const obstacle = useSetup(setup, obstacleTo);
  return (
    <div className="setup-screen">
      <div className="setup-steps">
        <TimeFrameStep step={1} setup={setup} />
        <ObservatoryStep step={2} setup={setup} search={search} />
        <ObjectsStep
          step={3}
          setup={setup}
          onConfigure={onConfigure}
          onUserDefinedObject={onUserDefinedObject}
        />
      </div>
      <div className="setup-actions">
        <span className="grow small muted desk-only">Everything here is kept when you leave or reload.</span>
        <Button kind="primary" unavailable={obstacle} onPress={() => setup.send({ type: 'setup.submitted' })}>
          Continue to filtering
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** Why the set-up cannot be submitted; nothing when it can. */
function obstacleTo(context: SetupContext): string | undefined {
  if (canSubmit(context)) return undefined;
  if (setupTimeFrame(context) === undefined) return 'Time frame not valid or missing.';
  return context.objects.length === 0
    ? 'Add at least one object to your list'
    : 'None of the listed objects is a near-Earth object';
}
