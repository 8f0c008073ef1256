import type { Impactor, ListedObject } from '#contract/asteroid.ts';
import { PLANETS } from '#contract/nov/perturbed.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { markImpacted } from '../objects/listed-object.ts';
import {
  hasImpacted,
  isKeplerianOnly,
  isSelectable,
  listedRow,
  type OrbitObject,
  perturbedRefusal,
  userDefinedRow,
} from './orbit-object.ts';

/** Bodies the camera may follow, by their lower-case English names. */
export const FOCUS_BODIES = ['sun', ...PLANETS] as const;

export type FocusBody = (typeof FOCUS_BODIES)[number];

/** What the camera follows. */
export type Focus =
  | { readonly kind: 'body'; readonly body: FocusBody }
  | { readonly kind: 'object'; readonly designator: string };

export const SUN_FOCUS: Focus = { kind: 'body', body: 'sun' };

/** The lists of an orbit tool. */
export type OrbitList = {
  /** Objects of the catalogue in the order they were chosen, then the user-defined ones in the order they were made. */
  readonly objects: readonly OrbitObject[];
  /** Designator of the highlighted one. */
  readonly selected: string | undefined;
  /** Undefined after a right click: the camera follows nothing. */
  readonly focus: Focus | undefined;
  /** Known impacts, also for objects that are added later. */
  readonly impactors: readonly Impactor[];
  /** Unconfirmed objects can be selected, too, in tools that show nothing of an object until it is selected. */
  readonly selectsUnconfirmed?: boolean;
};

/** The row of a designator. */
export function rowOf({ objects }: Pick<OrbitList, 'objects'>, designator: string): OrbitObject | undefined {
  return objects.find((row) => row.designator === designator);
}

/** Rows from the catalogue. */
export function listedObjects({ objects }: Pick<OrbitList, 'objects'>): readonly ListedObject[] {
  return objects.flatMap(({ source }) => (source.kind === 'listed' ? [source.object] : []));
}

/** User-defined objects as they are saved: with the state of their switches. */
export function userDefinedObjects({ objects }: Pick<OrbitList, 'objects'>): readonly OrbitalObject[] {
  return objects.flatMap((row) => {
    const { source, perturbedOn, impactDate } = row;
    if (source.kind !== 'user-defined') return [];
    const impact = impactDate === undefined ? {} : { impactDate };
    return [{ ...source.object, perturbedOn, keplerianOnly: isKeplerianOnly(row), ...impact }];
  });
}

/** What the scene shows at a simulated date: checked objects that have not hit the Earth. UTC milliseconds. */
export function visibleObjects(
  { objects }: Pick<OrbitList, 'objects'>,
  currentMs: number,
): readonly OrbitObject[] {
  return objects.filter((row) => row.checked && !hasImpacted(row, currentMs));
}

/** What the focus selector offers: the Sun, the planets and the checked objects. */
export function focusChoices({ objects }: Pick<OrbitList, 'objects'>): readonly Focus[] {
  return [
    ...FOCUS_BODIES.map((body): Focus => ({ kind: 'body', body })),
    ...objects
      .filter(({ checked }) => checked)
      .map(({ designator }): Focus => ({ kind: 'object', designator })),
  ];
}

/** Whether any object that is shown is shown on its perturbed orbit. */
export function isPropagated({ objects }: Pick<OrbitList, 'objects'>): boolean {
  return objects.some(({ checked, perturbedOn }) => checked && perturbedOn);
}

/** The list of catalogue objects was chosen again; rows that stay keep their state, those that go lose all theirs. */
export function withListed(list: OrbitList, chosen: readonly ListedObject[]): OrbitList {
  const known = new Map(list.objects.map((row) => [row.designator, row]));
  const rows = markImpacted(chosen, list.impactors).map((object) => {
    const row = known.get(object.designator);
    return row === undefined ? listedRow(object) : { ...row, source: { kind: 'listed', object } as const };
  });
  return prunedList({ ...list, objects: [...rows, ...list.objects.filter(isUserDefined)] });
}

/** A user-defined object joins at the end. */
export function withDefined(list: OrbitList, object: OrbitalObject): OrbitList {
  return { ...list, objects: [...list.objects, userDefinedRow(object)] };
}

/** Most objects shown of those that join at once: more hide each other, and each is a separate call. */
export const MOST_INTRODUCED = 10;

/** Objects that have just joined are shown, and the first of them that can be is selected. */
export function withIntroduced(list: OrbitList, designators: readonly string[]): OrbitList {
  const rows = designators.flatMap((designator) => rowOf(list, designator) ?? []);
  const shown = rows
    .slice(0, MOST_INTRODUCED)
    .reduce((after, { designator }) => withChecked(after, designator), list);
  const first = rows.find((row) => isSelectable(row, list));
  return first === undefined ? shown : { ...shown, selected: first.designator };
}

/** The objects that one list has and another has not, by designator. */
export function addedDesignators(before: readonly Named[], after: readonly Named[]): readonly string[] {
  const known = new Set(before.map(({ designator }) => designator));
  return after.map(({ designator }) => designator).filter((designator) => !known.has(designator));
}

type Named = { readonly designator: string };

/**
 * A user-defined object changes in its place. It stays checked, selected, followed and perturbed under its new
 * designator; what was known of its perturbed orbit is forgotten.
 *
 * @param before designator it had.
 */
export function withRedefined(list: OrbitList, before: string, object: OrbitalObject): OrbitList {
  const row = rowOf(list, before);
  if (row === undefined) return list;
  const { checked, perturbedOn } = row;
  const after = {
    ...userDefinedRow(object),
    checked,
    perturbedOn,
    keplerianOnly: false,
    impactDate: undefined,
  };
  const { designator } = object;
  return {
    ...list,
    objects: list.objects.map((other) => (other === row ? after : other)),
    selected: list.selected === before ? designator : list.selected,
    focus: isFocusOf(list.focus, before) ? { kind: 'object', designator } : list.focus,
  };
}

/** An object goes, with selection and focus if they were on it. */
export function withoutObject(list: OrbitList, designator: string): OrbitList {
  return prunedList({ ...list, objects: list.objects.filter((row) => row.designator !== designator) });
}

/** A row was clicked: it is selected, or no longer when it was; what cannot be selected stays as it is. */
export function withClicked(list: OrbitList, designator: string): OrbitList {
  const row = rowOf(list, designator);
  if (row === undefined || !isSelectable(row, list)) return list;
  return { ...list, selected: list.selected === designator ? undefined : designator };
}

/** The object is shown. */
export function withChecked(list: OrbitList, designator: string): OrbitList {
  return withObjectChanged(list, designator, { checked: true });
}

/** The object is no longer shown; selection and focus leave it. */
export function withUnchecked(list: OrbitList, designator: string): OrbitList {
  const { selected, focus } = list;
  return {
    ...withObjectChanged(list, designator, { checked: false }),
    selected: selected === designator ? undefined : selected,
    focus: isFocusOf(focus, designator) ? undefined : focus,
  };
}

/** The perturbed switch was used; one that is disabled stays as it is. Switching it on tries again. */
export function withPropagation(list: OrbitList, designator: string, perturbedOn: boolean): OrbitList {
  const row = rowOf(list, designator);
  if (row === undefined || perturbedRefusal(row) !== undefined) return list;
  return withObjectChanged(
    list,
    designator,
    perturbedOn ? { perturbedOn, keplerianOnly: false } : { perturbedOn },
  );
}

/** The perturbed switches of all objects that are shown are on; or those of all objects off. */
export function withPropagationOfAll(list: OrbitList, perturbedOn: boolean): OrbitList {
  return list.objects
    .filter(({ checked }) => checked || !perturbedOn)
    .reduce((after, { designator }) => withPropagation(after, designator, perturbedOn), list);
}

/** Marks an object without a perturbed orbit. @param isPassing whether it may get one soon. */
export function withKeplerianOnly(list: OrbitList, designator: string, isPassing: boolean): OrbitList {
  return withObjectChanged(list, designator, { keplerianOnly: true, perturbedOn: false, isPassing });
}

/** A request whose failure may be temporary is tried again. */
export function withRetry(list: OrbitList, designator: string): OrbitList {
  const row = rowOf(list, designator);
  if (row?.isPassing !== true) return list;
  return withObjectChanged(list, designator, { keplerianOnly: false, isPassing: false });
}

/** The perturbed orbit is no longer cached: the switch goes off where it is shown, elsewhere it waits to be loaded again. */
export function withoutPropagation(list: OrbitList, designator: string): OrbitList {
  const isShown = rowOf(list, designator)?.checked === true;
  return isShown ? withObjectChanged(list, designator, { perturbedOn: false }) : list;
}

/** The object is known to hit the Earth, or to miss it. */
export function withImpact(list: OrbitList, designator: string, impactDate: string | undefined): OrbitList {
  return withObjectChanged(list, designator, { impactDate });
}

/** The list of impactors came. */
export function withImpactors(list: OrbitList, impactors: readonly Impactor[]): OrbitList {
  const objects = list.objects.map((row) => {
    if (row.source.kind !== 'listed') return row;
    const [object = row.source.object] = markImpacted([row.source.object], impactors);
    return {
      ...row,
      source: { kind: 'listed', object } as const,
      impactDate: row.impactDate ?? object.impact_date,
    };
  });
  return { ...list, impactors, objects };
}

/** A body or a checked object is followed; anything else leaves the focus where it is. */
export function withFocus(list: OrbitList, focus: Focus | undefined): OrbitList {
  if (focus?.kind === 'object' && rowOf(list, focus.designator)?.checked !== true) return list;
  return { ...list, focus };
}

function isFocusOf(focus: Focus | undefined, designator: string): boolean {
  return focus?.kind === 'object' && focus.designator === designator;
}

function isUserDefined({ source }: OrbitObject): boolean {
  return source.kind === 'user-defined';
}

function withObjectChanged(list: OrbitList, designator: string, change: Partial<OrbitObject>): OrbitList {
  const objects = list.objects.map((row) => (row.designator === designator ? { ...row, ...change } : row));
  return { ...list, objects };
}

/** Selection and focus leave objects that are no longer listed. */
function prunedList(list: OrbitList): OrbitList {
  const { selected, focus } = list;
  const has = (designator: string) => rowOf(list, designator) !== undefined;
  return {
    ...list,
    selected: selected !== undefined && has(selected) ? selected : undefined,
    focus: focus?.kind === 'object' && !has(focus.designator) ? undefined : focus,
  };
}
