import type { OvtState } from '#contract/ovt/ovt-state.ts';
import {
  type Focus,
  FOCUS_BODIES,
  type FocusBody,
  listedObjects,
  type OrbitList,
  rowOf,
  userDefinedObjects,
} from './orbit-list.ts';
import { isKeplerianOnly, listedRow, type OrbitObject, userDefinedRow } from './orbit-object.ts';

/** The objects in the saved state of a tool with orbits. */
export type ListFields = Pick<
  OvtState,
  | 'finalAsteroidsList'
  | 'userDefinedObjects'
  | 'checkedObjects'
  | 'perturbedObjects'
  | 'keplerianOnlyObjects'
  | 'selectedObjectName'
>;

/** The list as a state stores it. */
export function listFieldsOf(list: OrbitList): ListFields {
  const designators = (test: (row: OrbitObject) => boolean) =>
    list.objects.filter(test).map(({ designator }) => designator);
  return {
    finalAsteroidsList: listedObjects(list),
    userDefinedObjects: userDefinedObjects(list),
    checkedObjects: designators(({ checked }) => checked),
    perturbedObjects: designators(({ perturbedOn }) => perturbedOn),
    keplerianOnlyObjects: designators(isKeplerianOnly),
    selectedObjectName: list.selected ?? null,
  };
}

/** What is followed as a state stores it: a body by its lower-case name, an object by its designator. */
export function focusName(focus: Focus): string {
  return focus.kind === 'body' ? focus.body : focus.designator;
}

/** The list that a state stores. @param focus what is followed. */
export function listOfFields(state: ListFields, focus: string | undefined): Omit<OrbitList, 'impactors'> {
  const checked = new Set(state.checkedObjects);
  const perturbed = new Set(state.perturbedObjects);
  const keplerianOnly = new Set(state.keplerianOnlyObjects);
  const rows = [...state.finalAsteroidsList.map(listedRow), ...state.userDefinedObjects.map(userDefinedRow)];
  const objects = rows.map((row) => ({
    ...row,
    checked: checked.has(row.designator),
    perturbedOn: perturbed.has(row.designator) && !keplerianOnly.has(row.designator),
    keplerianOnly: keplerianOnly.has(row.designator),
  }));
  const { selectedObjectName } = state;
  return {
    objects,
    selected: rowOf({ objects }, selectedObjectName ?? '')?.designator,
    focus: focusNamed(focus, objects),
  };
}

function focusNamed(name: string | undefined, objects: readonly OrbitObject[]): Focus | undefined {
  if (name === undefined) return undefined;
  if (isBody(name)) return { kind: 'body', body: name };
  return rowOf({ objects }, name)?.checked === true ? { kind: 'object', designator: name } : undefined;
}

function isBody(name: string): name is FocusBody {
  return (FOCUS_BODIES as readonly string[]).includes(name);
}
