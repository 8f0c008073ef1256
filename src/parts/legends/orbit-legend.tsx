import { useSelector } from '@xstate/react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { legendEntries } from './legend-entries.ts';
import { SceneLegend } from './scene-legend.tsx';

/** Which colour stands for which kind of orbit. */
export function OrbitLegend({ settings }: { settings: DisplaySettingsActor }) {
  const current = useSelector(settings, ({ context }) => context.settings);
  return (
    <SceneLegend settings={settings} label="Orbit legend" title="Orbits" entries={legendEntries(current)} />
  );
}
