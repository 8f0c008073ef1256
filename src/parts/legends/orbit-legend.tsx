import { useSelector } from '@xstate/react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { legendEntries, type LegendEntriesOf } from './legend-entries.ts';
import { SceneLegend } from './scene-legend.tsx';

export type OrbitLegendProps = {
  settings: DisplaySettingsActor;
  /** Its entries; the kinds of orbits where left out. */
  entriesOf?: LegendEntriesOf | undefined;
};

/** Which colour means which kind of orbit. */
export function OrbitLegend({ settings, entriesOf = legendEntries }: OrbitLegendProps) {
  const current = useSelector(settings, ({ context }) => context.settings);
  return <SceneLegend settings={settings} label="Orbit legend" title="Orbits" entries={entriesOf(current)} />;
}
