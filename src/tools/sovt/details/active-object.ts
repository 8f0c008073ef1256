import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { mjdOfMs } from '#machines/kit/julian-date.ts';
import { rowOf } from '#machines/orbits/orbit-list.ts';
import { hasImpacted, type OrbitObject } from '#machines/orbits/orbit-object.ts';
import type { CalculatedObject } from '#machines/sovt/object-data.ts';
import { pathOf } from '#machines/sovt/path-list.ts';
import type { SovtSources } from '../sovt-session.ts';
import type { ActiveObject } from './detail-facts.ts';
import { seenAt } from './seen-at.ts';

/** The selected object once it is calculated, with the path that it is on. */
export type ActivePath = {
  readonly row: OrbitObject;
  readonly calculated: CalculatedObject;
  readonly file: SynodicFile;
};

/** The selected object with its path; undefined while none is selected, or its path is not there. */
export function activePath({
  objects,
  paths,
}: Pick<SovtSources, 'objects' | 'paths'>): ActivePath | undefined {
  const list = objects.getSnapshot().context;
  const row = list.selected === undefined ? undefined : rowOf(list, list.selected);
  if (row === undefined) return undefined;
  const known = paths.getSnapshot().context;
  const calculated = known.calculated.get(row.designator);
  const file = pathOf(known, row);
  return calculated === undefined || file === undefined ? undefined : { row, calculated, file };
}

/** What the details show of it at a simulated date, UTC milliseconds; after an impact nothing is seen. */
export function activeObjectAt({ row, calculated, file }: ActivePath, ms: number): ActiveObject {
  const data = calculated.objectData;
  return { row, data, ms, seen: hasImpacted(row, ms) ? undefined : seenAt(file, data, mjdOfMs(ms)) };
}
