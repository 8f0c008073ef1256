import type { Popup, PopupPress, Severity } from '#machines/popups/popup.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { StatusIcon } from '#ui/content/status-icon.tsx';

const TITLES: Readonly<Record<Severity, string>> = {
  success: 'Done',
  info: 'Please note',
  warning: 'Warning',
  error: 'Error',
};

export type InfoPopupProps = {
  popup: Extract<Popup, { kind: 'info' }>;
  press: (button: PopupPress) => void;
};

/** Says one thing, with OK and sometimes an option or two. */
export function InfoPopup({ popup, press }: InfoPopupProps) {
  const { isOptionFirst = false } = popup;
  const close = () => press('popup.closed');
  return (
    <Dialog
      role="alertdialog"
      title={popup.title ?? TITLES[popup.severity]}
      icon={<StatusIcon status={popup.severity} />}
      onClose={() => press('popup.dismissed')}
      footer={
        <>
          {popup.further === undefined ? null : (
            <Button kind="quiet" onPress={() => press('popup.further-chosen')}>
              {popup.further.label}
            </Button>
          )}
          {popup.option === undefined ? null : (
            <Button
              kind={isOptionFirst ? 'primary' : 'quiet'}
              takesFocus={isOptionFirst}
              onPress={() => press('popup.option-chosen')}
            >
              {popup.option.label}
            </Button>
          )}
          <Button kind={isOptionFirst ? 'plain' : 'primary'} takesFocus={!isOptionFirst} onPress={close}>
            OK
          </Button>
        </>
      }
    >
      <p>{popup.message}</p>
      {popup.details === undefined ? null : (
        <ul className="muted">
          {popup.details.map((detail) => (
            <li key={detail} className="designation">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {popup.link === undefined ? null : (
        <p>
          <a href={popup.link} className="designation">
            {popup.link}
          </a>
        </p>
      )}
    </Dialog>
  );
}
