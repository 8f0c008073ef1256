import { useSelector } from '@xstate/react';
import { Link, Redirect } from 'wouter';
import type { OptScreen } from '#machines/opt/opt-events.ts';
import { areResultsEnabled, isFilteringEnabled } from '#machines/opt/opt-rules.ts';
import { isSetupChanged, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';
import { ContextStrip } from '#parts/planning/context-strip.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';
import { RouteTabs } from '#ui/route-tabs.tsx';
import { SpinnerOverlay } from '#ui/spinner-overlay.tsx';
import { FilteringScreen } from './filtering/filtering-screen.tsx';
import { OptPopups } from './opt-popups.tsx';
import { OptSetup } from './opt-setup.tsx';
import { EphemeridesScreen } from './results/ephemerides-screen.tsx';
import { useRouting } from './routing.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { optSession } from './session.ts';
import './opt-tool.css';

/** The observation-planning tool: set-up, filtering and results of one plan. */
export function OptTool() {
  const opt = optSession(Popups.useActorRef());
  const screen = useRouting(opt);
  return (
    <div className="opt">
      <OptTabs opt={opt} screen={screen} />
      <div className="opt-screen">
        <Screen opt={opt} screen={screen} />
      </div>
      <OptPopups opt={opt} />
    </div>
  );
}

type Props = { readonly opt: OptActor; readonly screen: OptScreen | undefined };

function OptTabs({ opt, screen }: Props) {
  const { setup, filtering, calculation } = useSelector(opt, ({ context }) => context);
  const zone = useSelector(setup, ({ context }) => setupTimeFrame(context)?.timezone ?? GREENWICH);
  const list = useSelector(filtering, ({ context }) => context);
  const results = useSelector(calculation, ({ context }) => context);
  const { plan } = list;
  return (
    <RouteTabs
      label="Observation planning"
      link={Link}
      tabs={[
        { href: ROUTES.optSetup, title: 'Setup', isCurrent: screen === 'setup' },
        {
          href: ROUTES.optFiltering,
          title: 'Filtering',
          isCurrent: screen === 'filtering',
          unavailable: isFilteringEnabled(list) ? undefined : 'Submit the setup first',
        },
        {
          href: ROUTES.optEphemerides,
          title: 'Results',
          isCurrent: screen === 'results',
          unavailable: areResultsEnabled(list, results) ? undefined : 'Calculate ephemerides first',
        },
      ]}
      context={
        plan === undefined || screen === 'setup' ? undefined : <ContextStrip plan={plan} zone={zone} />
      }
    />
  );
}

/** The screen of an address as far as its guards allow; while a changed set-up is in question, the set-up. */
function Screen({ opt, screen }: Props) {
  const { setup, observatorySearch, filtering, calculation, columns } = useSelector(
    opt,
    ({ context }) => context,
  );
  const isChanged = useSelector(setup, ({ context }) => isSetupChanged(context));
  const userDefinedObjects = useSelector(setup, ({ context }) => context.userDefinedObjects.length);
  const isFilteringOpen = useSelector(filtering, ({ context }) => isFilteringEnabled(context));
  const hasSelection = useSelector(filtering, ({ context }) => context.selected.size > 0);
  const calculated = useSelector(calculation, ({ context }) => context.calculation);
  const isCalculating = useSelector(calculation, (state) => state.hasTag('busy'));
  const isRestoring = useSelector(calculation, (state) => state.matches('restoring'));
  const isRunning = useSelector(calculation, (state) => state.matches('running'));
  const isTalking = useSelector(
    calculation,
    (state) =>
      state.matches({ running: { talk: 'showing' } }) || state.matches({ running: { talk: 'confirming' } }),
  );

  if (screen === undefined) return <Redirect to={ROUTES.optSetup} replace />;
  if (screen === 'filtering' && !isFilteringOpen) return <Redirect to={ROUTES.optSetup} replace />;
  if (screen === 'results' && isRestoring) return <SpinnerOverlay label="Reading the results" />;
  if (screen === 'results' && (calculated === undefined || !hasSelection)) {
    return <Redirect to={ROUTES.optFiltering} replace />;
  }
  if (screen === 'setup' || isChanged) {
    return (
      <OptSetup
        setup={setup}
        search={observatorySearch}
        onConfigure={(tab) => opt.send({ type: 'objects.requested', tab })}
        onUserDefinedObject={(request) => opt.send(request)}
      />
    );
  }
  if (screen === 'filtering' || calculated === undefined) {
    return (
      <FilteringScreen
        filtering={filtering}
        userDefinedObjects={userDefinedObjects}
        isCalculating={isCalculating}
        isProgressShown={isTalking}
        onCalculate={() => opt.send({ type: 'calculate.requested' })}
        onStop={isRunning ? () => calculation.send({ type: 'calculation.cancelled' }) : undefined}
      />
    );
  }
  return (
    <EphemeridesScreen
      calculation={calculated}
      columns={columns}
      onConfigureColumns={() => opt.send({ type: 'columns.requested' })}
    />
  );
}
