import { useSelector } from '@xstate/react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import type { OptScreen } from '#machines/opt/opt-events.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { type OptStatus, screenFor } from '#machines/opt/screen-access.ts';
import type { Plan } from '#machines/planning/plan.ts';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { ContextStrip } from '#parts/planning/context-strip.tsx';
import { PlanningFrame } from '#parts/planning/planning-frame.tsx';
import { useScreenRouting } from '#parts/planning/screen-routing.ts';
import { ROUTES } from '#parts/routes.ts';
import { zoneTitle } from '#parts/time-zone/local-time.ts';
import { RouteTabs } from '#ui/content/route-tabs.tsx';
import { ScreenTitle } from '#ui/content/screen-title.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { nightsText } from './night-text.ts';
import { OptPopups } from './opt-popups.tsx';
import { OptSetup } from './opt-setup.tsx';
import { clockOfPlan } from './results/plan-clock.ts';
import { ResultsScreen } from './results/results-screen.tsx';
import { siteNightsOf } from './results/site-nights.ts';
import { accessAt, OPT_ROUTING, resultsViewOf, type ResultsView } from './routing.ts';
import { startOpt } from './session.ts';
import { useToolStatus } from './use-tool-status.ts';

const FilteringScreen = lazyPart(
  async () => (await import('./filtering/filtering-screen.tsx')).FilteringScreen,
);

const TonightScreen = lazyPart(async () => (await import('./tonight/tonight-screen.tsx')).TonightScreen);

/** The observation-planning tool: set-up, filtering and results of one plan. */
export function OptTool() {
  const { opt } = usePage().tools.open(startOpt);
  const screen = useScreenRouting(opt, OPT_ROUTING);
  const status = useToolStatus(opt);
  return (
    <PlanningFrame
      tabs={<OptTabs opt={opt} screen={screen} status={status} />}
      popups={<OptPopups opt={opt} />}
    >
      <Screen opt={opt} screen={screen} status={status} />
    </PlanningFrame>
  );
}

type Props = {
  readonly opt: OptActor;
  /** The screen of the address; undefined for an address that has none. */
  readonly screen: OptScreen | undefined;
  readonly status: OptStatus;
};

function OptTabs({ opt, screen, status }: Props) {
  const { filtering, columns } = useSelector(opt, ({ context }) => context);
  const [path] = useLocation();
  const isLocal = useSelector(columns, ({ context }) => context.clock === 'local');
  const plan = useSelector(filtering, ({ context }) => context.plan);
  const nights = plan && siteNightsOf(plan);
  const view = resultsViewOf(path);
  const isOpen = (requested: OptScreen) => ['open', 'questioned'].includes(screenFor(status, requested).kind);
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
          unavailable: isOpen('filtering') ? undefined : 'Submit the setup first',
        },
        {
          href: ROUTES.optLongTerm,
          title: 'Results',
          isCurrent: screen === 'results',
          unavailable: isOpen('results') ? undefined : 'Calculate ephemerides first',
        },
      ]}
      context={
        plan === undefined || screen === 'setup' ? undefined : (
          <ContextStrip
            plan={plan}
            nights={nights && nightsText(nights, nights)}
            clock={view && clockText(view, plan, isLocal)}
          />
        )
      }
    />
  );
}

/** By which clock a view of the results shows times; a night plan has a switch that says so. */
function clockText(view: ResultsView, plan: Plan, isTableLocal: boolean): string | undefined {
  const clock = clockOfPlan(plan);
  const local = clock && zoneTitle(clock);
  switch (view) {
    case 'long-term':
      return 'Times in UTC';
    case 'short-term':
      return local === undefined ? 'Times in UTC' : `Times in UTC and ${local}`;
    case 'ephemerides':
      return `Times in ${isTableLocal && local !== undefined ? local : 'UTC'}`;
    case 'plan':
      return undefined;
  }
}

/** The screen that a user gets at an address. */
function Screen({ opt, screen, status }: Props) {
  const { setup, observatorySearch, telescopes, filtering, ownPresets, calculation } = useSelector(
    opt,
    ({ context }) => context,
  );
  const userDefinedObjects = useSelector(setup, ({ context }) => context.userDefinedObjects.length);
  const calculated = useSelector(calculation, ({ context }) => context.calculation);
  const isCalculating = useSelector(calculation, (state) => state.hasTag('busy'));
  const isRunning = useSelector(calculation, (state) => state.matches('running'));
  const [path] = useLocation();
  const search = useSearch();
  const isProgressShown = useSelector(calculation, (state) => state.hasTag('shown'));

  if (path === ROUTES.optTonight) {
    return (
      <Arriving fallback={<Skeleton />}>
        <TonightScreen opt={opt} />
      </Arriving>
    );
  }
  if (screen === undefined) return <Redirect to={ROUTES.optSetup} replace />;
  const access = accessAt(status, screen, search);
  if (access.kind === 'closed') return <Redirect to={OPT_ROUTING.paths[access.screen]} replace />;
  if (access.kind === 'waiting') return <SpinnerOverlay label="Reading the results" />;
  if (access.screen === 'setup') {
    return (
      <>
        <ScreenTitle title="Setup" />
        <OptSetup
          opt={opt}
          setup={setup}
          search={observatorySearch}
          telescopes={telescopes}
          onConfigure={(tab) => opt.send({ type: 'objects.requested', tab })}
          onUserDefinedObject={(request) => opt.send(request)}
        />
      </>
    );
  }
  if (access.screen === 'filtering' || calculated === undefined) {
    return (
      <>
        <ScreenTitle title="Filtering" />
        <Arriving fallback={<Skeleton />}>
          <FilteringScreen
            filtering={filtering}
            ownPresets={ownPresets}
            userDefinedObjects={userDefinedObjects}
            isCalculating={isCalculating}
            isProgressShown={isProgressShown}
            onCalculate={() => opt.send({ type: 'calculate.requested' })}
            onStop={isRunning ? () => calculation.send({ type: 'calculation.cancelled' }) : undefined}
          />
        </Arriving>
      </>
    );
  }
  return <ResultsScreen opt={opt} calculation={calculated} />;
}
