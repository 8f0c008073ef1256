import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, setup } from 'xstate';
import { answerOf, type Popup, type PressedButton } from './popup.ts';

/** A popup, and the actor that opened it and gets the events of its buttons. */
export type OwnedPopup = { readonly popup: Popup; readonly owner: AnyActorRef };

export type PopupsEvent =
  | ({ readonly type: 'popup.opened' } & OwnedPopup)
  /** A button of the popup was pressed. */
  | (PressedButton & { readonly popup: Popup })
  /** The subject of the popup is over; its owner gets no event. */
  | { readonly type: 'popup.withdrawn'; readonly key: string; readonly owner: AnyActorRef }
  /** The user left the tool that owns them: all its popups close unanswered. */
  | { readonly type: 'tool.left'; readonly owner: AnyActorRef }
  /** The user went to another screen of that tool: the same, but for toasts and the progress of what goes on. */
  | { readonly type: 'screen.left'; readonly owner: AnyActorRef }
  /** The pointer or the focus came to a toast, which stays meanwhile; and left it. */
  | { readonly type: 'toast.paused' | 'toast.resumed'; readonly toast: Toast }
  /** Sent by the machine to itself once the owner was notified, or the time of a toast is over. */
  | { readonly type: 'popup.hidden'; readonly popup: Popup };

/** A message that leaves by itself. */
export type Toast = Extract<Popup, { kind: 'toast' }>;

/** How long a toast stays, milliseconds; one that offers something stays long enough for it to be reached. */
const TOAST_MS = 6_000;
const OFFERING_TOAST_MS = 15_000;

type Context = { readonly queue: readonly OwnedPopup[] };

/**
 * The popups of the page, each with its owner, in the order in which they were opened.
 *
 *     hidden ─opened→ showing ─the last one pressed, withdrawn, or left behind with its tool or screen→ hidden
 *
 * Toasts do not block the page and are all shown at once. Each leaves when its time is over, and one that warns when it is
 * closed.
 *
 * A button first sends its event to the owner; then, as a separate event, the popup leaves the queue: so a popup that
 * the owner opens in answer can replace the one that was pressed.
 */
export const popupsMachine = setup({
  types: { context: {} as Context, events: {} as PopupsEvent },
  actions: {
    answer: enqueueActions(
      ({ enqueue, context, self }, { popup, ...pressedButton }: PressedButton & { popup: Popup }) => {
        const pressed = context.queue.find((open) => open.popup === popup);
        if (pressed === undefined) return;
        const answer = answerOf(popup, pressedButton);
        if (answer !== undefined) enqueue.sendTo(pressed.owner, answer);
        enqueue.sendTo(self, { type: 'popup.hidden', popup });
      },
    ),
    holdToast: enqueueActions(({ enqueue }, popup: Popup) => {
      if (popup.kind === 'toast') enqueue.cancel(timerOf(popup));
    }),
    timeToast: enqueueActions(({ enqueue }, popup: Popup) => {
      const delay = lifetimeMs(popup);
      if (delay === undefined) return;
      enqueue.cancel(timerOf(popup));
      enqueue.raise({ type: 'popup.hidden', popup }, { id: timerOf(popup), delay });
    }),
  },
}).createMachine({
  id: 'popups',
  context: { queue: [] },
  initial: 'hidden',
  on: {
    'popup.opened': {
      target: '.showing',
      actions: [
        assign({ queue: ({ context, event }) => withPopup(context.queue, event) }),
        { type: 'timeToast', params: ({ event }) => event.popup },
      ],
    },
  },
  states: {
    hidden: {},
    showing: {
      always: { guard: ({ context }) => context.queue.length === 0, target: 'hidden' },
      on: {
        'popup.closed': { actions: { type: 'answer', params: ({ event }) => event } },
        'popup.dismissed': { actions: { type: 'answer', params: ({ event }) => event } },
        'popup.cancelled': { actions: { type: 'answer', params: ({ event }) => event } },
        'popup.submitted': { actions: { type: 'answer', params: ({ event }) => event } },
        'popup.option-chosen': { actions: { type: 'answer', params: ({ event }) => event } },
        'popup.further-chosen': { actions: { type: 'answer', params: ({ event }) => event } },
        'toast.paused': { actions: { type: 'holdToast', params: ({ event }) => event.toast } },
        'toast.resumed': { actions: { type: 'timeToast', params: ({ event }) => event.toast } },
        'popup.withdrawn': {
          actions: assign({
            queue: ({ context: { queue }, event: { key, owner } }) =>
              queue.filter((open) => open.popup.key !== key || open.owner !== owner),
          }),
        },
        'tool.left': {
          actions: assign({
            queue: ({ context, event }) => context.queue.filter(({ owner }) => owner !== event.owner),
          }),
        },
        'screen.left': {
          actions: assign({
            queue: ({ context, event }) =>
              context.queue.filter(({ owner, popup }) => owner !== event.owner || outlastsScreens(popup)),
          }),
        },
        'popup.hidden': {
          actions: assign({
            queue: ({ context, event }) => context.queue.filter(({ popup }) => popup !== event.popup),
          }),
        },
      },
    },
  },
});

export type PopupsActor = ActorRefFrom<typeof popupsMachine>;

/** The message or question to show, of any owner: the first that was opened. */
export function currentMessage({ queue }: Context): Extract<Popup, { kind: 'info' | 'dialog' }> | undefined {
  for (const { popup } of queue) if (popup.kind === 'info' || popup.kind === 'dialog') return popup;
  return undefined;
}

/** The popup with contents that an owner shows: none while there is a message or question. */
export function currentContents(context: Context, owner: AnyActorRef): Popup | undefined {
  if (currentMessage(context) !== undefined) return undefined;
  return context.queue.find(({ popup, owner: popupOwner }) => popupOwner === owner && popup.kind !== 'toast')
    ?.popup;
}

/** The toasts to show, of all owners, the oldest first. */
export function currentToasts({ queue }: Context): readonly Toast[] {
  return queue.map(({ popup }) => popup).filter((popup) => popup.kind === 'toast');
}

/** How long a popup stays by itself; undefined for one that waits for the user. */
function lifetimeMs(popup: Popup): number | undefined {
  if (popup.kind !== 'toast' || popup.severity === 'warning' || popup.severity === 'error') return undefined;
  return popup.option === undefined ? TOAST_MS : OFFERING_TOAST_MS;
}

function timerOf({ key }: Popup): string {
  return `time of ${key}`;
}

function outlastsScreens({ kind }: Popup): boolean {
  return kind === 'toast' || kind === 'progress';
}

function withPopup(queue: readonly OwnedPopup[], { popup, owner }: OwnedPopup): readonly OwnedPopup[] {
  const opened = { popup, owner };
  const place = queue.findIndex(
    (open) =>
      open.popup.key === popup.key &&
      (open.owner === owner || (open.popup.kind === 'toast' && popup.kind === 'toast')),
  );
  const open = queue[place];
  if (open === undefined) return [...queue, opened];
  return queue.with(place, { popup: joinedPopup(open.popup, popup), owner });
}

/** A popup in the place of another one: with what that said, each thing once, where it joins it. */
function joinedPopup(open: Popup, popup: Popup): Popup {
  if (open.kind !== 'info' || popup.kind !== 'info' || popup.isJoining !== true) return popup;
  const texts = [open, popup].flatMap(({ message, details = [] }) => [message, ...details]);
  const [message = '', ...details] = new Set(texts);
  return { ...open, message, details };
}
