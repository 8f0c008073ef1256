import { rowOf } from '#machines/orbits/orbit-list.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import type { OrbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import { type ActiveObject, activeObject } from './active-object.ts';

/** The selected object at a simulated date, UTC milliseconds; undefined when none is selected. */
export function selectedObject(
  { objects, loading, ephemeris, shapes, tracksOf }: OrbitSources,
  ms: number,
): ActiveObject | undefined {
  const list = objects.getSnapshot().context;
  const row = list.selected === undefined ? undefined : rowOf(list, list.selected);
  if (row === undefined) return undefined;
  const loaded = loading.getSnapshot().context;
  const { designator } = row;
  const { day, offset } = tdbOfMs(ms);
  return activeObject({
    row,
    keplerian: loaded.keplerian.get(designator),
    perturbed: loaded.perturbed.get(designator),
    tracks: tracksOf(designator, loaded),
    isLoading: loaded.requests.has(designator),
    modelSource: shapes.get().get(designator)?.source,
    ephemeris: ephemeris.covers(day + offset) ? ephemeris.current() : undefined,
    ms,
  });
}
