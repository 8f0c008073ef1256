import { createActorContext } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { popupsMachine, type NamedEvent, type Popup } from '#machines/popups.ts';

/** The popups of the page: the shell starts them, every part opens and answers them. */
export const Popups = createActorContext(popupsMachine);

/** What to do when a popup's button announces an event. */
export type AnswerHandlers = Partial<Record<NamedEvent, () => void>>;

/** Opens popups from a component. */
export function useOpenPopup(): (popup: Popup) => void {
  const actor = Popups.useActorRef();
  return (popup) => actor.send({ type: 'popup.opened', popup });
}

/** Listens for the events that popups announce while the component is on the page. */
export function usePopupAnswers(handlers: AnswerHandlers): void {
  const actor = Popups.useActorRef();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const subscription = actor.on('popup.answered', ({ name }) => answer(latest.current, name));
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Calls the handler of an announced event once; an event nobody handles is ignored. */
export function answer(handlers: AnswerHandlers, name: NamedEvent): void {
  handlers[name]?.();
}
