import { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Observatory as CatalogueObservatory } from '#catalogue/observatory.ts';
import { searchObservatories } from '#catalogue/search-observatories.ts';
import type { AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { MAX_SEARCH_RESULTS } from '#contract/limits.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import { ROUTES } from '#contract/routes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { listedObject } from './listed-object.ts';
import { nameErrors, namedBodies, notReadYet } from './named-bodies.ts';
import { candidatesByPhrase } from './neocp-candidates.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from './body-parts.ts';

/** Searches of the catalogue: observatories, small bodies by phrase and by name, impactors. */
export function searchRoutes({ catalogue, now }: Pick<BodyParts, 'catalogue' | 'now'>): Hono {
  const routes = new Hono();
  const rowObject = (bodies: Catalogue, row: number) =>
    listedObject(bodies.body(row), bodies.impactors, julianDateFromUnixTime(now()));

  routes.get(ROUTES.findObservatoryByPhrase, (c) => {
    const { query } = typedQuery(ENDPOINTS.findObservatoryByPhrase.query, c.req.url);
    const { catalogue: bodies, isProvisional } = catalogue();
    const found = searchObservatories(bodies.observatories, query, MAX_SEARCH_RESULTS);
    if (isProvisional && found.length === 0) throw notReadYet(query);
    return c.json(found.map(listedObservatory) satisfies Observatory[]);
  });

  routes.get(ROUTES.findAsteroidByPhrase, (c) => {
    const { query, sourceType } = typedQuery(ENDPOINTS.findAsteroidByPhrase.query, c.req.url);
    const { catalogue: bodies, neocp, search, isProvisional } = catalogue();
    const found = search
      .byPhrase(query, { limit: MAX_SEARCH_RESULTS, databases: sourceType })
      .map((index) => rowObject(bodies, index));
    const candidates = (sourceType ?? ['NEOCP']).includes('NEOCP') ? candidatesByPhrase(neocp, query) : [];
    if (isProvisional && found.length + candidates.length === 0) throw notReadYet(query);
    return c.json(withCandidates(found, candidates) satisfies ListedObject[]);
  });

  routes.get(ROUTES.findAsteroidByName, (c) => {
    const { query } = typedQuery(ENDPOINTS.findAsteroidByName.query, c.req.url);
    const current = catalogue();
    const named = namedBodies(query, current);
    return c.json({
      asteroids: named.found.map((index) => rowObject(current.catalogue, index)),
      errors: nameErrors(named, current).map(({ suggestions, ...error }) =>
        suggestions === undefined ? error : { ...error, suggestions: [...suggestions] },
      ),
    } satisfies AsteroidsByName);
  });

  routes.get(ROUTES.impactors, (c) =>
    c.json(
      catalogue().catalogue.impactors.map((impactor) => ({
        name: impactor.designation,
        impactDate: impactor.impactDate,
      })) satisfies Impactor[],
    ),
  );

  return routes;
}

/** Candidates follow the catalogue, with some places reserved for them however much of it fits. */
function withCandidates(found: readonly ListedObject[], candidates: readonly ListedObject[]): ListedObject[] {
  const count = Math.max(MAX_SEARCH_RESULTS - candidates.length, MAX_SEARCH_RESULTS / 2);
  return [...found.slice(0, count), ...candidates].slice(0, MAX_SEARCH_RESULTS);
}

function listedObservatory(observatory: CatalogueObservatory): Observatory {
  const { id, code, name, latitudeDeg, longitudeDeg, altitudeM } = observatory;
  return { id, code, name, latitude: latitudeDeg, longitude: longitudeDeg, alt: altitudeM };
}
