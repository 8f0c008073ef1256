import { type RefObject, useEffect } from 'react';

/** Windows so low that what is around a screen scrolls away. */
const LOW = '(max-height: 499px)';

/**
 * The next screen of a tool begins below the header. In a low window the header leaves as soon as something inside the screen is
 * scrolled, and comes back at its beginning.
 *
 * @param screen path of the screen of a tool; undefined on other pages, which are scrolled as a whole.
 */
export function useScrollAway(main: RefObject<HTMLElement | null>, screen: string | undefined): void {
  useEffect(() => {
    if (screen !== undefined) window.scrollTo({ top: 0 });
  }, [screen]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const { current } = main;
      if (current === null || !(target instanceof Element) || !matchMedia(LOW).matches) return;
      if (!current.contains(target) || target.scrollHeight <= target.clientHeight) return;
      const below = current.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: target.scrollTop > 0 ? below : 0 });
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [main]);
}
