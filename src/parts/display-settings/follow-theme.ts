import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

/** What the colours of a picture are once the page takes a theme: inverted beside paper, never bright at night. */
const INVERTED: Readonly<Record<string, boolean>> = { inverted: true, red: false };

/**
 * Inverts the colours of a picture when the page takes the theme of paper, at once where it has it already, and back when
 * another theme is chosen. What the visitor inverts in between stays until a theme says otherwise.
 *
 * @returns ends it.
 */
export function followTheme(settings: DisplaySettingsActor): () => void {
  const page = document.documentElement;
  let theme = '';
  const follow = () => {
    const [before, now] = [theme, page.dataset['theme'] ?? ''];
    theme = now;
    const isOn = INVERTED[now] ?? (INVERTED[before] ? false : undefined);
    if (before !== now && isOn !== undefined) settings.send({ type: 'colors.inverted', area: 'all', isOn });
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributes: true, attributeFilter: ['data-theme'] });
  follow();
  return () => observer.disconnect();
}
