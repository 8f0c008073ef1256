import type { ListedObject } from '#contract/asteroid.ts';
import type {
  OrbitalObject,
  UserDefinedKind,
  UserDefinedObject,
} from '#contract/user-defined/user-defined-object.ts';
import type { UserDefinedObjectEvent } from '../objects/user-defined-objects.ts';
import type { FieldId } from './editor-fields.ts';

export type ObjectEditorEvent =
  | {
      readonly type: 'editor.opened';
      readonly objects: readonly UserDefinedObject[];
      readonly edited: UserDefinedObject | undefined;
    }
  | { readonly type: 'tab.chosen'; readonly tab: UserDefinedKind }
  | { readonly type: 'field.typed'; readonly id: FieldId; readonly text: string }
  | { readonly type: 'field.left'; readonly id: FieldId }
  | { readonly type: 'form.cleared' }
  /** An orbit was pasted, or something like one that cannot be read. */
  | { readonly type: 'orbit.pasted'; readonly object: OrbitalObject }
  | { readonly type: 'paste.refused'; readonly message: string }
  | { readonly type: 'object.saved' }
  | { readonly type: 'editor.cancelled' }
  /** A result of the copy panel's search was picked. */
  | { readonly type: 'original.chosen'; readonly object: ListedObject }
  | { readonly type: 'copy.requested' }
  | { readonly type: 'deletion.requested'; readonly object: UserDefinedObject }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.declined' }
  | { readonly type: 'ephemerides.loading' }
  | { readonly type: 'ephemerides.loaded' };

export type ObjectEditorEmitted =
  | UserDefinedObjectEvent<UserDefinedObject>
  | { readonly type: 'deletion.questioned'; readonly object: UserDefinedObject }
  /** The editor is done with, saved or not. */
  | { readonly type: 'editor.closed' }
  /** An object could not be made or copied. */
  | { readonly type: 'editing.failed'; readonly message: string };
