import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OptScreen } from '#machines/opt/opt-events.ts';
import { linkedCode } from '#machines/saved-state/tool-state-link.ts';
import { type RoutePath, ROUTES } from '#parts/routes.ts';
import type { OptActor } from '#machines/opt/opt.ts';

/** Path of every screen; results open on the ephemerides. */
export const SCREEN_PATHS: Readonly<Record<OptScreen, RoutePath>> = {
  setup: ROUTES.optSetup,
  filtering: ROUTES.optFiltering,
  results: ROUTES.optEphemerides,
};

/** In the address of the results: show them although the time step was changed since. */
const IGNORE_CHANGE = 'ifc';

/** The screen an address belongs to; nothing for an address that has none of its own. */
export function screenOfPath(path: string): OptScreen | undefined {
  if (path === ROUTES.optSetup) return 'setup';
  if (path === ROUTES.optFiltering) return 'filtering';
  return path === ROUTES.optEphemerides ? 'results' : undefined;
}

/**
 * Keeps address and tool together: the tool opens screens, and an address that is visited asks the tool for its screen;
 * a link that names a saved state does not: what it names decides.
 */
export function useRouting(opt: OptActor): OptScreen | undefined {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const screen = screenOfPath(path);
  const opened = useRef<OptScreen>(undefined);

  useEffect(() => {
    const subscription = opt.on('screen.opened', (event) => {
      opened.current = event.screen;
      const address = SCREEN_PATHS[event.screen] + (event.ignoreChange ? `?${IGNORE_CHANGE}=true` : '');
      if (address !== window.location.pathname + window.location.search) navigate(address);
    });
    return () => subscription.unsubscribe();
  }, [opt, navigate]);

  useEffect(() => {
    if (screen === opened.current || linkedCode(search) !== undefined) return;
    opened.current = screen;
    if (screen === 'filtering') opt.send({ type: 'filtering.requested' });
    if (screen === 'results') {
      const ignoreChange = new URLSearchParams(search).get(IGNORE_CHANGE) === 'true';
      opt.send({ type: 'results.requested', ignoreChange });
    }
  }, [opt, screen, search]);

  return screen;
}
