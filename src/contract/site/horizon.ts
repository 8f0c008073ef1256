import * as z from 'zod/mini';
import { HORIZON_RANGES, type HorizonPoint, MOST_HORIZON_POINTS } from '#engine/sky/obstruction.ts';
import { numberWithin } from '../number-within.ts';
import { parsedJson } from '../rest/parsed-json.ts';

/** Longest text of an obstruction horizon as a visitor writes it, characters: 720 lines of two numbers. */
export const MAX_HORIZON_LENGTH = 20_000;

/** A horizon as it was pasted; empty for an open view. */
export const horizonText = z.string().check(z.maxLength(MAX_HORIZON_LENGTH));

const point = z.object({
  azimuth: numberWithin(HORIZON_RANGES.azimuth),
  altitude: numberWithin(HORIZON_RANGES.altitude),
});

/** Corners of a horizon in a query: azimuth and altitude in degrees with a blank between them, corners joined by commas. */
const horizonPoints = z.codec(z.string(), z.array(point).check(z.maxLength(MOST_HORIZON_POINTS)), {
  decode: (text, payload) => {
    const points = text.split(',').map(pointOf);
    if (points.every((one) => one !== undefined)) return points;
    payload.issues.push({
      code: 'custom',
      input: text,
      message: 'must be pairs of azimuth and altitude joined by commas',
    });
    return z.NEVER;
  },
  encode: (points) => points.map(({ azimuth, altitude }) => `${azimuth} ${altitude}`).join(','),
});

/** The horizon profile at the observer's place, in calls that search for objects. */
export const horizonFields = { horizon: z.optional(horizonPoints) };

function pointOf(text: string): HorizonPoint | undefined {
  const [azimuth, altitude, ...further] = text.trim().split(/\s+/).map(Number);
  if (azimuth === undefined || altitude === undefined || further.length > 0) return undefined;
  return Number.isFinite(azimuth + altitude) ? { azimuth, altitude } : undefined;
}

/** Sites whose horizons a browser stores; each may be long, and storage is small. */
const MOST_SITES = 20;

const storedHorizon = z.tuple([z.string().check(z.maxLength(60)), horizonText]);

/** Pairs of site and horizon; formerly an object by site, whose numeric codes do not stay in the order of adding. */
const storedHorizons = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((bySite) => Object.entries(bySite)),
  ),
]);

/** The horizons by site, the one added last at the end, in a text that the browser stored; an entry that is not a horizon is passed over. */
export function readStoredHorizons(text: string): ReadonlyMap<string, string> {
  const entries = storedHorizons.safeParse(parsedJson(text)).data ?? [];
  const read = entries.map((entry) => storedHorizon.safeParse(entry).data);
  return new Map(read.filter((entry) => entry !== undefined));
}

/**
 * Horizons as a text to store, with that of one site changed; an open view is not stored, and where there are too many, those
 * added last are.
 */
export function storedHorizonsText(
  horizons: ReadonlyMap<string, string>,
  site: string,
  horizon: string,
): string {
  const others = [...horizons].filter(([other]) => other !== site);
  const all = horizon.trim() === '' ? others : [...others, [site, horizon]];
  return JSON.stringify(all.slice(-MOST_SITES));
}
