import { type RefObject, useEffect } from 'react';

/** Windows so low that what is around a screen scrolls away. */
const LOW = '(max-height: 499px)';

/** In a low window the header leaves as soon as something inside the screen is scrolled, and comes back at its beginning. */
export function useScrollAway(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const screen = main.current;
      if (screen === null || !(target instanceof Element) || !matchMedia(LOW).matches) return;
      if (!screen.contains(target) || target.scrollHeight <= target.clientHeight) return;
      window.scrollTo({ top: target.scrollTop > 0 ? screen.offsetTop : 0 });
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [main]);
}
