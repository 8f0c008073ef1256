import { isEnabled, type Configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath, type RoutePath } from '#parts/routes.ts';

/**
 * Where a path without a screen of its own leads; undefined for a path that has one. Plots are not built yet, so every
 * path of the results leads to the ephemerides; a path nobody knows, or of a tool that is not enabled, leads home. A slash
 * at the end changes nothing about where a path leads.
 */
export function redirectOf(
  path: string,
  configured: Pick<Configuration, 'enabledTools'>,
): string | undefined {
  const plain = withoutSlashAtEnd(path);
  return targetOf(plain, configured) ?? (plain === path ? undefined : plain);
}

function withoutSlashAtEnd(path: string): string {
  return path === ROUTES.home ? path : path.replace(/\/$/, '');
}

function targetOf(path: string, configured: Pick<Configuration, 'enabledTools'>): RoutePath | undefined {
  const tool = toolOfPath(path);
  if (tool !== undefined && !isEnabled(configured, tool)) return ROUTES.home;
  switch (path) {
    case ROUTES.home:
    case ROUTES.optSetup:
    case ROUTES.optFiltering:
    case ROUTES.optEphemerides:
    case ROUTES.ovt:
    case ROUTES.about:
    case ROUTES.terms:
    case ROUTES.privacy:
    case ROUTES.provenance:
      return undefined;
    case ROUTES.opt:
      return ROUTES.optSetup;
    case ROUTES.optResults:
    case ROUTES.optLongTerm:
    case ROUTES.optShortTerm:
      return ROUTES.optEphemerides;
    default:
      return ROUTES.home;
  }
}
