import { type Context, Hono } from 'hono';
import { membershipOf, type SkyRegion } from '#catalogue/stars/sky-region.ts';
import { ROUTES } from '#contract/routes.ts';
import { type Background, type CircleQuery, MAX_STARS } from '#contract/scd/background.ts';
import { SCD_ENDPOINTS } from '#contract/scd/endpoints.ts';
import { writeStarField } from '#contract/scd/star-bytes.ts';
import { J2000 } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { roundedToParts } from '#engine/rounded.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { bytesResponse, acceptsBytes } from '../http/accept.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { movedStars, yearsSince } from './moved-stars.ts';
import type { StarFields } from './star-fields.ts';
import type { StarsOfField } from './star-fields.ts';

/** The parameters that both queries share. */
type SkyQuery = Omit<CircleQuery, 'radius'>;

/** Stars of a part of the sky. JSON has their places at the date of the query; bytes have those of the catalogue, and motions. */
export function backgroundRoutes({ starFields }: { readonly starFields: StarFields }): Hono {
  const routes = new Hono();

  routes.get(ROUTES.starsInRectangle, (c) => {
    const query = typedQuery(SCD_ENDPOINTS.starsInRectangle.query, c.req.url);
    const { ra, dec, sizeRa, sizeDec } = query;
    return respond(c, query, { kind: 'rectangle', ra, dec, sizeRa, sizeDec });
  });

  routes.get(ROUTES.starsInCircle, (c) => {
    const query = typedQuery(SCD_ENDPOINTS.starsInCircle.query, c.req.url);
    const { ra, dec, radius } = query;
    return respond(c, query, { kind: 'circle', ra, dec, radius });
  });

  return routes;

  async function respond(c: Context, query: SkyQuery, region: SkyRegion): Promise<Response> {
    const date =
      query.julianDate ?? (query.utcStart === undefined ? J2000 : julianDateFromIso(query.utcStart));
    const { magBright: brightest, magFaint: faintest } = query;
    if (brightest > faintest) throw reversed(query);
    const found = await starFields.find({ region, brightest, faintest, most: MAX_STARS });
    if (acceptsBytes(c))
      return bytesResponse(c, writeStarField({ stars: found.stars, facts: factsOf(found) }));
    return c.json(background(found, region, date), 200, { Vary: 'Accept' });
  }
}

const FIELDS = ['ID', 'RA', 'DEC', 'V', 'B_V', 'PM_RA', 'PM_DEC', 'PARALLAX'];
const UNITS = ['', 'deg', 'deg', 'mag', 'mag', 'mas/yr', 'mas/yr', 'mas'];

/** Decimals of a row as it is sent. */
const PARTS = { place: 1e7, hundredth: 100, thousandth: 1000 } as const;

/** Rows of the stars that are in the region at a date: a few have come into it or left it. */
function background(found: StarsOfField, region: SkyRegion, julianDate: number): Background {
  const { stars, numbers } = found;
  const isInside = membershipOf(region);
  const data: Background['data']['data'] = [];
  movedStars(stars, yearsSince(stars, julianDate)).forEach((star, row) => {
    const { ra, dec, magnitude, colourIndex, pmRa, pmDec, parallax, known } = star;
    if (!isInside(ra, dec)) return;
    const moves = (known & STAR_KNOWN.motion) !== 0;
    data.push([
      numberAt(numbers, row),
      roundedToParts(ra, PARTS.place),
      roundedToParts(dec, PARTS.place),
      roundedToParts(magnitude, PARTS.hundredth),
      (known & STAR_KNOWN.colour) === 0 ? null : roundedToParts(colourIndex, PARTS.thousandth),
      moves ? roundedToParts(pmRa, PARTS.hundredth) : null,
      moves ? roundedToParts(pmDec, PARTS.hundredth) : null,
      parallax > 0 ? roundedToParts(parallax, PARTS.hundredth) : null,
    ]);
  });
  return { data: { fields: FIELDS, units: UNITS, data, ...factsOf(found) } };
}

function factsOf({ faintLimit, limitedBy, sources, unmovedEpoch, note }: StarsOfField) {
  return {
    faintLimit: roundedToParts(faintLimit, PARTS.hundredth),
    limitedBy,
    sources: [...sources],
    unmovedEpoch,
    ...(note === undefined ? {} : { note }),
  };
}

function reversed({ magBright, magFaint }: SkyQuery): ProblemError {
  return new ProblemError('bad-parameter', {
    detail: `magBright must not be greater than magFaint, but they are ${magBright} and ${magFaint}.`,
    parameter: 'magBright',
  });
}
