import { type RefObject, useEffect } from 'react';
import { afterPress } from '#ui/after-press.ts';

/** Windows so low that what is around a screen scrolls away. */
const LOW = '(max-height: 499px)';

/**
 * The next screen of a tool begins below the header. In a low window the header leaves as soon as something inside the screen is
 * scrolled, and comes back at its beginning; not for what is scrolled in a panel over a view.
 *
 * @param screen path of the screen of a tool; undefined on other pages, which are scrolled as a whole.
 */
export function useScrollAway(main: RefObject<HTMLElement | null>, screen: string | undefined): void {
  useEffect(() => {
    if (screen !== undefined) window.scrollTo({ top: 0 });
  }, [screen]);
  useEffect(() => {
    const follow = (scrolled: Element) => {
      const { current } = main;
      if (current?.contains(scrolled) !== true || scrolled.scrollHeight <= scrolled.clientHeight) return;
      if (scrolled.closest('.scene-stage') !== null) return; // the view has all of its height beside the header
      const below = current.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: scrolled.scrollTop > 0 ? below : 0 });
    };
    const note = ({ target }: Event) => {
      if (target instanceof Element && matchMedia(LOW).matches) afterPress(() => follow(target));
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [main]);
}
