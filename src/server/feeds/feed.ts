import { type CalendarEvent, calendarText } from '#contract/calendar.ts';
import { escapedMarkup } from '#contract/text/markup.ts';
import { oneLine } from '#contract/text/one-line.ts';

/** Entries that a calendar and a feed reader can both show. */
export type Feed = {
  readonly title: string;
  /** Path and query of the page that it is about. */
  readonly about: string;
  /** When its contents last changed, Unix time, ms. */
  readonly updatedMs: number;
  readonly entries: readonly (CalendarEvent & { readonly updatedMs: number })[];
};

/** The feed as iCalendar. */
export function feedCalendar({ entries, title, updatedMs }: Feed): string {
  return calendarText(entries, title, updatedMs);
}

/**
 * The feed as Atom.
 *
 * @param self address of the feed; its origin is that of the site.
 *
 * Source: RFC 4287, sections 4.1.1 (feed) and 4.1.2 (entry); ids by RFC 4151.
 */
export function feedAtom({ entries, title, about, updatedMs }: Feed, self: string): string {
  const { origin, hostname } = new URL(self);
  const idOf = (name: string) => `tag:${hostname},2026:${encodeURIComponent(oneLine(name))}`;
  const page = escapedMarkup(origin + about);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapedMarkup(self)}</id>`,
    `<title>${escapedMarkup(title)}</title>`,
    `<updated>${instant(updatedMs)}</updated>`,
    '<author><name>NEO Toolkit</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapedMarkup(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    ...entries.map(({ id, summary, description, updatedMs: changedMs }) =>
      [
        '<entry>',
        `<id>${escapedMarkup(idOf(id))}</id>`,
        `<title>${escapedMarkup(summary)}</title>`,
        `<updated>${instant(changedMs)}</updated>`,
        `<link rel="alternate" type="text/html" href="${page}"/>`,
        `<content type="text">${escapedMarkup(description)}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
