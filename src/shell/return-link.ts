import { createContext, useState } from 'react';
import { configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath } from '#parts/routes.ts';

/** Where the user was before they looked something up. */
export type ReturnLink = { readonly href: string; readonly title: string };

const HOME: ReturnLink = { href: ROUTES.home, title: 'the welcome page' };

/** The link back from a page about the toolkit. */
export const ReturnLinkContext = createContext(HOME);

/** The link back to a path: to the welcome page or the screen of a tool; undefined for anything else. */
function returnLinkTo(path: string): ReturnLink | undefined {
  if (path === ROUTES.home) return HOME;
  const tool = toolOfPath(path);
  return tool === undefined ? undefined : { href: path, title: configuration.toolTexts[tool].title };
}

/** The link to the last tool or welcome page that the user was on. */
export function useReturnLink(path: string): ReturnLink {
  const [last, setLast] = useState(HOME);
  const next = returnLinkTo(path) ?? last;
  if (next.href !== last.href) setLast(next);
  return next;
}
