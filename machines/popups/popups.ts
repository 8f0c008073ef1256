import { assign, enqueueActions, setup } from 'xstate';

/** Names a popup's buttons may announce; whoever starts the popups machine listens for them. */
export const NAMED_EVENTS = [
  'reset-all',
  'clear-all-filters',
  'confirm-setup-change',
  'cancel-setup-change',
  'load-state-from-cookies',
  'stop-calculation',
  'cancel-calculation',
  'resume-calculation',
  'retry-calculation',
  'goto-results',
  'ignore-filtering-change',
  'confirm-filtering-change',
  'copy-share-link',
  'delete-object',
  'keep-object',
] as const;

export type NamedEvent = (typeof NAMED_EVENTS)[number];

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A button of a popup: its label, and what it announces before the popup hides. */
export type PopupAction = { readonly label: string; readonly event?: NamedEvent };

/** `key` tells popups apart: opening one with the key of another replaces that one in its place. */
export type Popup =
  | {
      readonly kind: 'info';
      readonly key: string;
      readonly severity: Severity;
      readonly title?: string;
      readonly message: string;
      /** A list below the message, such as names not found. */
      readonly details?: readonly string[];
      /** An address to be copied. */
      readonly link?: string;
      readonly option?: PopupAction;
      readonly closeEvent?: NamedEvent;
    }
  | {
      readonly kind: 'dialog';
      readonly key: string;
      readonly title?: string;
      readonly message: string;
      readonly cancel: PopupAction;
      readonly submit: PopupAction;
    }
  /** Shows the running calculation; its only button is Stop. */
  | { readonly kind: 'progress'; readonly key: string; readonly cancel: PopupAction }
  /** Their contents and buttons belong to the machines `objectList`, `columns` and `objectEditor`. */
  | { readonly kind: 'objects' | 'columns' | 'editor'; readonly key: string };

export type PopupEvent =
  | { readonly type: 'popup.opened'; readonly popup: Popup }
  /** OK, Escape or the close button. */
  | { readonly type: 'popup.closed' }
  | { readonly type: 'popup.cancelled' }
  | { readonly type: 'popup.submitted' }
  | { readonly type: 'popup.option-chosen' }
  /** What the popup was about is over; nothing is announced. */
  | { readonly type: 'popup.withdrawn'; readonly key: string }
  /** Sent by the machine to itself once a button was announced. */
  | { readonly type: 'popup.hidden'; readonly popup: Popup };

/** Announced by a button, before its popup hides. */
export type PopupAnswer = { readonly type: 'popup.answered'; readonly name: NamedEvent };

type Context = { readonly queue: readonly Popup[] };

/**
 * Popups, one at a time: messages and questions first, in the order they were opened, then the others.
 *
 *     hidden ─opened→ showing ─last one closed, cancelled, submitted, chosen or withdrawn→ hidden
 *
 * A button first emits `popup.answered` with the name it carries, if any; then, as an event of its own, the popup
 * leaves the queue, so that listeners still see it.
 */
export const popupsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PopupEvent,
    emitted: {} as PopupAnswer,
  },
  actions: {
    answer: enqueueActions(({ enqueue, context, event, self }) => {
      const popup = currentPopup(context);
      if (popup === undefined) return;
      const name = announced(popup, event.type);
      if (name !== undefined) enqueue.emit({ type: 'popup.answered', name });
      enqueue.sendTo(self, { type: 'popup.hidden', popup });
    }),
  },
}).createMachine({
  id: 'popups',
  context: { queue: [] },
  initial: 'hidden',
  on: {
    'popup.opened': {
      target: '.showing',
      actions: assign({ queue: ({ context, event }) => withPopup(context.queue, event.popup) }),
    },
  },
  states: {
    hidden: {},
    showing: {
      always: { guard: ({ context }) => context.queue.length === 0, target: 'hidden' },
      on: {
        'popup.closed': { actions: 'answer' },
        'popup.cancelled': { actions: 'answer' },
        'popup.submitted': { actions: 'answer' },
        'popup.option-chosen': { actions: 'answer' },
        'popup.withdrawn': {
          actions: assign({
            queue: ({ context, event }) => context.queue.filter(({ key }) => key !== event.key),
          }),
        },
        'popup.hidden': {
          actions: assign({
            queue: ({ context, event }) => context.queue.filter((waiting) => waiting !== event.popup),
          }),
        },
      },
    },
  },
});

/** The popup to show; undefined when there is none. */
export function currentPopup({ queue }: Context): Popup | undefined {
  return queue.find(({ kind }) => kind === 'info' || kind === 'dialog') ?? queue[0];
}

/** What a button of a popup announces. Closing a dialog or the progress popup means its cancel button. */
function announced(popup: Popup, event: PopupEvent['type']): NamedEvent | undefined {
  switch (popup.kind) {
    case 'info':
      return event === 'popup.option-chosen' ? popup.option?.event : popup.closeEvent;
    case 'dialog':
      return event === 'popup.submitted' ? popup.submit.event : popup.cancel.event;
    case 'progress':
      return popup.cancel.event;
    case 'objects':
    case 'columns':
    case 'editor':
      return undefined;
  }
}

function withPopup(queue: readonly Popup[], popup: Popup): readonly Popup[] {
  const place = queue.findIndex(({ key }) => key === popup.key);
  return place < 0 ? [...queue, popup] : queue.with(place, popup);
}
