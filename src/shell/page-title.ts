import { configuration } from '#parts/configuration.ts';
import { toolOfPath } from '#parts/routes.ts';
import { OWN_PAGES } from './own-pages.ts';

/** What the browser calls a page: its own title before that of the toolkit. */
export function pageTitle(path: string): string {
  const tool = toolOfPath(path);
  const own =
    tool === undefined
      ? OWN_PAGES.find(({ href }) => href === path)?.title
      : configuration.toolTexts[tool].title;
  return own === undefined ? configuration.title : `${own} · ${configuration.title}`;
}
