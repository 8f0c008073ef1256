import type { FailureReported } from '../popups/notice.ts';
import type { Impactor, ListedObject } from '#contract/asteroid.ts';
import type { UserDefinedObjectEvent } from '../objects/user-defined-objects.ts';
import { withObjects } from '../objects/listed-object.ts';
import {
  type Focus,
  listedObjects,
  type OrbitList,
  rowOf,
  withChecked,
  withClicked,
  withDefined,
  withFocus,
  withImpact,
  withIntroduced,
  withImpactors,
  withKeplerianOnly,
  withListed,
  withoutObject,
  withoutPropagation,
  withPropagation,
  withPropagationOfAll,
  withRedefined,
  withRetry,
  withUnchecked,
} from './orbit-list.ts';

/** What changes the lists of an orbit tool. */
export type ListEvent =
  /** The list of catalogue objects was chosen. */
  | { readonly type: 'objects.saved'; readonly objects: readonly ListedObject[] }
  /** Objects that an address named join the list and are shown. */
  | { readonly type: 'objects.found'; readonly objects: readonly ListedObject[] }
  | UserDefinedObjectEvent
  /** Objects were added to the list: they are shown, and one is selected. */
  | {
      readonly type: 'objects.introduced';
      readonly designators: readonly string[];
      /** Their perturbed switches go on. */
      readonly isPerturbed?: boolean;
    }
  /** A row or its radio button was clicked. */
  | { readonly type: 'row.clicked'; readonly designator: string }
  | { readonly type: 'check.toggled'; readonly designator: string }
  /** The object has an orbit to be shown now. */
  | { readonly type: 'object.shown'; readonly designator: string }
  | { readonly type: 'propagation.toggled'; readonly designator: string }
  /** Perturbed propagation is requested for all objects that are shown, or for none. */
  | { readonly type: 'propagation.chosen'; readonly on: boolean }
  | { readonly type: 'focus.chosen'; readonly focus: Focus }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] }
  /** A request whose failure may be temporary is tried again. */
  | { readonly type: 'perturbed.retriable'; readonly designator: string }
  | { readonly type: 'list.loaded'; readonly list: Omit<OrbitList, 'impactors'> }
  | OrbitOutcome;

/** How the loading of an object's orbits ended. */
export type OrbitOutcome =
  | { readonly type: 'keplerian.missing'; readonly designator: string }
  /** Whether the failure may pass, so that the orbit may be available soon. */
  | { readonly type: 'perturbed.missing'; readonly designator: string; readonly isPassing: boolean }
  /** Another perturbed orbit replaced it in the cache. */
  | { readonly type: 'perturbed.evicted'; readonly designator: string }
  | { readonly type: 'impact.found'; readonly designator: string; readonly impactDate: string }
  /** The object hits nothing on its perturbed orbit, whatever it does on its conic. */
  | { readonly type: 'impact.missed'; readonly designator: string };

/** Events of the loading of the orbits of listed objects. */
export type LoadingReport =
  | Exclude<OrbitOutcome, { readonly type: 'perturbed.evicted' }>
  | FailureReported
  /** The first request begins, the last one ends: dates and editor are locked meanwhile. */
  | { readonly type: 'loading.begun' }
  | { readonly type: 'loading.finished' };

/** The lists after an event; the same object after an event that does not concern them. */
export function listAfter(list: OrbitList, event: ListEvent | { readonly type: string }): OrbitList {
  return isListEvent(event) ? stepAfter(list, event) : list;
}

type Events = { readonly [Event in ListEvent as Event['type']]: Event };

/** Applies the step that belongs to the type of an event. */
function stepAfter<Type extends keyof Events>(
  list: OrbitList,
  event: Events[Type] & { readonly type: Type },
): OrbitList {
  return STEPS[event.type](list, event);
}

type Steps = { readonly [Type in keyof Events]: (list: OrbitList, event: Events[Type]) => OrbitList };

const STEPS: Steps = {
  'objects.saved': (list, { objects }) => withListed(list, objects),
  'objects.found': (list, { objects }) =>
    withIntroduced(
      withListed(list, withObjects(listedObjects(list), objects)),
      objects.map(({ designator }) => designator),
    ),
  'objects.introduced': (list, { designators, isPerturbed = false }) =>
    designators.reduce(
      (after, designator) => (isPerturbed ? withPropagation(after, designator, true) : after),
      withIntroduced(list, designators),
    ),
  'object.defined': (list, { object }) => withDefined(list, object),
  'object.redefined': (list, { before, object }) => withRedefined(list, before, object),
  'object.deleted': (list, { designator }) => withoutObject(list, designator),
  'row.clicked': (list, { designator }) => withClicked(list, designator),
  'check.toggled': (list, { designator }) =>
    rowOf(list, designator)?.checked === true
      ? withUnchecked(list, designator)
      : withChecked(list, designator),
  'object.shown': (list, { designator }) => withChecked(list, designator),
  'propagation.toggled': (list, { designator }) =>
    withPropagation(list, designator, rowOf(list, designator)?.perturbedOn !== true),
  'propagation.chosen': (list, { on }) => withPropagationOfAll(list, on),
  'focus.chosen': (list, { focus }) => withFocus(list, focus),
  'impactors.listed': (list, { impactors }) => withImpactors(list, impactors),
  'list.loaded': (list, { list: loaded }) => withImpactors({ ...list, ...loaded }, list.impactors),
  'keplerian.missing': (list, { designator }) => withUnchecked(list, designator),
  'perturbed.missing': (list, { designator, isPassing }) => withKeplerianOnly(list, designator, isPassing),
  'perturbed.retriable': (list, { designator }) => withRetry(list, designator),
  'perturbed.evicted': (list, { designator }) => withoutPropagation(list, designator),
  'impact.found': (list, { designator, impactDate }) => withImpact(list, designator, impactDate),
  'impact.missed': (list, { designator }) => withImpact(list, designator, undefined),
};

function isListEvent(event: { readonly type: string }): event is ListEvent {
  return Object.hasOwn(STEPS, event.type);
}
