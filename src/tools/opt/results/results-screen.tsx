import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { keysOf } from '#engine/typed-record.ts';
import { momentsOfPlan } from '#machines/opt/tonight/site-nights.ts';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { ScreenTitle } from '#ui/content/screen-title.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { RESULTS_PATHS, type ResultsView, resultsViewOf, searchOfResults } from '../routing.ts';
import { siteNightsOf } from './site-nights.ts';
import { clockOfPlan } from './plan-clock.ts';
import type { ResultsProps } from './results-props.ts';
import { SkyChartButton } from './ephemerides/sky-chart-button.tsx';
import { useObstruction } from './use-obstruction.ts';
import { usePlots } from './plots.tsx';
import './results.css';

const LongTermScreen = lazyPart(
  async () => (await import('./long-term/long-term-screen.tsx')).LongTermScreen,
);

const ShortTermScreen = lazyPart(
  async () => (await import('./short-term/short-term-screen.tsx')).ShortTermScreen,
);

const NightPlanScreen = lazyPart(
  async () => (await import('./night-plan/night-plan-screen.tsx')).NightPlanScreen,
);

const EphemeridesScreen = lazyPart(
  async () => (await import('./ephemerides/ephemerides-screen.tsx')).EphemeridesScreen,
);

const TITLES: Readonly<Record<ResultsView, string>> = {
  'long-term': 'Long-term plots',
  'short-term': 'Short-term plots',
  ephemerides: 'Ephemerides',
  plan: 'Night plan',
};

/** The results of a calculation, in the view of the present address. */
export function ResultsScreen(props: ResultsProps) {
  const [path] = useLocation();
  const view = resultsViewOf(path) ?? 'long-term';
  return (
    <div className="results">
      <ScreenTitle title={TITLES[view]} />
      <div className="results-head">
        <ResultsTabs view={view} />
        {view === 'plan' ? null : <ResultsInSky {...props} />}
      </div>
      <Arriving fallback={<Skeleton />}>
        <View view={view} {...props} />
      </Arriving>
    </div>
  );
}

function ResultsTabs({ view }: { readonly view: ResultsView }) {
  const query = searchOfResults(useSearch());
  return (
    <nav className="results-tabs" aria-label="Results">
      {keysOf(RESULTS_PATHS).map((name) => (
        <Link
          key={name}
          href={RESULTS_PATHS[name] + query}
          {...(name === view ? { 'aria-current': 'page' } : {})}
        >
          {TITLES[name]}
        </Link>
      ))}
    </nav>
  );
}

/** All that was calculated, as the sky chart shows it: from the evening of the first night to the morning of the last. */
function ResultsInSky({ opt, calculation: { request } }: ResultsProps) {
  const { filtering } = useSelector(opt, ({ context }) => context);
  const plan = useSelector(filtering, ({ context }) => context.plan);
  if (plan === undefined) return null;
  const { query, userDefined = [], timeStep } = request;
  const dates = momentsOfPlan(plan, timeStep);
  return <SkyChartButton {...{ plan, userDefined, dates, timeStep }} names={query.names} size="normal" />;
}

function View({ view, opt, calculation }: ResultsProps & { readonly view: ResultsView }) {
  const workflows = useSelector(opt, ({ context }) => context);
  const { columns, charts, filtering, telescopes } = workflows;
  const plan = useSelector(filtering, ({ context }) => context.plan);
  const nights = useMemo(() => plan && siteNightsOf(plan), [plan]);
  const obstruction = useObstruction(workflows);
  const shortTerm = usePlots(workflows.calculation, 'shortTerm');
  switch (view) {
    case 'long-term':
      return <LongTermScreen opt={opt} calculation={calculation} nights={nights} />;
    case 'short-term':
      return <ShortTermScreen opt={opt} calculation={calculation} />;
    case 'plan':
      return <NightPlanScreen opt={opt} calculation={calculation} />;
    case 'ephemerides':
      return (
        <EphemeridesScreen
          calculation={calculation}
          shortTerm={shortTerm.kind === 'ready' ? shortTerm.tables : undefined}
          columns={columns}
          telescopes={telescopes}
          nights={nights}
          placeClock={clockOfPlan(plan)}
          charts={charts}
          obstruction={obstruction}
          onConfigureColumns={() => opt.send({ type: 'columns.requested' })}
        />
      );
  }
}
