import { configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath } from '#parts/routes.ts';
import { OWN_PAGES } from './own-pages.ts';

/** Screens of tools that have several, as their tabs are called. */
const SCREENS: Readonly<Record<string, string>> = {
  [ROUTES.optTonight]: 'Tonight',
  [ROUTES.optSetup]: 'Setup',
  [ROUTES.optFiltering]: 'Filtering',
  [ROUTES.optLongTerm]: 'Long-term plots',
  [ROUTES.optShortTerm]: 'Short-term plots',
  [ROUTES.optEphemerides]: 'Ephemerides',
  [ROUTES.optNightPlan]: 'Night plan',
};

/** What the browser calls a page: its own title, with that of the screen, before that of the toolkit. */
export function pageTitle(path: string): string {
  const tool = toolOfPath(path);
  const own =
    tool === undefined
      ? OWN_PAGES.find(({ href }) => href === path)?.title
      : [configuration.toolTexts[tool].title, SCREENS[path]].filter(Boolean).join(': ');
  return own === undefined ? configuration.title : `${own} · ${configuration.title}`;
}
