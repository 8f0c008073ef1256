import type { ReactNode } from 'react';
import { currentToasts } from '#machines/popups/popups.ts';
import { Toast, ToastRegion } from '#ui/overlays/toast.tsx';
import { Popups } from './popups.ts';
import { isSameList } from '../is-same-list.ts';

/** Shows the toasts of the page, of every tool, and those that the page itself puts among them. */
export function ToastHost({ children }: { children?: ReactNode }) {
  const actor = Popups.useActorRef();
  const toasts = Popups.useSelector(({ context }) => currentToasts(context), isSameList);
  return (
    <ToastRegion>
      {toasts.map((popup) => (
        <Toast
          key={popup.key}
          status={popup.severity}
          action={popup.option?.label}
          onAction={() => actor.send({ type: 'popup.option-chosen', popup })}
          onClose={() => actor.send({ type: 'popup.dismissed', popup })}
          onHold={() => actor.send({ type: 'toast.paused', toast: popup })}
          onRelease={() => actor.send({ type: 'toast.resumed', toast: popup })}
        >
          {popup.message}
        </Toast>
      ))}
      {children}
    </ToastRegion>
  );
}
