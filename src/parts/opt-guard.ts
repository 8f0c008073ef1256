import { ROUTES, type RoutePath } from './routes.ts';

/** Which screens of observation planning are open now. */
export type OptAccess = { readonly filtering: boolean; readonly results: boolean };

/**
 * Where a path of observation planning really leads: itself when its screen is open, else the nearest open screen before
 * it. Plots are not built yet, so every path of the results leads to the ephemerides; a path unknown here leads home.
 */
export function guardedOptPath(path: string, access: OptAccess): RoutePath {
  switch (path) {
    case ROUTES.opt:
    case ROUTES.optSetup:
      return ROUTES.optSetup;
    case ROUTES.optFiltering:
      return access.filtering ? ROUTES.optFiltering : ROUTES.optSetup;
    case ROUTES.optResults:
    case ROUTES.optLongTerm:
    case ROUTES.optShortTerm:
    case ROUTES.optEphemerides:
      return access.results ? ROUTES.optEphemerides : guardedOptPath(ROUTES.optFiltering, access);
    default:
      return ROUTES.home;
  }
}
