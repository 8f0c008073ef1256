import './toast.css';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { type Status, StatusIcon } from '../content/note.tsx';

/** Where toasts appear and are read out: there from the beginning, and not hidden by the popups that it lies above. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Notifications" className="toast-region" data-react-aria-top-layer>
      <div aria-live="polite">{children}</div>
    </section>
  );
}

export type ToastProps = {
  status: Status;
  children: ReactNode;
  /** What can be done about it, such as Undo. */
  action: string | undefined;
  onAction: () => void;
  onClose: () => void;
  /** The pointer or the focus is on it. */
  onHold: () => void;
  onRelease: () => void;
};

/** A message beside the page, out of the way. */
export function Toast({ status, children, action, onAction, onClose, onHold, onRelease }: ToastProps) {
  const cameFrom = useRef<EventTarget>(null);
  const giveBackFocus = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className={`toast toast-${status}`}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={(event) => {
        if (isCrossing(event)) cameFrom.current = event.relatedTarget;
        onHold();
      }}
      onBlur={(event) => {
        if (isCrossing(event)) onRelease();
      }}
    >
      <StatusIcon status={status} />
      <p>{children}</p>
      {action === undefined ? null : (
        <Button
          size="small"
          onPress={() => {
            giveBackFocus();
            onAction();
          }}
        >
          {action}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        size="small"
        icon={<X className="icon" aria-hidden />}
        onPress={() => {
          giveBackFocus();
          onClose();
        }}
      />
    </div>
  );
}

/** Whether the focus comes from outside or goes there. */
function isCrossing({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
