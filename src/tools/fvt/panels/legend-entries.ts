import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { LegendEntry } from '#parts/legends/legend-entries.ts';
import { companionOf } from '../scene/bodies-at.ts';
import { ARROW_LOOK } from '../scene/guiding-arrows.ts';
import type { FvtSources } from '../fvt-session.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { CONIC_COLOR, OBJECT_COLOR } from '../scene/flyby-lines.ts';

/** Entries of the arrows in the present scene, which name their goals. */
export function arrowEntries(sources: Pick<FvtSources, 'flyby' | 'search'>): readonly LegendEntry[] {
  const body = mainBodyOf(sources);
  const companion = body && companionOf(body.id);
  const { shown } = sources.flyby.getSnapshot().context;
  return [
    { title: 'To the Sun', ...ARROW_LOOK.sun },
    ...(companion === undefined
      ? []
      : [{ title: companion.id === 'moon' ? 'To the Moon' : 'To the Earth', ...ARROW_LOOK.moon }]),
    ...(shown === undefined ? [] : [{ title: 'To the object', ...ARROW_LOOK.object }]),
  ];
}

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
