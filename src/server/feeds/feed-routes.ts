import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ObservableFeedQuery } from '#contract/feeds.ts';
import { PUBLISHED_ENDPOINTS } from '#contract/published-endpoints.ts';
import { ROUTES } from '#contract/routes.ts';
import type { PreparationProgress } from '#contract/status.ts';
import { TONIGHT_ENDPOINTS } from '#contract/opt/tonight.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { namesPlace } from '../bodies/site-of.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { typedQuery } from '../http/read-query.ts';
import type { RequestParts } from '../http/request-parts.ts';
import { type CatalogueNews, newsFeed } from './catalogue-news.ts';
import { type Feed, feedAtom, feedCalendar } from './feed.ts';
import { observableFeed } from './observable-feed.ts';
import { siteList } from './site-list.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';
import { createTonight } from './tonight.ts';
import { requestContext } from '../queue/request-context.ts';

/** How long readers and proxies may show a feed again without a request, seconds. */
const FRESH_SECONDS = 3600;

/** Feeds that are cached, some 20 kB each. */
const CACHED_FEEDS = 200;

/** Feeds that calendars and feed readers subscribe to, without an account. */
export function feedRoutes(
  parts: BodyParts & {
    readonly filterings: Filterings;
    readonly news: () => readonly CatalogueNews[];
    readonly preparation: () => PreparationProgress;
  },
): Hono {
  const routes = new Hono();
  const cached = new LRUCache<string, Promise<Feed>>({ max: CACHED_FEEDS });

  routes.get(ROUTES.observableCalendar, async (c) => calendar(c, await observable(c), isWhole()));
  routes.get(ROUTES.observableAtom, async (c) => atom(c, parts, await observable(c), isWhole()));
  routes.get(ROUTES.newsCalendar, async (c) => calendar(c, ...(await news(c))));
  routes.get(ROUTES.newsAtom, async (c) => atom(c, parts, ...(await news(c))));
  return routes;

  /** Whether every orbit is prepared, so that nothing is missing from a feed. */
  function isWhole(): boolean {
    const { done, total } = parts.preparation();
    return done >= total;
  }

  async function news(c: Context): Promise<[feed: Feed, isWhole: boolean]> {
    const query = typedQuery(PUBLISHED_ENDPOINTS.newsCalendar.query, c.req.url);
    if (!namesPlace(query)) return [newsFeed(parts.news(), parts.catalogue()), true];
    const feed = await cachedForDay('news', query, () => siteNewsFeed(parts, parts.visitorOf(c), query));
    return [feed, isWhole()];
  }

  async function observable(c: Context): Promise<Feed> {
    const query = typedQuery(PUBLISHED_ENDPOINTS.observableCalendar.query, c.req.url);
    return cachedForDay('observable', query, () => observableFeed(parts, parts.visitorOf(c), query));
  }

  /**
   * A feed that stays the same for a day while the catalogue is the same and all its orbits are prepared: it
   * is made once.
   */
  async function cachedForDay(
    kind: string,
    query: ObservableFeedQuery,
    make: () => Promise<Feed>,
  ): Promise<Feed> {
    if (!isWhole()) return make();
    const day = Math.floor(parts.now() / 86_400_000);
    const key = JSON.stringify([kind, day, parts.catalogue().version, query]);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const made = make();
    cached.set(key, made);
    made.catch(() => cached.delete(key));
    return made;
  }
}

function calendar(c: Context, feed: Feed, isWhole: boolean): Response {
  return respond(c, feedCalendar(feed), 'text/calendar; charset=utf-8', isWhole);
}

function atom(
  c: Context,
  { publicUrlOf }: Pick<RequestParts, 'publicUrlOf'>,
  feed: Feed,
  isWhole: boolean,
): Response {
  return respond(c, feedAtom(feed, publicUrlOf(c).href), 'application/atom+xml; charset=utf-8', isWhole);
}

function respond(c: Context, text: string, type: string, isWhole: boolean): Response {
  c.header('Content-Type', type);
  if (isWhole) c.header('Cache-Control', `public, max-age=${FRESH_SECONDS}`);
  return c.body(text);
}

/**
 * News of the catalogue for a site: of objects that are new or were observed again, those that can be observed there today and
 * tomorrow. Objects no longer listed have no orbit, so that they are named for every site.
 *
 * @throws ProblemError of the observatory, or `queue-full`.
 */
async function siteNewsFeed(
  parts: Pick<BodyParts, 'catalogue' | 'now'> & {
    readonly filterings: Filterings;
    readonly news: () => readonly CatalogueNews[];
  },
  visitor: string,
  query: ObservableFeedQuery,
): Promise<Feed> {
  const { request, list } = await siteList(parts, visitor, query);
  const { date } = request.catalogue;
  const observable = new Set(
    Array.from(list.matches, (object) => bodyOfObject(list.set, object).designation),
  );
  return newsFeed(
    parts.news().map((news) => observableOf(news, observable)),
    { date },
    request.observer.label,
  );
}

/** The news with those objects alone that can be observed, and all that went. */
function observableOf(news: CatalogueNews, observable: ReadonlySet<string>): CatalogueNews {
  const observableOnly = (objects: CatalogueNews['added']) =>
    objects.filter(({ designation }) => observable.has(designation));
  return { ...news, added: observableOnly(news.added), changed: observableOnly(news.changed) };
}

/** The list of a night at a place. */
export function tonightRoutes(parts: BodyParts & { readonly filterings: Filterings }): Hono {
  const routes = new Hono();
  const tonight = createTonight(parts);
  routes.get(ROUTES.tonight, async (c) => {
    const query = typedQuery(TONIGHT_ENDPOINTS.tonight.query, c.req.url);
    const waiting = requestContext(parts, c);
    return c.json(await tonight(waiting, query));
  });
  return routes;
}
