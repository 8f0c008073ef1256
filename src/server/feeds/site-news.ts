import type { ObservableFeedQuery } from '#contract/feeds.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { type CatalogueNews, newsFeed } from './catalogue-news.ts';
import type { Feed } from './feed.ts';
import { siteList } from './site-list.ts';

/**
 * News of the catalogue for a site: of objects that are new or were observed again, those that can be observed there today and
 * tomorrow. Objects no longer listed have no orbit, so that they are named for every site.
 *
 * @throws ProblemError of the observatory, or `queue-full`.
 */
export async function siteNewsFeed(
  parts: Pick<BodyParts, 'catalogue' | 'now'> & {
    readonly filterings: Filterings;
    readonly news: () => readonly CatalogueNews[];
  },
  visitor: string,
  query: ObservableFeedQuery,
): Promise<Feed> {
  const { request, list } = await siteList(parts, visitor, query);
  const { catalogue, date } = request.catalogue;
  const observable = new Set(
    Array.from(list.matches, (object) => catalogue.body(list.set.rows[object]).designation),
  );
  return newsFeed(
    parts.news().map((news) => observableOf(news, observable)),
    { date },
    request.observer.label,
  );
}

/** The news with those objects alone that can be observed, and all that went. */
export function observableOf(news: CatalogueNews, observable: ReadonlySet<string>): CatalogueNews {
  const selected = (objects: CatalogueNews['added']) =>
    objects.filter(({ designation }) => observable.has(designation));
  return { ...news, added: selected(news.added), changed: selected(news.changed) };
}
