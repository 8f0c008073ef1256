import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { LegendEntry } from '#parts/legends/legend-entries.ts';
import { CONIC_COLOR, OBJECT_COLOR } from '../scene/flyby-lines.ts';
import type { FvtSources } from '../fvt-session.ts';

/** The two paths of a user-defined flyby; none of another, which has one path, or while they are not drawn. */
export function pathEntries({
  flyby,
  settings,
}: Pick<FvtSources, 'flyby' | 'settings'>): readonly LegendEntry[] {
  const { objectsSettings: options } = settings.getSnapshot().context.settings;
  const conic = flyby.getSnapshot().context.shown?.file.tables.conic;
  if (conic === undefined || !isOn(options, 'asteroidOrbit') || !isOn(options, 'orbitLegend')) return [];
  return [
    { title: 'Keplerian', color: CONIC_COLOR },
    { title: 'Perturbed', color: OBJECT_COLOR, stroke: 'dashed' },
  ];
}
