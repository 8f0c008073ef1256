import { useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { OverlayTriggerStateContext, Popover } from 'react-aria-components';

type Props = {
  readonly className: string;
  /** The field that the offers belong to. */
  readonly field: RefObject<Element | null>;
  readonly children: ReactNode;
};

/**
 * The list of offers beside a field. React Aria would close it when the box around the field is scrolled; this one follows its
 * field instead, once a frame.
 */
export function OffersPopover({ className, field, children }: Props) {
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen === true;
  const isScrolling = useRef(false);
  const [scrolls, setScrolls] = useState(0);

  // a layout effect, so that it hears of a scroll before what closes the list
  useLayoutEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.contains(field.current)) return;
      isScrolling.current = true;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        isScrolling.current = false;
        setScrolls((before) => before + 1);
      });
    };
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('scroll', follow, true);
      cancelAnimationFrame(frame);
      isScrolling.current = false;
    };
  }, [isOpen, field]);

  const anew = scrolls * Number.MIN_VALUE; // an offset too small to see, whose change has it placed again
  const popover = (
    <Popover className={className} offset={4} crossOffset={anew}>
      {children}
    </Popover>
  );
  if (state === null) return popover;
  const close = () => {
    if (!isScrolling.current) state.close();
  };
  return <OverlayTriggerStateContext value={{ ...state, close }}>{popover}</OverlayTriggerStateContext>;
}
