import type { FilteredObject } from '#contract/opt/filtering.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { objectKind } from '../../objects/listed-object.ts';

/** Rows of a list, and the designators of the checked ones. */
export type Selection = {
  readonly rows: readonly FilteredObject[];
  readonly selected: ReadonlySet<string>;
};

/** Whether a row has a checkbox: one with an error has none, and only near-Earth objects can be calculated. */
export function isSelectable(row: FilteredObject): boolean {
  return row.error === undefined && objectKind(row) !== 'non-NEA';
}

/** State of the checkbox in the header. */
export function selectionState({ rows, selected }: Selection): 'all' | 'some' | 'none' {
  const selectable = rows.filter(isSelectable);
  const checked = selectable.filter(({ designator }) => selected.has(designator)).length;
  if (checked === 0) return 'none';
  return checked === selectable.length ? 'all' : 'some';
}

/** Designators of the checked rows in the order of the list. */
export function selectedNames({ rows, selected }: Selection): readonly string[] {
  return rows.map(({ designator }) => designator).filter((designator) => selected.has(designator));
}

/** The selection after a row's checkbox was pressed. */
export function withRowToggled({ rows, selected }: Selection, designator: string): ReadonlySet<string> {
  const row = rows.find((candidate) => candidate.designator === designator);
  if (row === undefined || !isSelectable(row)) return selected;
  const next = new Set(selected);
  if (!next.delete(designator)) next.add(designator);
  return next;
}

/** The selection after the header's checkbox was pressed: with all of the rows, or with none when all were checked. */
export function withAllToggled(selection: Selection): ReadonlySet<string> {
  const next = new Set(selection.selected);
  const isOn = selectionState(selection) !== 'all';
  for (const { designator } of selection.rows.filter(isSelectable)) {
    if (isOn) next.add(designator);
    else next.delete(designator);
  }
  return next;
}

/** The selection without rows that are no longer in the list. */
export function remainingSelection({ rows, selected }: Selection): ReadonlySet<string> {
  return new Set(
    rows
      .filter(isSelectable)
      .map((row) => row.designator)
      .filter((name) => selected.has(name)),
  );
}

/** The first 250 of a selection, in the order of the list. */
export function firstSelected(selection: Selection): ReadonlySet<string> {
  return new Set(selectedNames(selection).slice(0, MAX_NAMES));
}
