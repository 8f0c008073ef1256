import './dialog.css';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../buttons/icon-button.tsx';

export type DialogProps = {
  title: string;
  /** An icon before the title, e.g. of a status. */
  icon?: ReactNode;
  children: ReactNode;
  /** Buttons, at the right end; text that should take the left goes in a `grow` element. */
  footer?: ReactNode;
  /** Called by Escape and the close button; without it the popup can only be left by its own buttons. */
  onClose?: (() => void) | undefined;
  /**
   * Whether leaving it would lose what was typed: Escape then has to be pressed twice, and the browser asks before the page is reloaded
   * or left.
   */
  isUnsaved?: boolean;
  /** An alert dialog interrupts: its text is read out at once. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'large';
};

/** A popup over the whole page: traps the focus, gives it back, and is above spinner and canvas. */
export function Dialog(props: DialogProps) {
  const { title, icon, children, footer, onClose, isUnsaved, role = 'dialog', size = 'small' } = props;
  const [isWarned, setWarned] = useState(false);
  useQuestionBeforeUnload(isUnsaved === true);
  const escape = () => {
    if (isUnsaved === true && !isWarned) setWarned(true);
    else onClose?.();
  };
  return (
    <ModalOverlay
      className="scrim"
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) escape();
      }}
    >
      <Modal className={`dialog-frame dialog-${size}`}>
        <AriaDialog role={role} className="dialog">
          <header className="dialog-header">
            {icon}
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {onClose === undefined ? null : (
              <IconButton
                label="Close"
                size="small"
                icon={<X className="icon" aria-hidden />}
                onPress={onClose}
              />
            )}
          </header>
          <div
            className="dialog-body"
            onKeyDownCapture={({ key }) => {
              if (key !== 'Escape') setWarned(false);
            }}
          >
            {children}
            {isUnsaved === undefined ? null : (
              <output className="small attention">
                {isWarned ? 'Nothing has been saved. Press Escape again to leave without saving.' : null}
              </output>
            )}
          </div>
          {footer === undefined ? null : <footer className="dialog-footer">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Has the browser ask in its own words before the page is reloaded, closed or left for another site. */
function useQuestionBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [isNeeded]);
}
