import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { type LegendEntry, legendEntries } from '#parts/legends/legend-entries.ts';

/** The orbit legend of the rotating frame: the kinds of orbits, and which pieces of paths are drawn heavy. */
export function synodicLegend(settings: DisplaySettings): readonly LegendEntry[] {
  const entries = legendEntries(settings);
  const observable = {
    title: 'Thick: observable',
    color: entries[0]?.color ?? 'ffffff',
    stroke: 'heavy',
  } as const;
  return [...entries, observable];
}
