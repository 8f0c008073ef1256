import type { Popup, PopupPress, Severity } from '#machines/popups/popup.ts';
import { currentMessage } from '#machines/popups/popups.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StatusIcon } from '#ui/content/note.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Popups } from './popups.ts';

type Press = (button: PopupPress, place?: number) => void;

/** Shows the information or question that is first in line; what it says is all in the popup itself. */
export function PopupHost() {
  const actor = Popups.useActorRef();
  const popup = Popups.useSelector(({ context }) => currentMessage(context));
  if (popup === undefined) return null;
  const press: Press = (type, place) => actor.send({ type, popup, ...(place !== undefined && { place }) });
  return popup.kind === 'info' ? (
    <InfoPopup key={popup.key} popup={popup} press={press} />
  ) : (
    <DialogPopup key={popup.key} popup={popup} press={press} />
  );
}

type DialogPopupProps = {
  popup: Extract<Popup, { kind: 'dialog' }>;
  press: (button: PopupPress) => void;
};

/** Confirms before something is done; Escape and the close button mean to stay, or else to cancel. */
function DialogPopup({ popup, press }: DialogPopupProps) {
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
      <Details details={popup.details} />
    </Dialog>
  );
}

const TITLES: Readonly<Record<Severity, string>> = {
  success: 'Done',
  info: 'Please note',
  warning: 'Warning',
  error: 'Error',
};

type InfoPopupProps = {
  popup: Extract<Popup, { kind: 'info' }>;
  press: Press;
};

/** Says one thing, with OK and sometimes an option or two. */
function InfoPopup({ popup, press }: InfoPopupProps) {
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
          {popup.further?.map(({ label }, place) => (
            <Button key={label} kind="quiet" onPress={() => press('popup.further-chosen', place)}>
              {label}
            </Button>
          ))}
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
      <Details details={popup.details} />
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

function Details({ details }: { readonly details: readonly string[] | undefined }) {
  if (details === undefined) return null;
  return (
    <ul className="muted">
      {details.map((detail) => (
        <li key={detail} className="designation">
          {detail}
        </li>
      ))}
    </ul>
  );
}
