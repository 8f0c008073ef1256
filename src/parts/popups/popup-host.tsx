import { currentMessage } from '#machines/popups/popups.ts';
import type { PopupPress } from '#machines/popups/popup.ts';
import { DialogPopup } from './dialog-popup.tsx';
import { InfoPopup } from './info-popup.tsx';
import { Popups } from './popups.ts';

/** Shows the information or question that is first in line; what it says is all in the popup itself. */
export function PopupHost() {
  const actor = Popups.useActorRef();
  const popup = Popups.useSelector(({ context }) => currentMessage(context));
  if (popup === undefined) return null;
  const press = (type: PopupPress) => actor.send({ type, popup });
  return popup.kind === 'info' ? (
    <InfoPopup key={popup.key} popup={popup} press={press} />
  ) : (
    <DialogPopup key={popup.key} popup={popup} press={press} />
  );
}
