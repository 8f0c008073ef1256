import type { UserDefinedObject } from '#contract/user-defined-object.ts';
import type { UserDefinedObjectEvent, UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import { type Command, type Reactions, show, withdraw } from '../popups/coordinator.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { ObjectEditorEmitted } from './object-editor-events.ts';
import type { ObjectEditorActor } from './object-editor.ts';

/** Answers to the question whether an object may be deleted. */
export type EditorAnswer = { readonly type: 'delete-object' } | { readonly type: 'keep-object' };

export type EditorReactionEvent = UserDefinedObjectRequest | ObjectEditorEmitted | EditorAnswer;

type Workflows = { readonly editor: ObjectEditorActor };

type EditorCommand = Command<Workflows, EditorAnswer>;

/** The workflow that keeps the user-defined objects is told what becomes of them. */
type ListChanged<Keeper extends string> = { readonly to: Keeper; readonly event: UserDefinedObjectEvent };

const EDITOR_POPUP: Popup<never> = { kind: 'editor', key: 'editor' };

/** Asks before a user-defined object is deleted. */
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

/**
 * How a tool lets its visitor define objects on orbits about the Sun.
 *
 * @param keeper the workflow that keeps them.
 * @param kept the objects as they are kept.
 */
export function editorReactions<Keeper extends string, Tool extends Workflows>(
  keeper: Keeper,
  kept: (tool: Tool) => readonly UserDefinedObject[],
): Reactions<EditorReactionEvent, Tool, EditorCommand | ListChanged<Keeper>> {
  const named = (tool: Tool, designator: string) =>
    kept(tool).find((object) => object.designator === designator);
  const changed = (event: UserDefinedObjectEvent<UserDefinedObject>): readonly ListChanged<Keeper>[] =>
    isAboutOrbit(event) ? [{ to: keeper, event }] : [];
  return {
    'definition.requested': (_, tool) => opening(kept(tool), undefined),
    'redefinition.requested': ({ designator }, tool) => {
      const object = named(tool, designator);
      return object === undefined ? [] : opening(kept(tool), object);
    },
    'deletion.requested': ({ designator }, tool) => {
      const object = named(tool, designator);
      return object === undefined ? [] : [{ to: 'editor', event: { type: 'deletion.requested', object } }];
    },
    'object.defined': changed,
    'object.redefined': changed,
    'object.deleted': changed,
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

/** A flyby of a planet has no place in a list of orbits about the Sun. */
function isAboutOrbit(event: UserDefinedObjectEvent<UserDefinedObject>): event is UserDefinedObjectEvent {
  return event.type === 'object.deleted' || event.object.type !== 'FVT';
}
