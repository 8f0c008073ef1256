import './popover.css';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';

export type AnchoredPopoverProps = {
  /** Accessible name of the panel. */
  label: string;
  /** The element that it floats beside. */
  anchor: RefObject<Element | null>;
  onClose: () => void;
  children: ReactNode;
};

/** An open panel beside something that is there already, as one of very many buttons. Escape or a press outside closes it. */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      className="popover"
      offset={4}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog aria-label={label} className="popover-panel">
        {children}
      </Dialog>
    </AriaPopover>
  );
}
