import { useSelector } from '@xstate/react';
import { ObjectEditorPopup } from '#parts/object-editor/object-editor-popup.tsx';
import { ObjectsPopup } from '#parts/objects/objects-popup.tsx';
import { PopupSlot } from '#parts/popups/popup-host.tsx';
import type { OvtActor } from './session.ts';

/** The popups whose contents belong to this tool; the shell shows the others. */
export function OvtPopups({ ovt }: { readonly ovt: OvtActor }) {
  const objectList = useSelector(ovt, ({ context }) => context.objectList);
  const editor = useSelector(ovt, ({ context }) => context.editor);
  return (
    <>
      <PopupSlot kind="objects">
        <ObjectsPopup list={objectList} />
      </PopupSlot>
      <PopupSlot kind="editor">
        <ObjectEditorPopup editor={editor} />
      </PopupSlot>
    </>
  );
}
