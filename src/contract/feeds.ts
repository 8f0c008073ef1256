import * as z from 'zod/mini';
import { observatoryFields } from './site/observing-window.ts';
import { numberText } from './rest/query-values.ts';

/** Limits of a feed of observable objects whose query names none. */
export const FEED_DEFAULTS = { magnitude: 18, altitude: 30 } as const;

/** Query of the feeds of what can be observed from a site, and of what is new there; limits count with a place only. */
export const observableFeedQuery = z.object({
  ...observatoryFields,
  faintest: z.optional(numberText(z.number().check(z.gte(0), z.lte(25)))),
  lowest: z.optional(numberText(z.number().check(z.gte(0), z.lte(89)))),
});

/** Text of a feed: iCalendar (RFC 5545) or Atom (RFC 4287). */
export const feedText = z.string();

export type ObservableFeedQuery = z.output<typeof observableFeedQuery>;
