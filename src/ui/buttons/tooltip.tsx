import './tooltip.css';
import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { useTooltipOpening } from '../overlays/tooltip-opening.ts';

export type TooltipProps = {
  /** Undefined while there is nothing to explain. */
  text: ReactNode;
  /** One focusable react-aria element: a button, a link, an info mark. */
  children: ReactElement;
};

/** A short explanation beside a control, on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, turn] = useTooltipOpening();
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={100}
      isDisabled={text === undefined}
      isOpen={isOpen}
      onOpenChange={turn}
    >
      {children}
      <AriaTooltip className="tooltip" offset={6} placement="top">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
