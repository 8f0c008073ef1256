import type { ListedObject } from '#contract/asteroid.ts';
import type { CloseApproach, CloseApproaches } from '#contract/fvt/close-approaches.ts';
import type { MainBodyId, MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { ApproachFilter } from '#contract/fvt/fvt-state.ts';
import type { Failure } from '#contract/rest/failure.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { ObjectUnknown } from '../objects/object-messages.ts';
import type { FilteredQuantity } from './approach-filter.ts';
import type { ApproachOrder, OtherOrder, SortedColumn } from './approach-order.ts';

/** What close approaches are searched for by. */
export type SearchInputs = {
  readonly bodies: readonly MainBodyId[];
  /** UTC milliseconds, from the beginning of the first day to the end of the last. */
  readonly days: TimeRange;
  /** Objects to search for; every object where there is none. */
  readonly objects: readonly ListedObject[];
};

/** How far a search has come. */
export type SearchProgress = {
  /** Objects that are done, of how many. */
  readonly searched: number;
  readonly total: number;
  /** Milliseconds until all are done at the pace so far; undefined before a pace is known. */
  readonly leftMs?: number | undefined;
};

/** The actor that searches gets no events, and sends these to the machine. */
export type SearchAnswer =
  | {
      readonly type: 'search.progressed';
      readonly approaches: readonly CloseApproach[];
      readonly progress: SearchProgress;
    }
  | { readonly type: 'search.answered'; readonly answer: CloseApproaches }
  | { readonly type: 'search.broken'; readonly failure: Failure };

/** What an address names: an object, and with it a body and days to search. */
export type FlybyAddress = {
  readonly object: string;
  readonly search?: { readonly body: MainBodyId; readonly days: TimeRange };
};

export type ApproachSearchEvent =
  | { readonly type: 'body.pressed'; readonly body: MainBodyId }
  | { readonly type: 'all-bodies.pressed' }
  | { readonly type: 'bodies.cleared' }
  /** The list of bodies is requested once more. */
  | { readonly type: 'bodies.requested' }
  /** UTC milliseconds of any instant of the day. */
  | { readonly type: 'first-day.chosen'; readonly ms: number }
  | { readonly type: 'last-day.chosen'; readonly ms: number }
  | { readonly type: 'objects.saved'; readonly objects: readonly ListedObject[] }
  | { readonly type: 'search.requested' }
  | { readonly type: 'search.stopped' }
  /** The first approach of the chosen objects is looked for, however late it is. */
  | { readonly type: 'following.requested' }
  | { readonly type: 'address.opened'; readonly address: FlybyAddress }
  | { readonly type: 'head.pressed'; readonly column: SortedColumn }
  | { readonly type: 'order.chosen'; readonly by: OtherOrder | undefined }
  /** An end of what is listed; none: it is open. */
  | {
      readonly type: 'filter-end.chosen';
      readonly quantity: FilteredQuantity;
      readonly end: 'min' | 'max';
      readonly value: number | undefined;
    }
  | { readonly type: 'filter.cleared'; readonly quantity: FilteredQuantity }
  | { readonly type: 'panel.turned'; readonly isOpen: boolean }
  /** A saved state: what was searched and listed, and the approach that was selected, which is listed until the search is done. */
  | {
      readonly type: 'search.loaded';
      readonly inputs: SearchInputs;
      readonly filter: ApproachFilter;
      readonly order: ApproachOrder;
      readonly selected: CloseApproach | undefined;
      readonly noneFound?: boolean;
    };

export type ApproachSearchEmitted =
  | {
      readonly type: 'approaches.listed';
      readonly approaches: readonly CloseApproach[];
      /** The approach that is to be selected: the first of what an address requested. */
      readonly addressed: CloseApproach | undefined;
    }
  /** The search found nothing, and did not search what the errors say. */
  | {
      readonly type: 'approaches.missing';
      readonly isPanelOpen: boolean;
      readonly errors: CloseApproaches['errors'];
    }
  /** Some were found; objects whose orbits cannot be followed, and what took too long. */
  | { readonly type: 'approaches.partial'; readonly errors: CloseApproaches['errors'] }
  | { readonly type: 'approaches.failed'; readonly failure: Failure }
  | { readonly type: 'search.cancelled' }
  /** The service has returned which bodies there are, or failed to. */
  | { readonly type: 'bodies.settled' }
  | { readonly type: 'bodies.failed'; readonly failure: Failure }
  | ObjectUnknown
  | { readonly type: 'lookup.failed'; readonly failure: Failure };

export type ApproachSearchContext = SearchInputs & {
  /** All bodies that objects fly by; none before the service has responded. */
  readonly known: readonly MainBodyRecord[];
  readonly limits: TimeRange;
  /** When the tool was opened, UTC milliseconds. */
  readonly nowMs: number;
  readonly approaches: readonly CloseApproach[];
  /** The last search found nothing. */
  readonly noneFound: boolean;
  /** There may be more than what is listed: the search goes on, was stopped, or reported what it could not search. */
  readonly isPartial: boolean;
  readonly progress: SearchProgress | undefined;
  readonly order: ApproachOrder;
  /** Which of them are listed. */
  readonly filter: ApproachFilter;
  /** The panel of the search is open. */
  readonly isPanelOpen: boolean;
  /** The first approach after the days in which a search found none, or from their beginning where none was made. */
  readonly following: CloseApproach | undefined;
  /** What is looked up, and searched once it is found; a service that fails leaves it until something else is chosen. */
  readonly address: FlybyAddress | undefined;
};
