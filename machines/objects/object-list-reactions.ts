import type { ListedObject } from '#contract/asteroid.ts';
import type { Failure } from '#contract/rest/failure.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import type { SearchEmitted } from '../kit/search.ts';
import { type Command, type Reactions, show, withdraw } from '../popups/coordinator.ts';
import { failureMessage, isAway, notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { ObjectListActor, ObjectListEmitted, ObjectListTab } from './object-list.ts';

export type ObjectListReactionEvent =
  /** The user opens the objects popup on one of its tabs. */
  | { readonly type: 'objects.requested'; readonly tab: ObjectListTab }
  /** Events of the editor that define an object. */
  | Exclude<ObjectListEmitted, { readonly type: 'object.defined' }>
  | SearchEmitted
  /** A call of the page or of the coordinator failed. */
  | { readonly type: 'request.failed'; readonly failure: Failure };

type Workflows = { readonly objectList: ObjectListActor };

/** The workflow that stores the list is notified of the new list. */
type ListSaved<Keeper extends string> = {
  readonly to: Keeper;
  readonly event: { readonly type: 'objects.saved'; readonly objects: readonly ListedObject[] };
};

const OBJECTS_POPUP: Popup<never> = { kind: 'objects', key: 'objects' };

const TOO_MANY = PROBLEMS['too-many-names'].title;

/** Reports that a list was cut to the number of objects that one request may name. */
export const TOO_MANY_OBJECTS: Popup<never> = {
  kind: 'info',
  key: TOO_MANY,
  severity: 'warning',
  title: TOO_MANY,
  message: `Too many elements, only the first ${MAX_NAMES} will be considered.`,
};

/** When the tool is left the objects popup closes, unsaved. */
export const LEAVE_OBJECT_LIST = { to: 'objectList', event: { type: 'list.cancelled' } } as const;

/**
 * How a tool edits a list of catalogue objects in the objects popup.
 *
 * @param keeper the workflow that stores the list.
 * @param objectsOf the list as it is stored.
 */
export function objectListReactions<Keeper extends string, Tool>(
  keeper: Keeper,
  objectsOf: (tool: Tool) => readonly ListedObject[],
): Reactions<ObjectListReactionEvent, Tool, Command<Workflows, never> | ListSaved<Keeper>> {
  return {
    'objects.requested': ({ tab }, tool) => [
      { to: 'objectList', event: { type: 'list.opened', objects: objectsOf(tool), tab } },
      show(OBJECTS_POPUP),
    ],
    'list.committed': ({ objects }) => [{ to: keeper, event: { type: 'objects.saved', objects } }],
    'list.closed': () => [withdraw(OBJECTS_POPUP)],
    'list.truncated': () => [show(TOO_MANY_OBJECTS)],
    'names.missing': ({ message, names }) => [show(notice('warning', message, names))],
    'names.failed': ({ failure }) => [show(failureMessage(failure))],
    'search.failed': ({ failure }) => [show(failureMessage(failure))],
    'request.failed': ({ failure }) => (isAway(failure) ? [] : [show(failureMessage(failure))]),
  };
}
