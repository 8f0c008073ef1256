import { useSelector } from '@xstate/react';
import { lazyPart } from '#parts/lazy-part.tsx';
import { OrbitScreen } from '#parts/orbit-objects/orbit-screen.tsx';
import { usePage } from '#parts/page.tsx';
import { presentState } from './ovt-state.ts';
import { startOvt } from './start-ovt.ts';

const SelectObjectsPanel = lazyPart(
  async () => (await import('./select-objects-panel.tsx')).SelectObjectsPanel,
);
const DetailsPanel = lazyPart(async () => (await import('./details/details-panel.tsx')).DetailsPanel);
const OrbitsTable = lazyPart(async () => (await import('./orbits-table.tsx')).OrbitsTable);

/** The orbit-visualisation tool: orbits around the Sun in three dimensions. */
export function OvtTool() {
  const session = usePage().tools.open(startOvt);
  const { ovt, sources, scene } = session;
  const workflows = useSelector(ovt, ({ context }) => context);
  return (
    <OrbitScreen
      name="ovt"
      tool={ovt}
      workflows={workflows}
      objects={sources.objects}
      scene={scene}
      stateText={() => JSON.stringify(presentState(session))}
      description="The solar system and the objects shown in it."
      renderList={(turn) => <SelectObjectsPanel session={session} {...turn} />}
      renderDetails={(turn) => <DetailsPanel session={session} {...turn} />}
      renderTable={(onClose) => <OrbitsTable sources={sources} onClose={onClose} />}
    />
  );
}

/** For code that starts the tool without showing it, to restore or collect its state: its script comes in one piece. */
export { startOvt };
