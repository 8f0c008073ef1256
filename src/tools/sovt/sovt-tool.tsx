import './below-scene.css';
import { useSelector } from '@xstate/react';
import { lazyPart } from '#parts/lazy-part.tsx';
import { OrbitScreen } from '#parts/orbit-objects/orbit-screen.tsx';
import { usePage } from '#parts/page.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { OpeningLine } from './opening-line.tsx';
import { presentState } from './sovt-state.ts';
import { startSovt } from './start-sovt.ts';
import { synodicLegend } from './synodic-legend.ts';

const SelectObjectsPanel = lazyPart(
  async () => (await import('./select-objects-panel.tsx')).SelectObjectsPanel,
);
const DetailsPanel = lazyPart(async () => (await import('./details/details-panel.tsx')).DetailsPanel);
const ChartsPanel = lazyPart(async () => (await import('./charts/charts-panel.tsx')).ChartsPanel);
const PopulationPanel = lazyPart(
  async () => (await import('./population/population-panel.tsx')).PopulationPanel,
);
const ObservableBand = lazyPart(async () => (await import('./observable-band.tsx')).ObservableBand);
const ViewChoices = lazyPart(async () => (await import('./view-choices.tsx')).ViewChoices);
const PathsTable = lazyPart(async () => (await import('./paths-table.tsx')).PathsTable);

/** The synodic tool: paths in the frame in which Sun and Earth are fixed. */
export function SovtTool() {
  const session = usePage().tools.open(startSovt);
  const { sovt, sources, scene } = session;
  const workflows = useSelector(sovt, ({ context }) => context);
  const hasCharts = useSelector(sources.settings, ({ context }) => context.settings.synodicOrbitCharts);
  const hasPopulation = useSelector(sources.population, ({ context }) => context.isOpen);
  return (
    <OrbitScreen
      name="sovt"
      tool={sovt}
      workflows={workflows}
      objects={sources.objects}
      scene={scene}
      stateText={() => JSON.stringify(presentState(session))}
      description="The Sun and the Earth at rest, with the paths of the objects shown."
      legendOf={synodicLegend}
      narrow="(max-width: 1100px)"
      renderList={(turn) => <SelectObjectsPanel session={session} {...turn} />}
      renderDetails={(turn) => <DetailsPanel session={session} {...turn} />}
      renderTable={(onClose) => <PathsTable sources={sources} onClose={onClose} />}
      viewChoices={<ViewChoices session={session} />}
      timelineBand={
        <SidePart>
          <ObservableBand sources={sources} />
        </SidePart>
      }
    >
      {hasCharts ? (
        <SidePart fallback={<Skeleton rows={5} />}>
          <ChartsPanel session={session} />
        </SidePart>
      ) : hasPopulation ? (
        <SidePart fallback={<Skeleton rows={5} />}>
          <PopulationPanel session={session} />
        </SidePart>
      ) : (
        <OpeningLine session={session} />
      )}
    </OrbitScreen>
  );
}

/** For code that starts the tool without showing it, to restore or collect its state: its script comes in one piece. */
export { startSovt };
