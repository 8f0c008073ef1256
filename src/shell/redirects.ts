import { ROUTES, type RoutePath } from '#parts/routes.ts';

/**
 * Where a path without a screen of its own leads; undefined for a path that has one. Plots are not built yet, so every
 * path of the results leads to the ephemerides; a path nobody knows leads home.
 */
export function redirectOf(path: string): RoutePath | undefined {
  switch (path) {
    case ROUTES.home:
    case ROUTES.optSetup:
    case ROUTES.optFiltering:
    case ROUTES.optEphemerides:
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
