import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { countText } from '#contract/text/count-text.ts';
import { objectsOf } from '#machines/opt/calculation/calculation-size.ts';
import { takenPlan } from '#machines/opt/night-pack/taken-night.ts';
import { nightStepMinutes, shownNight } from '#machines/opt/tonight/night-window.ts';
import { addDays } from '#machines/planning/time-frame.ts';
import { FirstCatalogueNote } from '#parts/first-catalogue-note.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { NightPackButton } from '../../night-pack/night-pack-button.tsx';
import { nightText } from '../../night-text.ts';
import { type SiteNights, siteNightsOf } from '../site-nights.ts';
import type { ResultsProps } from '../results-props.ts';
import { NightPlanView } from './night-plan-view.tsx';
import './night-plan.css';

/** The plan of one night of the time frame, for the objects of the results. */
export function NightPlanScreen({ opt, calculation: { request } }: ResultsProps) {
  const head = useRef<HTMLElement>(null);
  const workflows = useSelector(opt, ({ context }) => context);
  const { nightPlan, filtering } = workflows;
  const chosen = useSelector(nightPlan, ({ context }) => context.night);
  const rows = useSelector(nightPlan, ({ context }) => context.rows);
  const plan = useSelector(filtering, ({ context }) => context.plan);
  const isBusy = useSelector(rows, (state) => state.hasTag('busy'));
  const failure = useSelector(rows, (state) => (state.matches('failed') ? state.context.failure : undefined));
  const processed = useSelector(rows, ({ context }) => context.processed);
  const calculated = useSelector(rows, ({ context }) => context.calculation);
  if (plan === undefined) return <SpinnerOverlay label="Loading the plan" />;
  const nights = siteNightsOf(plan);
  if (nights === undefined) {
    return (
      <div className="results-view">
        <EmptyState title="There is no night at the geocentre">
          Choose an observatory on the ground in the setup to plan a night there.
        </EmptyState>
      </div>
    );
  }
  const night = shownNight(chosen, nights);
  /** The button that was pressed goes with what it changes. */
  const thenFocusHead = (change: () => void) => () => {
    change();
    head.current?.focus();
  };
  const planNight = () => opt.send({ type: 'night.requested', night });
  const stop = () => rows.send({ type: 'calculation.cancelled' });
  const retry = () => rows.send({ type: 'retry.requested' });
  const objects = objectsOf(request);
  return (
    <>
      <section className="results-tools" aria-label="Night" tabIndex={-1} ref={head}>
        <NightControl
          night={night}
          nights={nights}
          isLocked={isBusy}
          onNight={(next) => opt.send({ type: 'night.requested', night: next })}
        />
        <FirstCatalogueNote />
      </section>
      <output className="visually-hidden">{announcementText(isBusy, calculated !== undefined)}</output>
      {isBusy ? (
        <div className="results-view">
          <EmptyState
            title={`Calculating the night: ${processed} of ${countText(objects, 'object')}`}
            action={<Button onPress={thenFocusHead(stop)}>Stop</Button>}
          >
            {nightText(night, nights)}
          </EmptyState>
        </div>
      ) : failure !== undefined ? (
        <div className="results-view">
          <EmptyState
            title="The night could not be calculated"
            action={<Button onPress={thenFocusHead(retry)}>Try again</Button>}
          >
            {failure.message}
          </EmptyState>
        </div>
      ) : calculated === undefined ? (
        <div className="results-view">
          <EmptyState
            title={nightText(night, nights)}
            action={
              <Button kind="primary" onPress={thenFocusHead(planNight)}>
                Plan the night
              </Button>
            }
          >
            {`We’ll schedule your ${countText(objects, 'object')} at ${objects === 1 ? 'its best time' : 'their best times'} of the night, from positions every ${nightStepMinutes(objects)} minutes.`}
          </EmptyState>
        </div>
      ) : (
        <NightPlanView
          {...{ workflows, calculated, plan }}
          night={nightText(night, nights)}
          aside={<NightPackButton opt={opt} take={takenPlan} size="small" />}
        />
      )}
    </>
  );
}

/** The announcement of a calculation whose progress is visible. */
function announcementText(isBusy: boolean, isCalculated: boolean): string {
  if (isBusy) return 'Calculating the night';
  return isCalculated ? 'The night is planned' : '';
}

type NightControlProps = {
  /** Date of its evening by the mean Sun. */
  readonly night: string;
  readonly nights: SiteNights;
  /** Whether a night is being calculated. */
  readonly isLocked: boolean;
  readonly onNight: (night: string) => void;
};

const LOCKED = 'A night is being calculated';

/** The night that is shown, and the way to the one before and after it, as far as the time frame goes. */
function NightControl({ night, nights, isLocked, onNight }: NightControlProps) {
  return (
    <div className="plan-night">
      <IconButton
        label="Previous night"
        icon={<ChevronLeft className="icon" aria-hidden />}
        unavailable={
          isLocked ? LOCKED : night <= nights.start ? 'The time frame begins with this night' : undefined
        }
        onPress={() => onNight(addDays(night, -1))}
      />
      <output aria-live="polite">
        <strong className="figures">{nightText(night, nights)}</strong>
      </output>
      <IconButton
        label="Next night"
        icon={<ChevronRight className="icon" aria-hidden />}
        unavailable={
          isLocked ? LOCKED : night >= nights.end ? 'The time frame ends with this night' : undefined
        }
        onPress={() => onNight(addDays(night, 1))}
      />
    </div>
  );
}
