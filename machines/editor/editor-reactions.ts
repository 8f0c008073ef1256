import type { UserDefinedObject } from '#contract/user-defined-object.ts';
import type { UserDefinedObjectEvent, UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import { notice } from '../popups/notice.ts';
import type { ObjectEditorEmitted, ObjectEditorEvent } from './object-editor-events.ts';
import type { NamedEvent, Popup, PopupEvent } from '../popups/popups.ts';

/** Something that the editor or the popups are told. */
export type EditorOrder =
  | { readonly to: 'editor'; readonly event: ObjectEditorEvent }
  | { readonly to: 'popups'; readonly event: PopupEvent };

const EDITOR_POPUP: Popup = { kind: 'editor', key: 'editor' };

/**
 * What follows from a request: the editor opens on a new object or on the one that is named, or asks whether that one
 * may go. Nothing follows for an object that is not there.
 *
 * @param objects all objects of the visitor.
 */
export function requestOrders(
  request: UserDefinedObjectRequest,
  objects: readonly UserDefinedObject[],
): readonly EditorOrder[] {
  if (request.type === 'definition.requested') return opening(objects, undefined);
  const object = objects.find(({ designator }) => designator === request.designator);
  if (object === undefined) return [];
  if (request.type === 'redefinition.requested') return opening(objects, object);
  return [{ to: 'editor', event: { type: 'deletion.requested', object } }];
}

type Questions = Extract<
  ObjectEditorEmitted,
  { readonly type: 'deletion.questioned' | 'editor.closed' | 'editing.failed' }
>;

/** What the popups show of the news of the editor, whoever keeps the list. */
export function questionOrders(news: Questions): readonly EditorOrder[] {
  switch (news.type) {
    case 'deletion.questioned':
      return [show(deletionQuestion(news.object))];
    case 'editor.closed':
      return [{ to: 'popups', event: { type: 'popup.withdrawn', key: EDITOR_POPUP.key } }];
    case 'editing.failed':
      return [show(notice('error', news.message))];
  }
}

/** What the buttons of the question mean. */
export const EDITOR_ANSWERS = {
  'delete-object': { to: 'editor', event: { type: 'deletion.confirmed' } },
  'keep-object': { to: 'editor', event: { type: 'deletion.declined' } },
} as const satisfies Partial<Record<NamedEvent, EditorOrder>>;

type Changes = Extract<
  ObjectEditorEmitted,
  { readonly type: 'synthetic.defined' | 'synthetic.redefined' | 'synthetic.deleted' }
>;

/** What the news of the editor mean to a list of objects about the Sun: flybys are none of its business. */
export function listEvents(news: Changes): readonly UserDefinedObjectEvent[] {
  if (news.type === 'synthetic.deleted') return [{ type: 'object.deleted', designator: news.designator }];
  const { object } = news;
  if (object.type === 'FVT') return [];
  return news.type === 'synthetic.defined'
    ? [{ type: 'object.defined', object }]
    : [{ type: 'object.redefined', before: news.before, object }];
}

function opening(
  objects: readonly UserDefinedObject[],
  edited: UserDefinedObject | undefined,
): readonly EditorOrder[] {
  return [{ to: 'editor', event: { type: 'editor.opened', objects, edited } }, show(EDITOR_POPUP)];
}

/** Whether an object of one's own may go. */
function deletionQuestion({ objectName }: UserDefinedObject): Popup {
  return {
    kind: 'dialog',
    key: 'delete-object',
    title: 'Delete object',
    message: `Do you want to delete the object ${objectName}?`,
    cancel: { label: 'Cancel', event: 'keep-object' },
    submit: { label: 'OK', event: 'delete-object' },
  };
}

function show(popup: Popup): EditorOrder {
  return { to: 'popups', event: { type: 'popup.opened', popup } };
}
