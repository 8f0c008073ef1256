import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

/** Whether a theme of the page inverts the colours of a picture: on paper yes, at night never. */
const INVERTED: Readonly<Record<string, boolean>> = { inverted: true, red: false };

/**
 * Inverts the colours of a picture while the page has the paper theme, and restores them when another theme is chosen.
 * Colours that the user inverts in between stay until the theme changes again.
 *
 * @returns stops following the theme.
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
