import { observatoryByCode } from '#catalogue/search-observatories.ts';
import { GEOCENTRE_CODE, type ObservingWindow } from '#contract/site/observing-window.ts';
import { GEOCENTRE, siteFromGeodetic, siteFromParallaxConstants, type Site } from '#engine/earth/site.ts';
import { notReadYet } from './named-bodies.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

/** An observer's place, and what to call it. */
export type Observer = { readonly site: Site; readonly label: string };

/** The observatories known so far, and whether there will be more. */
type Places = Pick<ServiceCatalogue, 'isProvisional'> & {
  readonly catalogue: Pick<ServiceCatalogue['catalogue'], 'observatories'>;
};

/** The place of an opt call. */
type PlaceQuery = Pick<
  ObservingWindow,
  'observatoryCode' | 'observatoryLatitude' | 'observatoryLongitude' | 'observatoryElevation'
>;

/**
 * The observer of a call: an observatory by its code, or geodetic coordinates.
 *
 * @param current holds the places that have a code.
 * @throws ProblemError when neither is given, the code is unknown, or a coordinate is out of range; `starting` where a catalogue that
 *   is being read may know the code.
 */
export function observerOf(query: PlaceQuery, current: Places): Observer {
  if (query.observatoryCode !== undefined) return observerByCode(query.observatoryCode, current);
  const { observatoryLatitude: latitude, observatoryLongitude: longitude } = query;
  const elevation = query.observatoryElevation ?? 0;
  if (latitude === undefined || longitude === undefined) {
    throw new ProblemError('observatory-invalid', {
      detail: 'Give observatoryCode, or observatoryLatitude, observatoryLongitude and observatoryElevation.',
      parameter: latitude === undefined ? 'observatoryLatitude' : 'observatoryLongitude',
    });
  }
  return {
    site: siteOrProblem('observatoryElevation', () => siteFromGeodetic(longitude, latitude, elevation)),
    label: `${latitude.toFixed(5)} deg north, ${longitude.toFixed(5)} deg east, ${elevation.toFixed(0)} m`,
  };
}

/** Whether a query says anything of a place. */
export function namesPlace(query: PlaceQuery): boolean {
  const { observatoryCode, observatoryLatitude, observatoryLongitude, observatoryElevation } = query;
  return [observatoryCode, observatoryLatitude, observatoryLongitude, observatoryElevation].some(
    (part) => part !== undefined,
  );
}

function observerByCode(text: string, { catalogue, isProvisional }: Places): Observer {
  const code = text.trim();
  if (code === GEOCENTRE_CODE) return { site: GEOCENTRE, label: 'Geocentric (500)' };
  const observatory = observatoryByCode(catalogue.observatories, code);
  if (observatory === undefined) {
    if (isProvisional) throw notReadYet(code);
    throw new ProblemError('observatory-unknown', {
      detail: `No observatory with the code "${code}" is known.`,
      parameter: 'observatoryCode',
      names: [code],
    });
  }
  const { longitudeDeg, rhoCosPhi, rhoSinPhi } = observatory;
  return {
    site: siteOrProblem('observatoryCode', () =>
      siteFromParallaxConstants(longitudeDeg, rhoCosPhi, rhoSinPhi),
    ),
    label: `${observatory.name} (${observatory.code})`,
  };
}

/** A place the engine refuses is the caller's mistake. */
function siteOrProblem(parameter: string, make: () => Site): Site {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError('observatory-invalid', { detail: error.message, parameter });
  }
}
