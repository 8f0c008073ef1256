import type {
  FlybyObject,
  OrbitalObject,
  UserDefinedObject,
} from '#contract/user-defined/user-defined-object.ts';
import type { UserDefinedObjectEvent, UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import { type Command, type Reactions, show, withdraw } from '../popups/coordinator.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { ObjectEditorEmitted } from './object-editor-context.ts';
import type { ObjectEditorActor } from './object-editor.ts';

/** Answers to the question whether an object may be deleted. */
export type EditorAnswer = { readonly type: 'delete-object' } | { readonly type: 'keep-object' };

export type EditorReactionEvent = UserDefinedObjectRequest | ObjectEditorEmitted | EditorAnswer;

type Workflows = { readonly editor: ObjectEditorActor };

type EditorCommand = Command<Workflows, EditorAnswer>;

/** The workflow that stores the user-defined objects is notified of their changes. */
type ListChanged<Keeper extends string, Item extends UserDefinedObject> = {
  readonly to: Keeper;
  readonly event: UserDefinedObjectEvent<Item>;
};

const EDITOR_POPUP: Popup<never> = { kind: 'editor', key: 'editor' };

/** Opens the question whether a user-defined object may be deleted. */
function deletionQuestion({ objectName }: UserDefinedObject): Popup<EditorAnswer> {
  return {
    kind: 'dialog',
    key: 'delete-object',
    title: 'Delete object',
    message: `Do you want to delete the object ${objectName}?`,
    cancel: { label: 'Cancel', event: { type: 'keep-object' } },
    submit: { label: 'OK', event: { type: 'delete-object' } },
  };
}

const DELETION_ANSWERS: Reactions<EditorAnswer, unknown, EditorCommand> = {
  'delete-object': () => [{ to: 'editor', event: { type: 'deletion.confirmed' } }],
  'keep-object': () => [{ to: 'editor', event: { type: 'deletion.declined' } }],
};

/** When the tool is left the editor closes, and nothing is saved or deleted. */
export const LEAVE_EDITOR = [
  { to: 'editor', event: { type: 'editor.cancelled' } },
  { to: 'editor', event: { type: 'deletion.declined' } },
] as const;

/** How a tool lets its user define objects on orbits about the Sun. @see editorReactionsFor */
export function editorReactions<Keeper extends string, Tool>(
  keeper: Keeper,
  objectsOf: (tool: Tool) => readonly UserDefinedObject[],
): Reactions<EditorReactionEvent, Tool, EditorCommand | ListChanged<Keeper, OrbitalObject>> {
  return editorReactionsFor(isOrbital, keeper, objectsOf);
}

/** How a tool lets its user define flybys of a planet. @see editorReactionsFor */
export function flybyEditorReactions<Keeper extends string, Tool>(
  keeper: Keeper,
  objectsOf: (tool: Tool) => readonly UserDefinedObject[],
): Reactions<EditorReactionEvent, Tool, EditorCommand | ListChanged<Keeper, FlybyObject>> {
  return editorReactionsFor(isFlyby, keeper, objectsOf);
}

/**
 * @param isStored whether the list of the tool is of such objects.
 * @param keeper   the workflow that stores them.
 * @param objectsOf the objects as they are stored.
 */
function editorReactionsFor<Item extends UserDefinedObject, Keeper extends string, Tool>(
  isStored: (object: UserDefinedObject) => object is Item,
  keeper: Keeper,
  objectsOf: (tool: Tool) => readonly UserDefinedObject[],
): Reactions<EditorReactionEvent, Tool, EditorCommand | ListChanged<Keeper, Item>> {
  const objectOf = (tool: Tool, designator: string) =>
    objectsOf(tool).find((object) => object.designator === designator);
  const listChange = (
    event: UserDefinedObjectEvent<UserDefinedObject>,
  ): readonly ListChanged<Keeper, Item>[] => {
    if (event.type === 'object.deleted') return [{ to: keeper, event }];
    const { object } = event;
    return isStored(object) ? [{ to: keeper, event: { ...event, object } }] : [];
  };
  return {
    'definition.requested': (_, tool) => opening(objectsOf(tool), undefined),
    'redefinition.requested': ({ designator }, tool) => {
      const object = objectOf(tool, designator);
      return object === undefined ? [] : opening(objectsOf(tool), object);
    },
    'deletion.requested': ({ designator }, tool) => {
      const object = objectOf(tool, designator);
      return object === undefined ? [] : [{ to: 'editor', event: { type: 'deletion.requested', object } }];
    },
    'object.defined': ({ object }, tool) =>
      listChange(
        objectOf(tool, object.designator) === undefined
          ? { type: 'object.defined', object }
          : { type: 'object.redefined', before: object.designator, object }, // the same orbit was pasted again
      ),
    'object.redefined': listChange,
    'object.deleted': listChange,
    'deletion.questioned': ({ object }) => [show(deletionQuestion(object))],
    ...DELETION_ANSWERS,
    'editor.closed': () => [withdraw(EDITOR_POPUP)],
    'editing.failed': ({ message }) => [show(notice('error', message))],
  };
}

/** The editor opens on the object that is to be changed, or on a new one. */
function opening(
  objects: readonly UserDefinedObject[],
  edited: UserDefinedObject | undefined,
): readonly EditorCommand[] {
  return [{ to: 'editor', event: { type: 'editor.opened', objects, edited } }, show(EDITOR_POPUP)];
}

function isFlyby(object: UserDefinedObject): object is FlybyObject {
  return object.type === 'FVT';
}

function isOrbital(object: UserDefinedObject): object is OrbitalObject {
  return !isFlyby(object);
}
