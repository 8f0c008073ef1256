import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '#parts/lazy-part.tsx';
import { ObjectEditorSlot } from '#parts/object-editor/object-editor-slot.tsx';
import { PopupSlot, ToolPopups } from '#parts/popups/tool-popups.tsx';
import { SpinnerOverlay } from '#ui/spinner-overlay.tsx';
import type { OvtActor } from '#machines/ovt/ovt.ts';

const ObjectsPopup = lazyPart(async () => (await import('#parts/objects/objects-popup.tsx')).ObjectsPopup);

/** The popups whose contents belong to this tool; the shell shows the others. */
export function OvtPopups({ ovt }: { readonly ovt: OvtActor }) {
  const objectList = useSelector(ovt, ({ context }) => context.objectList);
  const editor = useSelector(ovt, ({ context }) => context.editor);
  return (
    <ToolPopups owner={ovt}>
      <PopupSlot kind="objects">
        <Suspense fallback={<SpinnerOverlay label="Loading" />}>
          <ObjectsPopup list={objectList} />
        </Suspense>
      </PopupSlot>
      <ObjectEditorSlot editor={editor} />
    </ToolPopups>
  );
}
