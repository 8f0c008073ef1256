import './tooltip.css';
import { useState, type FocusEvent, type RefObject } from 'react';
import { Tooltip, TooltipTrigger, type HoverEvent } from 'react-aria-components';

/** A tip and the tab that it explains. */
export type ShownTip = { readonly text: string; readonly tab: RefObject<Element> };

/** Which tab's tip is shown, and what a tab needs to show one and have it read out: tabs of a list cannot have a trigger around them. */
export function useTabTip() {
  const [shown, setShown] = useState<ShownTip>();
  const hide = () => setShown(undefined);
  const tipProps = (text: string, describedBy: string) => ({
    'aria-describedby': describedBy,
    onHoverStart: ({ target }: HoverEvent) => setShown({ text, tab: { current: target } }),
    onHoverEnd: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setShown({ text, tab: { current: target } });
    },
    onBlur: hide,
  });
  return { shown, tipProps };
}

/** The tip below its tab. */
export function TabTip({ shown }: { shown: ShownTip | undefined }) {
  if (shown === undefined) return null;
  return (
    <TooltipTrigger isOpen>
      <Tooltip className="tooltip" triggerRef={shown.tab} placement="bottom" offset={6}>
        {shown.text}
      </Tooltip>
    </TooltipTrigger>
  );
}
