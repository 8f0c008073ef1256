import * as z from 'zod/mini';
import { namesText } from '../asteroid.ts';
import { numberWithin } from '../number-within.ts';
import { objectTable, provenance } from '../opt/calculation.ts';
import { numberText } from '../rest/query-values.ts';
import { observatoryFields, timeFrameFields } from '../site/observing-window.ts';
import { objectName, singleObjectFields, userDefinedFields } from '../user-defined/user-defined.ts';

/** What the sky of a place may be like: extinction in V, mag per airmass; dark zenith in V, mag/arcsec². */
const SKY_RANGES = { kev: { min: 0, max: 3 }, vZenith: { min: 10, max: 25 } } as const;

/**
 * Time frame, step and place of a trace, and the sky there, which is that of the engine's moonlight where it
 * is not given.
 */
const sightFields = {
  kev: z.optional(numberText(numberWithin(SKY_RANGES.kev))),
  vZenith: z.optional(numberText(numberWithin(SKY_RANGES.vZenith))),
  ...timeFrameFields,
  ...observatoryFields,
};

/** Query of `trace` and `pathangle`: an object of the catalogue. */
export const traceQuery = z.object({ ...sightFields, name: objectName });

/** Query of `area`: objects of the catalogue, user-defined ones, or both. */
export const areaQuery = z.object({ ...sightFields, name: namesText, ...userDefinedFields });

/** Query of `trace_user_defined`: a user-defined object. */
export const traceUserDefinedQuery = z.object({
  ...sightFields,
  name: z.optional(objectName),
  ...singleObjectFields,
});

/** Whether starlight spoils a place: 1 or 0, or null where the available stars do not reach faint enough. */
const starlight = z.nullable(z.union([z.literal(0), z.literal(1)]));

/** A row of the fine trail: Julian date UTC, RA and Dec (deg, astrometric, ICRF), starlight. */
const fineRow = z.tuple([z.number(), z.number(), z.number(), starlight]);

/**
 * Clones of the orbit at a row of `data` whose region is curved, by `uncertainty`: no ellipse holds them, and they show its shape. How far
 * each lies east and north of the place, arcsec, on the azimuthal equidistant projection about it.
 */
const rowCloud = z.object({ row: z.number(), east: z.array(z.number()), north: z.array(z.number()) });

/** The path of one object on the sky, or an error that says why there is none or why it ends. */
const tracedObject = z.object({
  ...objectTable.shape,
  /** Keys and units of the numbers of a row; empty for those that are reserved. */
  fields: z.array(z.string()),
  units: z.array(z.string()),
  /** The path more densely; every row is valid half-way to its neighbours. */
  finetrial: z.array(fineRow),
  /** Rows of `finetrial`, from 0, that only stars without a known motion spoil, at their places of `unmovedEpoch`. */
  unmoved: z.optional(z.array(z.number())),
  /** At most a hundred clones of each row, fewer where a path has more than eighty rows; absent where no region is curved. */
  clouds: z.optional(z.array(rowCloud)),
  /** Where the object ends inside the time frame: the body it hits and the ISO instant UTC. */
  impact: z.optional(z.object({ body: z.string(), date: z.string() })),
});

/** The basis of the starlight of a trace. */
const starlightBasis = z.object({
  /** When a row counts as starlit, in words. */
  rule: z.string(),
  /** Catalogues of the stars. */
  sources: z.array(z.string()),
  /** V to which they hold every star, mag. */
  faintLimit: z.number(),
  /** Julian year of the places of stars without a known motion, which are taken to stay there. */
  unmovedEpoch: z.optional(z.number()),
});

/** Response of `trace` and `trace_user_defined`. */
export const trace = z.object({ object: tracedObject, starlight: starlightBasis, provenance });

/** Response of `pathangle`: degrees of arc on the sky over the time frame. */
export const pathAngle = z.object({
  object: z.object({ data: z.array(z.object({ name: z.string(), arclength: z.number() })) }),
});

/**
 * The part of the sky that a path runs through, degrees, ICRF. Where `raMin` is greater than `raMax` it lies across 0 h.
 */
const areaOfObject = z.object({
  name: z.string(),
  /** The designator as in `trace`: unique, which names need not be. */
  designator: z.string(),
  raMin: z.number(),
  raMax: z.number(),
  decMin: z.number(),
  decMax: z.number(),
});

/** Response of `area`: objects without a path are left out and listed in `errors`. */
export const area = z.object({
  object: z.object({
    data: z.array(areaOfObject),
    errors: z.array(z.object({ name: z.string(), message: z.string() })),
  }),
});

export type TraceQuery = z.output<typeof traceQuery>;
export type TraceUserDefinedQuery = z.output<typeof traceUserDefinedQuery>;
export type AreaQuery = z.output<typeof areaQuery>;
export type FineRow = z.output<typeof fineRow>;
export type RowCloud = z.output<typeof rowCloud>;
export type TraceResponse = z.output<typeof trace>;
export type PathAngle = z.output<typeof pathAngle>;
export type SkyAreas = z.output<typeof area>;

/** The object of a trace: one of the catalogue, or a user-defined one. */
export type TraceCall =
  | { readonly kind: 'catalogue'; readonly query: TraceQuery }
  | { readonly kind: 'user-defined'; readonly query: TraceUserDefinedQuery };

/** Data points of traces: objects × rows by the step over the span, which counts with its fraction. */
export function tracedPoints(objects: number, stepDays: number, spanDays: number): number {
  return Math.round((objects * spanDays) / stepDays);
}
