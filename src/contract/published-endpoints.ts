import { endpoint } from './rest/endpoint.ts';
import { feedText, observableFeedQuery } from './feeds.ts';
import { oembedResponse, oembedQuery } from './embedding/oembed.ts';

/** The calls that calendars, feed readers and other sites make and the page itself never does, by their names. */
export const PUBLISHED_ENDPOINTS = {
  observableCalendar: endpoint({
    route: 'observableCalendar',
    summary: 'When near-Earth objects can be observed from a site today and tomorrow, as a calendar',
    query: observableFeedQuery,
    response: feedText,
    media: 'text/calendar',
    token: 'none',
    problems: ['observatory-invalid', 'observatory-unknown', 'queue-full'],
  }),

  observableAtom: endpoint({
    route: 'observableAtom',
    summary: 'The same as a feed',
    query: observableFeedQuery,
    response: feedText,
    media: 'application/atom+xml',
    token: 'none',
    problems: ['observatory-invalid', 'observatory-unknown', 'queue-full'],
  }),

  newsCalendar: endpoint({
    route: 'newsCalendar',
    summary:
      'Near-Earth objects that were new, observed again or no longer listed in the last 30 days, as a calendar; with a place, of the new and newly observed only those that can be observed there today and tomorrow',
    query: observableFeedQuery,
    response: feedText,
    media: 'text/calendar',
    token: 'none',
    problems: ['observatory-invalid', 'observatory-unknown', 'queue-full'],
  }),

  newsAtom: endpoint({
    route: 'newsAtom',
    summary: 'The same as a feed',
    query: observableFeedQuery,
    response: feedText,
    media: 'application/atom+xml',
    token: 'none',
    problems: ['observatory-invalid', 'observatory-unknown', 'queue-full'],
  }),

  oembed: endpoint({
    route: 'oembed',
    summary: 'How a screen of the toolkit is shown in a frame, by oEmbed 1.0',
    query: oembedQuery,
    response: oembedResponse,
    token: 'none',
    problems: ['not-embeddable', 'format-unknown'],
  }),
} as const;
