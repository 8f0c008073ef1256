import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { Arriving } from '#parts/arriving.tsx';
import { ObjectsStep } from '#parts/setup/objects-step.tsx';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { ObservatoryStep } from '#parts/setup/observatory-step.tsx';
import { takenSetup } from '#machines/opt/night-pack/taken-night.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { ROUTES } from '#parts/routes.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { canSubmit, type SetupContext, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { SetupScreen } from '#parts/setup/setup-screen.tsx';
import { TimeFrameStep } from '#parts/setup/time-frame-step.tsx';
import { NightPackButton } from './night-pack/night-pack-button.tsx';

const NightChoice = lazyPart(async () => (await import('./setup/night-choice.tsx')).NightChoice);
const FirstNight = lazyPart(async () => (await import('./setup/first-night.tsx')).FirstNight);
const TelescopeCard = lazyPart(async () => (await import('./setup/telescope-card.tsx')).TelescopeCard);

type Props = {
  readonly opt: OptActor;
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly telescopes: TelescopesActor;
  readonly onConfigure: (tab: 'select' | 'insert') => void;
  readonly onUserDefinedObject: (request: UserDefinedObjectRequest) => void;
};

/** The set-up of observation planning: three steps that lead to filtering, with what the first night is like and the telescope in use. */
export function OptSetup({ opt, setup, search, telescopes, onConfigure, onUserDefinedObject }: Props) {
  const isEmpty = useSelector(setup, ({ context }) => context.memory === undefined);
  return (
    <SetupScreen
      setup={setup}
      when={
        <>
          {isEmpty ? (
            <p>
              Observing tonight? <Link href={ROUTES.optTonight}>See tonight’s targets</Link>
            </p>
          ) : null}
          <TimeFrameStep
            step={1}
            setup={setup}
            quick={
              <Arriving fallback={<div className="setup-nights-to-come" />}>
                <NightChoice setup={setup} />
              </Arriving>
            }
          >
            <Arriving fallback={<div className="setup-night-to-come" />}>
              <FirstNight setup={setup} />
            </Arriving>
          </TimeFrameStep>
        </>
      }
      where={<ObservatoryStep step={2} setup={setup} search={search} />}
      what={
        <>
          <ObjectsStep
            step={3}
            setup={setup}
            leftOutOf="filtering and calculation"
            onConfigure={onConfigure}
            onUserDefinedObject={onUserDefinedObject}
          />
          <Arriving fallback={null}>
            <TelescopeCard telescopes={telescopes} />
          </Arriving>
        </>
      }
      aside={<NightPackButton opt={opt} take={takenSetup} />}
      onward="Continue to filtering"
      obstacle={useSelector(setup, ({ context }) => submitBlocker(context))}
    />
  );
}

/** Why a set-up cannot be submitted, as the button says it; nothing when it can. */
function submitBlocker(context: SetupContext): string | undefined {
  if (canSubmit(context)) return undefined;
  if (setupTimeFrame(context) === undefined) return TIME_FRAME_MESSAGE;
  return context.objects.length === 0
    ? 'Add at least one object to your list'
    : 'None of the listed objects is a near-Earth object';
}
