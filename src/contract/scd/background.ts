import * as z from 'zod/mini';
import { observatoryFields } from '../site/observing-window.ts';
import { julianDateText, utcText } from '../rest/date-text.ts';
import { numberText } from '../rest/query-values.ts';

/** Most stars in one response; the brightest are those that are sent. */
export const MAX_STARS = 100_000;

const within = (least: number, most: number) => numberText(z.number().check(z.gte(least), z.lte(most)));

/** Schema of an extent, degrees, greater than zero. */
const extent = (most: number) => numberText(z.number().check(z.gt(0), z.lte(most)));

const skyFields = {
  /** Place of the middle, degrees, ICRF. */
  ra: within(-360, 360),
  dec: within(-90, 90),
  /** Brightest and faintest requested V, mag. */
  magBright: within(-30, 40),
  magFaint: within(-30, 40),
  /** Date of the places of JSON, Julian date UTC; J2000.0 where it is absent. */
  julianDate: z.optional(julianDateText(z.number().check(z.gte(2_415_020.5), z.lte(2_623_933.5)))),
  utcStart: z.optional(utcText()),
  ...observatoryFields,
};

/**
 * Query of `background/rectangle`. The extents are degrees of right ascension and of declination, the middle being half-way;
 * a rectangle that reaches beyond a pole goes on behind it, and 360 degrees of right ascension are a whole cap or ring.
 */
export const rectangleQuery = z.object({ ...skyFields, sizeRa: extent(360), sizeDec: extent(180) });

/** Query of `background/circle`; the radius is an angle on the sky, degrees. */
export const circleQuery = z.object({ ...skyFields, radius: extent(180) });

/** The limit that ended the list of stars: that of the request, of the catalogue, or of the number sent. */
const LIMITED_BY = ['query', 'catalogue', 'count'] as const;

/** Facts of stars in a response beside their rows. */
export const starFieldFacts = z.object({
  /** V to which the stars of the field are complete, mag. */
  faintLimit: z.number(),
  limitedBy: z.enum(LIMITED_BY),
  /** Catalogues the stars are from. */
  sources: z.array(z.string()),
  /** Julian year of the places of stars without a proper motion. */
  unmovedEpoch: z.number(),
  /** Why fainter stars are missing that might have been had, in words. */
  note: z.optional(z.string()),
});

/** Number of the star in the local catalogue, RA, Dec, V; then B-V, motions (mas/yr, in RA times cos Dec), parallax (mas). */
const starRow = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.nullable(z.number()),
  z.nullable(z.number()),
  z.nullable(z.number()),
  z.nullable(z.number()),
]);

/** Response of both calls, brightest stars first. */
export const background = z.object({
  data: z.object({
    fields: z.array(z.string()),
    units: z.array(z.string()),
    data: z.array(starRow).check(z.maxLength(MAX_STARS)),
    ...starFieldFacts.shape,
  }),
});

export type RectangleQuery = z.output<typeof rectangleQuery>;
export type CircleQuery = z.output<typeof circleQuery>;
export type Background = z.output<typeof background>;
export type StarFieldFacts = z.output<typeof starFieldFacts>;
