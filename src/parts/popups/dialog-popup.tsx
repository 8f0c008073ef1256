import type { Popup, PopupPress } from '#machines/popups/popup.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { StatusIcon } from '#ui/content/status-icon.tsx';

export type DialogPopupProps = {
  popup: Extract<Popup, { kind: 'dialog' }>;
  press: (button: PopupPress) => void;
};

/** Confirms before something is done; Escape and the close button mean to stay, or else to cancel. */
export function DialogPopup({ popup, press }: DialogPopupProps) {
  const dismiss = () => press('popup.dismissed');
  return (
    <Dialog
      role="alertdialog"
      title={popup.title ?? 'Warning'}
      icon={<StatusIcon status="warning" />}
      onClose={dismiss}
      footer={
        <>
          {popup.stay === undefined ? null : (
            <Button kind="quiet" className="grow" onPress={dismiss}>
              {popup.stay.label}
            </Button>
          )}
          <Button takesFocus onPress={() => press('popup.cancelled')}>
            {popup.cancel.label}
          </Button>
          <Button kind="primary" onPress={() => press('popup.submitted')}>
            {popup.submit.label}
          </Button>
        </>
      }
    >
      <p>{popup.message}</p>
    </Dialog>
  );
}
