import { createContext, useState } from 'react';
import { configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath } from '#parts/routes.ts';

/** Where the user was before they looked something up. */
export type Back = { readonly href: string; readonly title: string };

const HOME: Back = { href: ROUTES.home, title: 'the welcome page' };

/** The way back from a page about the toolkit. */
export const WayBack = createContext(HOME);

/** What a path is to come back to: the welcome page, or the screen of a tool; undefined for anything else. */
export function backTo(path: string): Back | undefined {
  if (path === ROUTES.home) return HOME;
  const tool = toolOfPath(path);
  return tool === undefined ? undefined : { href: path, title: configuration.toolTexts[tool].title };
}

/** The last tool or welcome page that the user was on. */
export function useWayBack(path: string): Back {
  const [last, setLast] = useState(HOME);
  const next = backTo(path) ?? last;
  if (next.href !== last.href) setLast(next);
  return next;
}
