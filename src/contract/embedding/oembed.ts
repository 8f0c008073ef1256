import * as z from 'zod/mini';
import { numberText } from '../rest/query-values.ts';

const size = numberText(z.number().check(z.gt(0)));

/** Query of `oembed`. */
export const oembedQuery = z.object({
  /** Address of a screen of the toolkit. */
  url: z.string().check(z.maxLength(20_000)),
  maxwidth: z.optional(size),
  maxheight: z.optional(size),
  format: z.optional(z.string().check(z.maxLength(20))),
});

/**
 * Response of `oembed`.
 *
 * Source: oEmbed 1.0, section 2.3.4.4, the rich type.
 */
export const oembedResponse = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** A frame that shows the screen once the visitor starts it. */
  html: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
  cache_age: z.number(),
});

export type OembedQuery = z.output<typeof oembedQuery>;
export type OembedResponse = z.output<typeof oembedResponse>;
