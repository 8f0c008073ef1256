import { EMBEDDING } from '#parts/embedding.ts';
import { readStored, store } from '#parts/storage.ts';

/** The looks of the page. */
export const THEMES = [
  { id: 'dark', title: 'Dark' },
  { id: 'light', title: 'Light' },
  { id: 'red', title: 'Red night' },
  { id: 'inverted', title: 'Paper' },
  { id: 'auto', title: 'Match system' },
] as const;

export type Theme = (typeof THEMES)[number]['id'];

/** A theme in use; `auto` uses one of them. */
export const CONCRETE_THEMES = ['dark', 'light', 'red', 'inverted'] as const satisfies readonly Theme[];

const LIGHT_SYSTEM = '(prefers-color-scheme: light)';

const KEY = 'theme';
const DEFAULT: Theme = 'dark';

/** The theme a stored text names; the default for anything unknown. */
export function themeNamed(text: string | undefined): Theme {
  return THEMES.find(({ id }) => id === text)?.id ?? DEFAULT;
}

/** The theme that the address of an embedded page names, or was chosen at an earlier visit, or the default. */
export function chosenTheme(): Theme {
  return themeNamed(EMBEDDING?.theme ?? readStored(KEY));
}

/** Shows the whole page, and the browser around it, in a theme or in that of the system. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset['chosenTheme'] = theme;
  dataset['theme'] = theme === 'auto' ? systemTheme() : theme;
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--canvas');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}

/** Changes the theme of a page that is to match the system whenever that turns dark or light. */
export function followSystem(): void {
  matchMedia(LIGHT_SYSTEM).addEventListener('change', () => {
    if (document.documentElement.dataset['chosenTheme'] === 'auto') showTheme('auto');
  });
}

/** Shows a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  store(KEY, theme);
}

function systemTheme(): Theme {
  return matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark';
}
