import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { keysOf } from '#engine/typed-record.ts';
import type { ScreenLeft } from '#machines/popups/coordinator.ts';
import { linkedCode, withLinkedCode } from '#machines/saved-state/tool-state-link.ts';
import type { RoutePath } from '../routes.ts';
import { onSite, pathOnSite } from '#client/site.ts';

/** The addresses of a tool's screens, and the events between tool and router. */
export type ScreenRouting<Screen extends string, Opened extends OpenedScreen<Screen>, Request> = {
  readonly paths: Readonly<Record<Screen, RoutePath>>;
  /** Further addresses of screens that have several; the one in `paths` is where such a screen opens. */
  readonly children?: Readonly<Partial<Record<Screen, readonly RoutePath[]>>>;
  /** The query after the path of a screen that the tool opened, such as `?ifc=true`; may be empty. */
  readonly searchOf: (opened: Opened) => string;
  /** The address of a screen that the tool opened, where it names one of several. */
  readonly addressOf?: (opened: Opened) => RoutePath | undefined;
  /** The event sent to the tool when an address is visited, which it may refuse; undefined for a screen that is always open. */
  readonly requestFor: (screen: Screen, search: string) => Request | undefined;
};

/** A screen that a tool opens. */
type OpenedScreen<Screen extends string> = {
  readonly screen: Screen;
  /** No way leads back to the present address. */
  readonly replaces: boolean;
  /** Only where the page is at this screen. */
  readonly from?: Screen;
};

/** Which addresses belong to which screen. */
type Addresses<Screen extends string> = Pick<ScreenRouting<Screen, never, never>, 'paths' | 'children'>;

/** A tool that opens screens on request. */
type RoutedTool<Opened, Request> = {
  readonly on: (type: 'screen.opened', handler: (opened: Opened) => void) => { unsubscribe: () => void };
  readonly send: (event: Request | ScreenLeft) => void;
};

/** The screen that a path belongs to; undefined for a path without a screen. */
export function screenOfPath<Screen extends string>(
  { paths, children }: Addresses<Screen>,
  path: string,
): Screen | undefined {
  return keysOf(paths).find(
    (screen) => paths[screen] === path || children?.[screen]?.some((child) => child === path) === true,
  );
}

/**
 * Leads the page to each screen that the tool opens, for as long as the tool runs: also from the page of another one,
 * where a popup of the tool may have been answered. A screen of several addresses that is shown already keeps its own.
 */
export function leadToScreens<Screen extends string, Opened extends OpenedScreen<Screen>, Request>(
  tool: Pick<RoutedTool<Opened, Request>, 'on'>,
  routing: ScreenRouting<Screen, Opened, Request>,
): void {
  tool.on('screen.opened', (opened) => {
    const pathname = pathOnSite();
    const shown = screenOfPath(routing, pathname);
    if (opened.from !== undefined && shown !== opened.from) return;
    const path =
      routing.addressOf?.(opened) ?? (shown === opened.screen ? pathname : routing.paths[opened.screen]);
    const address = path + routing.searchOf(opened);
    if (address !== pathname + withLinkedCode(window.location.search, undefined))
      navigate(onSite(address), { replace: opened.replaces });
  });
}

/**
 * The screen of the present address. An address that is visited, and was not opened by the tool, requests its screen from
 * the tool; a link that names a saved state does not: the state decides which screen is shown.
 */
export function useScreenRouting<Screen extends string, Opened extends OpenedScreen<Screen>, Request>(
  tool: RoutedTool<Opened, NoInfer<Request>>,
  routing: ScreenRouting<Screen, Opened, Request>,
): Screen | undefined {
  const [path] = useLocation();
  const search = useSearch();
  const screen = screenOfPath(routing, path);
  const opened = useRef<Screen>(undefined);

  useEffect(() => {
    const subscription = tool.on('screen.opened', (event) => {
      const present = screenOfPath(routing, pathOnSite());
      if (present === event.screen) opened.current = present; // the page has been led there by now
    });
    return () => subscription.unsubscribe();
  }, [tool, routing]);

  useEffect(() => {
    if (screen === opened.current) return;
    const isLed = linkedCode(search) !== undefined;
    if (opened.current !== undefined && !isLed) tool.send({ type: 'screen.left' });
    opened.current = screen;
    if (isLed) return;
    const request = screen && routing.requestFor(screen, search);
    if (request !== undefined) tool.send(request);
  }, [tool, routing, screen, search]);

  return screen;
}
