import { useSelector } from '@xstate/react';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';
import { isChanged } from '#machines/editor/object-editor-context.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { ObjectForm } from './object-form.tsx';
import { OrbitTabs } from './orbit-tabs.tsx';
import './object-editor.css';

/** Describes a user-defined object: two tabs for orbits about the Sun, a single form for flybys. */
export function ObjectEditorPopup({ editor }: { readonly editor: ObjectEditorActor }) {
  const { purpose, edited } = useSelector(editor, ({ context }) => context);
  const hasTyped = useSelector(editor, ({ context }) => isChanged(context));
  return (
    <Dialog
      title={edited === undefined ? 'New user-defined object' : `Edit ${edited.objectName}`}
      size="large"
      onClose={() => editor.send({ type: 'editor.cancelled' })}
      isUnsaved={hasTyped}
      footer={<EditorButtons editor={editor} />}
    >
      {purpose === 'flyby' ? <ObjectForm editor={editor} /> : <OrbitTabs editor={editor} />}
    </Dialog>
  );
}
