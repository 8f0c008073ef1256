import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { Arriving } from '../arriving.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PopupSlot } from '../popups/tool-popups.tsx';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';

const ObjectEditorPopup = lazyPart(async () => (await import('./object-editor-popup.tsx')).ObjectEditorPopup);

/** Shows the editor while its popup is first in line; its script is fetched when it is first opened. */
export function ObjectEditorSlot({ editor }: { readonly editor: ObjectEditorActor }) {
  return (
    <PopupSlot kind="editor">
      <Arriving fallback={<SpinnerOverlay label="Loading" />}>
        <ObjectEditorPopup editor={editor} />
      </Arriving>
    </PopupSlot>
  );
}
