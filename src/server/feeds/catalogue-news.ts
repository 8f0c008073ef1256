import { type SmallBody, labelOf } from '#catalogue/small-body.ts';
import { countText } from '#contract/text/count-text.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import type { Feed } from './feed.ts';
import { nextTurn } from '../queue/yield-to-event-loop.ts';

/** Days for which news are stored. */
const NEWS_DAYS = 30;

/** Objects of one kind that one catalogue's news name at most: the last of its order, which begins with the longest known. */
const MOST_OF_A_KIND = 500;

/** Share of objects that come or go at once with another catalogue, and not with the next day of the same. */
const MOST_TURNOVER = 0.1;

/** For each near-Earth object, by its designation, a mark that changes when it was observed again. */
export type CatalogueMarks = Readonly<Record<string, { readonly label: string; readonly mark: string }>>;

/** The news of a catalogue compared with the one before. */
export type CatalogueNews = {
  /** ISO date of the catalogue. */
  readonly date: string;
  /** When it was taken in, Unix time, ms. */
  readonly takenMs: number;
  readonly added: readonly NewsObject[];
  readonly changed: readonly NewsObject[];
  readonly lost: readonly NewsObject[];
};

type NewsObject = { readonly designation: string; readonly label: string };

/** The near-Earth objects of a catalogue with their marks; other requests are served in between. */
export async function marksOf({ catalogue, nearEarthObjects }: ServiceCatalogue): Promise<CatalogueMarks> {
  const marks = new Map<string, { label: string; mark: string }>();
  for (const [place, row] of nearEarthObjects.entries()) {
    const body = catalogue.body(row);
    marks.set(body.designation, { label: labelOf(body), mark: markOf(body) });
    if (place % 1000 === 999) await nextTurn();
  }
  return Object.fromEntries(marks);
}

/**
 * The news between two catalogues: objects that came, were observed again, or are no longer listed.
 *
 * @returns nothing where there are none, and where so much has changed that the catalogue is of another kind.
 */
export function newsBetween(
  before: CatalogueMarks,
  after: CatalogueMarks,
  stamp: Pick<CatalogueNews, 'date' | 'takenMs'>,
): CatalogueNews | undefined {
  const names = { before: Object.keys(before), after: Object.keys(after) };
  const added = names.after.filter((name) => !Object.hasOwn(before, name));
  const lost = names.before.filter((name) => !Object.hasOwn(after, name));
  const changed = names.after.filter(
    (name) => Object.hasOwn(before, name) && before[name]?.mark !== after[name]?.mark,
  );
  if (Math.max(added.length, lost.length) > MOST_TURNOVER * Math.max(1, names.before.length))
    return undefined;
  if (added.length + lost.length + changed.length === 0) return undefined;
  const listedNews = (marks: CatalogueMarks, found: readonly string[]) =>
    found
      .slice(-MOST_OF_A_KIND)
      .map((designation) => ({ designation, label: marks[designation]?.label ?? designation }));
  return {
    ...stamp,
    added: listedNews(after, added),
    changed: listedNews(after, changed),
    lost: listedNews(before, lost),
  };
}

/** News of the last 30 days, the newest first. */
export function recentNews(news: readonly CatalogueNews[], nowMs: number): readonly CatalogueNews[] {
  return news
    .filter(({ takenMs }) => takenMs >= nowMs - NEWS_DAYS * 86_400_000)
    .toSorted((a, b) => b.takenMs - a.takenMs);
}

/**
 * New, newly observed and lost objects as a feed, an entry for each kind of each catalogue.
 *
 * @param place what to call the site where new and newly observed ones can be observed; absent where that does not count.
 */
export function newsFeed(
  news: readonly CatalogueNews[],
  { date }: Pick<ServiceCatalogue, 'date'>,
  place?: string,
): Feed {
  const above = place === undefined ? '' : `, observable from ${place}`;
  const KINDS = [
    ['added', 'new', above],
    ['changed', 'observed again', above],
    ['lost', 'no longer listed', ''],
  ] as const;
  const entries = news.flatMap((one) =>
    KINDS.flatMap(([kind, words, where]) => {
      const objects = one[kind];
      if (objects.length === 0) return [];
      return [
        {
          id: `news ${one.takenMs} ${kind}`,
          startMs: one.takenMs,
          summary: `${countText(objects.length, 'near-Earth object')} ${words}${where}`,
          description: `Catalogue of ${one.date}: ${objects.map(({ label }) => label).join(', ')}`,
          updatedMs: one.takenMs,
        },
      ];
    }),
  );
  const dateMs = Date.parse(date);
  return {
    title: `New, newly observed and delisted near-Earth objects${place === undefined ? '' : `, ${place}`}`,
    about: '/provenance',
    updatedMs: news[0]?.takenMs ?? (Number.isNaN(dateMs) ? 0 : dateMs),
    entries,
  };
}

function markOf({ arcDays, lastObservation }: SmallBody): string {
  return `${arcDays ?? ''} ${lastObservation ?? ''}`;
}
