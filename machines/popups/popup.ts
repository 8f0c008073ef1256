import type { EventObject } from 'xstate';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A button of a popup: its label, and the event that the popup's owner gets before the popup hides. */
export type PopupButton<Answer extends EventObject> = { readonly label: string; readonly event?: Answer };

/**
 * A message or question over the page. `key` identifies a popup of its owner: opening one with the key of
 * another replaces that one in its place, or joins it; of toasts there is one with a key on the whole page. `Answer` is what its
 * buttons send to the owner, `never` where they send nothing.
 */
export type Popup<Answer extends EventObject = EventObject> =
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
      readonly option?: PopupButton<Answer>;
      /** The option is what most users do next: it has the weight and the focus that OK has otherwise. */
      readonly isOptionFirst?: boolean;
      /** Other things that can be done, for the few who need them. */
      readonly further?: readonly PopupButton<Answer>[];
      /** Action of OK. */
      readonly closeEvent?: Answer;
      /** It adds its message to a popup of the same key, instead of replacing it. */
      readonly isJoining?: true;
    }
  | {
      readonly kind: 'dialog';
      readonly key: string;
      readonly title?: string;
      readonly message: string;
      /** A list below the message. */
      readonly details?: readonly string[];
      readonly cancel: PopupButton<Answer>;
      readonly submit: PopupButton<Answer>;
      /** Leaves everything as it is: also what Escape and the close button mean, which otherwise cancel. */
      readonly stay?: PopupButton<Answer>;
    }
  /** Says what was done or noticed while the user goes on; its option is what can be done about it, such as Undo. */
  | {
      readonly kind: 'toast';
      readonly key: string;
      readonly severity: Severity;
      readonly message: string;
      readonly option?: PopupButton<Answer>;
    }
  /** Shows the running calculation; its only button is Stop. */
  | { readonly kind: 'progress'; readonly key: string; readonly cancel: PopupButton<Answer> }
  /** Contents and buttons belong to the machines `objectList`, `columns` and `objectEditor`. */
  | { readonly kind: ContentKind; readonly key: string };

type ContentKind = 'objects' | 'columns' | 'editor';

/** The buttons of popups: `closed` is OK, `dismissed` is Escape and the close button. */
export type PopupPress =
  | 'popup.closed'
  | 'popup.dismissed'
  | 'popup.cancelled'
  | 'popup.submitted'
  | 'popup.option-chosen'
  | 'popup.further-chosen';

/** A button that was pressed; `place` counts further ones from 0. */
export type PressedButton = { readonly type: PopupPress; readonly place?: number };

/**
 * The event that a button sends to the owner. Closing or dismissing a dialog or the progress popup means its cancel button, unless one can
 * stay.
 */
export function answerOf(popup: Popup, { type: press, place = 0 }: PressedButton): EventObject | undefined {
  switch (popup.kind) {
    case 'info':
      if (press === 'popup.dismissed') return undefined;
      if (press === 'popup.further-chosen') return popup.further?.[place]?.event;
      return press === 'popup.option-chosen' ? popup.option?.event : popup.closeEvent;
    case 'toast':
      return press === 'popup.option-chosen' ? popup.option?.event : undefined;
    case 'dialog':
      if (press === 'popup.submitted') return popup.submit.event;
      return press === 'popup.dismissed' && popup.stay !== undefined ? popup.stay.event : popup.cancel.event;
    case 'progress':
      return popup.cancel.event;
    case 'objects':
    case 'columns':
    case 'editor':
      return undefined;
  }
}
