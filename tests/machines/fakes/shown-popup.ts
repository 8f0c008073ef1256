import type { AnyActorRef } from 'xstate';
import type { Popup, PopupPress } from '#machines/popups/popup.ts';
import { currentContents, currentMessage, currentToasts, type PopupsActor } from '#machines/popups/popups.ts';

/** What a user of a tool sees of the popups, and may press. */
export function shownPopup(popups: PopupsActor, owner: AnyActorRef) {
  const popup = (): Popup | undefined => {
    const { context } = popups.getSnapshot();
    return currentMessage(context) ?? currentContents(context, owner);
  };
  const press = (type: PopupPress, place = 0) => {
    const shown = popup();
    if (shown !== undefined) popups.send({ type, place, popup: shown });
  };
  const toasts = () => currentToasts(popups.getSnapshot().context);
  return { popup, press, toasts };
}
