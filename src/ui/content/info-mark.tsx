import '../buttons/tooltip.css';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';

/**
 * The small "i" that explains the thing beside it on hover, focus or tap. It belongs to no component around it: within a date picker it
 * must not become the button of the calendar.
 */
export function InfoMark({ label, text }: { label: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger delay={200} closeDelay={100} isOpen={isOpen} onOpenChange={setOpen}>
      <Button slot={null} className="info-mark" aria-label={label} onPress={() => setOpen(true)}>
        <Info className="icon" aria-hidden />
      </Button>
      <Tooltip className="tooltip" offset={4}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
