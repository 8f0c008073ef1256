import type { ListedObject } from '#contract/asteroid.ts';
import type { SyntheticObject } from '#contract/synthetic-object.ts';
import type { FieldId, FormKind } from './editor-fields.ts';

export type ObjectEditorEvent =
  | {
      readonly type: 'editor.opened';
      readonly objects: readonly SyntheticObject[];
      readonly edited: SyntheticObject | undefined;
    }
  | { readonly type: 'tab.chosen'; readonly tab: FormKind }
  | { readonly type: 'field.typed'; readonly id: FieldId; readonly text: string }
  | { readonly type: 'field.left'; readonly id: FieldId }
  | { readonly type: 'form.cleared' }
  | { readonly type: 'object.saved' }
  | { readonly type: 'editor.cancelled' }
  /** An answer of the copy panel's search was picked. */
  | { readonly type: 'original.chosen'; readonly object: ListedObject }
  | { readonly type: 'copy.requested' }
  | { readonly type: 'deletion.requested'; readonly object: SyntheticObject }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.declined' }
  | { readonly type: 'ephemerides.loading' }
  | { readonly type: 'ephemerides.loaded' };

export type ObjectEditorEmitted =
  | { readonly type: 'synthetic.defined'; readonly object: SyntheticObject }
  | { readonly type: 'synthetic.redefined'; readonly before: string; readonly object: SyntheticObject }
  | { readonly type: 'synthetic.deleted'; readonly designator: string }
  | { readonly type: 'deletion.questioned'; readonly object: SyntheticObject }
  /** The editor is done with, saved or not. */
  | { readonly type: 'editor.closed' }
  /** An object could not be made or copied. */
  | { readonly type: 'editing.failed'; readonly message: string };
