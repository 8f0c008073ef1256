import { isPropagated, type OrbitList, rowOf } from './orbit-list.ts';
import type { OrbitObject } from './orbit-object.ts';

/** The effect of a change of the lists on the loading of orbits. */
export type LoadingChange =
  /** The object is newly shown, or shown differently: its orbits are needed, the perturbed one if that is on. */
  | { readonly type: 'orbits.needed'; readonly object: OrbitObject }
  /** The object is no longer shown; loading its orbits can stop. */
  | { readonly type: 'orbits.dropped'; readonly designator: string }
  /** A user-defined object was deleted or changed: what was calculated of it no longer holds. */
  | { readonly type: 'orbits.outdated'; readonly designator: string };

/** The effects of a change of the lists on the loading, the scene and the user. */
export type OrbitChange =
  | LoadingChange
  /** Another object is selected, or none. */
  | { readonly type: 'selection.changed'; readonly object: OrbitObject | undefined }
  /** The switch of perturbed propagation changes: on while any shown object is on its perturbed orbit. */
  | { readonly type: 'propagation.changed'; readonly on: boolean }
  /** An object that is shown is known to end by an impact: YYYY-MM-DD, or an ISO instant UTC. */
  | { readonly type: 'impact.announced'; readonly title: string; readonly impactDate: string };

/** The commands about orbits that follow from a change of the lists. */
export function orbitChanges(before: OrbitList, after: OrbitList): readonly OrbitChange[] {
  const on = isPropagated(after);
  return [
    ...before.objects.flatMap((row) => leaving(row, rowOf(after, row.designator))),
    ...after.objects.flatMap((row) => arriving(rowOf(before, row.designator), row)),
    ...after.objects.flatMap((row) => impactChanges(rowOf(before, row.designator), row)),
    ...(on === isPropagated(before) ? [] : [{ type: 'propagation.changed', on } as const]),
    ...selectionChanges(before, after),
  ];
}

function leaving(before: OrbitObject, after: OrbitObject | undefined): readonly OrbitChange[] {
  const { designator } = before;
  const isOutdated = before.source.kind === 'user-defined' && !isSameOrbit(before, after);
  const isDropped = before.checked && after?.checked !== true;
  return [
    ...(isDropped ? [{ type: 'orbits.dropped', designator } as const] : []),
    ...(isOutdated ? [{ type: 'orbits.outdated', designator } as const] : []),
  ];
}

function arriving(before: OrbitObject | undefined, after: OrbitObject): readonly OrbitChange[] {
  if (!after.checked) return [];
  const isShownSo =
    before?.checked === true && before.perturbedOn === after.perturbedOn && isSameOrbit(before, after);
  return isShownSo ? [] : [{ type: 'orbits.needed', object: after }];
}

function impactChanges(before: OrbitObject | undefined, after: OrbitObject): readonly OrbitChange[] {
  const { checked, title, impactDate } = after;
  if (!checked || impactDate === undefined) return [];
  const isKnown = before?.checked === true && before.impactDate !== undefined;
  return isKnown ? [] : [{ type: 'impact.announced', title, impactDate }];
}

function selectionChanges(before: OrbitList, after: OrbitList): readonly OrbitChange[] {
  const { selected } = after;
  if (selected === before.selected) return [];
  const object = selected === undefined ? undefined : rowOf(after, selected);
  return [{ type: 'selection.changed', object }];
}

/** Whether both rows are of the same orbit; objects of the catalogue do not change theirs. */
function isSameOrbit({ source }: OrbitObject, other: OrbitObject | undefined): boolean {
  if (other === undefined) return false;
  return source.kind === 'listed' || source.object === other.source.object;
}
