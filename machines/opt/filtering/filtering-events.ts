import type { Impactor } from '#contract/asteroid.ts';
import type { Failure } from '#contract/rest/failure.ts';
import type { SortColumn } from '#contract/opt/filtering.ts';
import type { OwnPreset } from '#contract/opt/own-presets.ts';
import type { FilterPreset } from './filter-presets.ts';
import type { FilterChange } from './filters.ts';
import type { StoredList } from './filtering-rules.ts';
import type { Plan } from '../../planning/plan.ts';
import type { TimeStep } from '../../planning/time-step.ts';

export type FilteringEvent =
  /** A new set-up: filters, rows and selection start over. */
  | { readonly type: 'plan.made'; readonly plan: Plan }
  /** A list from a stored state replaces the current one: its rows are requested again. */
  | { readonly type: 'filters.loaded'; readonly plan: Plan; readonly list: StoredList }
  /** The horizon of the plan's site has changed. */
  | { readonly type: 'horizon.changed'; readonly horizon: string }
  | { readonly type: 'filter.applied'; readonly change: FilterChange }
  | { readonly type: 'filters.cleared' }
  /** Filters that go together replace those in force. */
  | { readonly type: 'preset.chosen'; readonly preset: FilterPreset | OwnPreset }
  | { readonly type: 'reset.requested' }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'more.requested' }
  /** The list that is being completed stays as it is, or goes on where it was. */
  | { readonly type: 'completion.stopped' }
  | { readonly type: 'completion.resumed' }
  /** The head of a column was pressed. */
  | { readonly type: 'sorting.chosen'; readonly column: SortColumn }
  /** Something is searched for in the list; nothing for an empty phrase. */
  | { readonly type: 'phrase.typed'; readonly phrase: string }
  | { readonly type: 'step.typed'; readonly timeStep: TimeStep }
  | { readonly type: 'row.toggled'; readonly designator: string }
  /** The checkbox of the header: all that are found, or none when all are checked. */
  | { readonly type: 'selection.toggled' }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] }
  | { readonly type: 'ephemerides.calculated' };

export type FilteringEmitted =
  /** Filters and selection start over; `before` is what they were. */
  | { readonly type: 'filters.reset'; readonly before: StoredList; readonly plan: Plan | undefined }
  /** A typed step was clamped. */
  | { readonly type: 'step.clamped'; readonly message: string }
  /** A stored list is complete without some objects that were selected. */
  | { readonly type: 'selection.missed'; readonly designators: readonly string[] }
  /** More rows were checked than one calculation may name. */
  | { readonly type: 'selection.truncated' }
  /** An object that has hit the Earth was checked. */
  | { readonly type: 'impactor.selected'; readonly message: string }
  | { readonly type: 'filtering.failed'; readonly failure: Failure };
