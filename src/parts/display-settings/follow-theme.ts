import type { DisplaySettingsActor } from './display-settings-actor.ts';

/** Paper is light: a picture beside it has its colours inverted. */
const PAPER = 'inverted';

/**
 * Inverts the colours of a picture when the page takes the theme of paper, at once where it has it already, and back when
 * another theme is chosen. What the visitor inverts in between stays until the theme is changed.
 *
 * @returns ends it.
 */
export function followTheme(settings: DisplaySettingsActor): () => void {
  const page = document.documentElement;
  let isPaper = false;
  const follow = () => {
    const isNow = page.dataset['theme'] === PAPER;
    if (isNow === isPaper) return;
    isPaper = isNow;
    settings.send({ type: 'colors.inverted', area: 'all', isOn: isPaper });
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributes: true, attributeFilter: ['data-theme'] });
  follow();
  return () => observer.disconnect();
}
