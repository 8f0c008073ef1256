import type { ReactNode } from 'react';
import { currentPopup, type Popup, type PopupEvent } from '#machines/popups/popups.ts';
import { DialogPopup } from './dialog-popup.tsx';
import { InfoPopup } from './info-popup.tsx';
import { Popups } from './popups.ts';

/** Shows the information or question that is first in line; what it says is all in the popup itself. */
export function PopupHost() {
  const actor = Popups.useActorRef();
  const popup = Popups.useSelector(({ context }) => currentPopup(context));
  const send = (event: PopupEvent) => actor.send(event);
  if (popup?.kind === 'info') return <InfoPopup key={popup.key} popup={popup} send={send} />;
  if (popup?.kind === 'dialog') return <DialogPopup key={popup.key} popup={popup} send={send} />;
  return null;
}

/** Shows its children while a popup of this kind is first in line: for kinds whose content a tool owns. */
export function PopupSlot({ kind, children }: { kind: Popup['kind']; children: ReactNode }) {
  const isShown = Popups.useSelector(({ context }) => currentPopup(context)?.kind === kind);
  return isShown ? children : null;
}
