import './popover.css';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';

export type PopoverProps = {
  /** Accessible name of the panel. */
  label: string;
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** The panel; as a function it receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel that floats beside its button: filters, settings. Escape or a press outside closes it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="popover" offset={4}>
        <Dialog aria-label={label} className="popover-panel">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
