import '../buttons/tooltip.css';
import './explained.css';
import type { ReactNode } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTooltipOpening } from '../overlays/tooltip-opening.ts';

export type ExplainedProps = {
  /** The element that is explained. */
  children: ReactNode;
  text: ReactNode;
  className?: string;
  /** Accessible name of something without words. */
  label?: string;
};

/**
 * Something that explains itself on hover, focus or tap. It belongs to no component around it: within a date picker it must not become
 * the button of the calendar.
 */
export function Explained({ children, text, className = 'explained', label }: ExplainedProps) {
  const [isOpen, turn] = useTooltipOpening();
  return (
    <TooltipTrigger delay={200} closeDelay={100} isOpen={isOpen} onOpenChange={turn}>
      <Button
        slot={null}
        className={className}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onPress={() => turn(true)}
      >
        {children}
      </Button>
      <Tooltip className="tooltip" offset={4}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
