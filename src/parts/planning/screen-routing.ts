import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { linkedCode } from '#machines/saved-state/tool-state-link.ts';
import type { RoutePath } from '../routes.ts';

/** How the screens of a tool and the addresses of the page belong together. */
export type ScreenRouting<Screen extends string, Opened extends { readonly screen: Screen }, Request> = {
  readonly paths: Readonly<Record<Screen, RoutePath>>;
  /** What stands behind the path of a screen that the tool opened, as `?ifc=true`; empty for nothing. */
  readonly searchOf: (opened: Opened) => string;
  /** What the tool is asked when an address is visited; nothing for a screen that is always open. */
  readonly requestFor: (screen: Screen, search: string) => Request | undefined;
};

/** A tool that opens screens and is asked for them. */
type RoutedTool<Opened, Request> = {
  readonly on: (type: 'screen.opened', handler: (opened: Opened) => void) => { unsubscribe: () => void };
  readonly send: (request: Request) => void;
};

/** The screen that a path belongs to; undefined for a path that has none of its own. */
export function screenOfPath<Screen extends string>(
  paths: Readonly<Record<Screen, RoutePath>>,
  path: string,
): Screen | undefined {
  const screens = Object.keys(paths) as Screen[];
  return screens.find((screen) => paths[screen] === path);
}

/**
 * Keeps address and tool together: the tool opens screens, and an address that is visited asks the tool for its screen.
 * A link that names a saved state does not: the state decides which screen is shown.
 */
export function useScreenRouting<Screen extends string, Opened extends { readonly screen: Screen }, Request>(
  tool: RoutedTool<Opened, Request>,
  routing: ScreenRouting<Screen, Opened, Request>,
): Screen | undefined {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const screen = screenOfPath(routing.paths, path);
  const opened = useRef<Screen>(undefined);

  useEffect(() => {
    const subscription = tool.on('screen.opened', (event) => {
      opened.current = event.screen;
      const address = routing.paths[event.screen] + routing.searchOf(event);
      if (address !== window.location.pathname + window.location.search) navigate(address);
    });
    return () => subscription.unsubscribe();
  }, [tool, routing, navigate]);

  useEffect(() => {
    if (screen === opened.current || linkedCode(search) !== undefined) return;
    opened.current = screen;
    const request = screen && routing.requestFor(screen, search);
    if (request !== undefined) tool.send(request);
  }, [tool, routing, screen, search]);

  return screen;
}
