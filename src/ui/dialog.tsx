import './dialog.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  title: string;
  /** Before the title, e.g. a status icon. */
  icon?: ReactNode;
  children: ReactNode;
  /** Buttons, at the right end; text that should take the left goes in a `grow` element. */
  footer?: ReactNode;
  /** Called by Escape and the close button; without it the popup can only be left by its own buttons. */
  onClose?: (() => void) | undefined;
  /** An alert dialog interrupts: its text is read out at once. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'large';
};

/** A popup over the whole page: traps the focus, gives it back, and is above spinner and canvas. */
export function Dialog(props: DialogProps) {
  const { title, icon, children, footer, onClose, role = 'dialog', size = 'small' } = props;
  return (
    <ModalOverlay
      className="scrim"
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
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
          <div className="dialog-body">{children}</div>
          {footer === undefined ? null : <footer className="dialog-footer">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
