import { Hono } from 'hono';
import { ROUTES } from '#contract/routes.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import type { ServiceParts } from './service-parts.ts';

/** What the service works with at the moment. */
export function statusRoutes(parts: ServiceParts): Hono {
  const routes = new Hono();
  routes.get(ROUTES.status, (c) => c.json(statusOf(parts)));
  return routes;
}

function statusOf(parts: ServiceParts): ServiceStatus {
  const { name, date, usualDate, catalogue, nearEarthObjects, neocp } = parts.catalogue();
  const { ephemeris } = parts.compute;
  const earth = parts.earth();
  const refused = parts.catalogueRefused();
  const earthRefused = parts.earthOrientationRefused();
  const starsRefused = parts.starsRefused();
  return {
    version: parts.version,
    now: new Date(parts.now()).toISOString(),
    catalogue: {
      name,
      date,
      usualDate,
      objects: catalogue.count,
      nearEarthObjects: nearEarthObjects.length,
      observatories: catalogue.observatories.length,
      sources: catalogue.sources.map(({ name, service, date, rows, dropped }) => ({
        name,
        service,
        date,
        rows,
        dropped,
      })),
      ...(neocp === undefined
        ? {}
        : { candidates: { count: neocp.candidates.length, asOf: neocp.asOf ?? neocp.date } }),
      loading: parts.catalogueLoading(),
      ...(refused === undefined ? {} : { refused }),
      refresh: parts.catalogueRefresh(),
    },
    preparation: parts.preparation(),
    ephemeris: {
      name: ephemeris.name,
      firstJulianDate: ephemeris.firstDay,
      lastJulianDate: ephemeris.lastDay,
    },
    earthOrientation: {
      source: earth.source,
      measuredTo: isoDateFromJulianDate(earth.measuredTo + MJD_ORIGIN),
      predictedTo: isoDateFromJulianDate(earth.end.mjd + MJD_ORIGIN),
      ...(earthRefused === undefined ? {} : { refused: earthRefused }),
    },
    ...(starsRefused === undefined ? {} : { starsRefused }),
    ...(parts.surveyAddress === undefined ? {} : { surveyAddress: parts.surveyAddress }),
    ...(parts.tileAddress === undefined ? {} : { tileAddress: parts.tileAddress }),
  };
}
