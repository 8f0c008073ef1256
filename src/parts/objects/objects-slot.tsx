import type { ObjectListActor } from '#machines/objects/object-list.ts';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { Arriving } from '../arriving.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PopupSlot } from '../popups/tool-popups.tsx';

const ObjectsPopup = lazyPart(async () => (await import('./objects-popup.tsx')).ObjectsPopup);

/** Shows the list of objects while its popup is first in line; its script is fetched when it is first opened. */
export function ObjectsSlot({ list }: { readonly list: ObjectListActor }) {
  return (
    <PopupSlot kind="objects">
      <Arriving fallback={<SpinnerOverlay label="Loading" />}>
        <ObjectsPopup list={list} />
      </Arriving>
    </PopupSlot>
  );
}
