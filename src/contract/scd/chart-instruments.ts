import * as z from 'zod/mini';
import { numberWithin } from '../number-within.ts';

/** What an eyepiece may be: true and apparent field in degrees, focal length in mm. */
export const EYEPIECE_RANGES = {
  fieldDeg: { min: 0.01, max: 30 },
  focalLengthMm: { min: 1, max: 100 },
  apparentFieldDeg: { min: 20, max: 130 },
} as const;

export type EyepieceNumber = keyof typeof EYEPIECE_RANGES;

/** How the circle of an eyepiece is known: not drawn, by its true field, or by the eyepiece at the telescope in use. */
const EYEPIECE_KINDS = ['none', 'field', 'eyepiece'] as const;

export type EyepieceKind = (typeof EYEPIECE_KINDS)[number];

/** What fields are drawn around: the object at the trace date, or the middle of the chart. */
const INSTRUMENT_CENTRES = ['object', 'middle'] as const;

export type InstrumentCentre = (typeof INSTRUMENT_CENTRES)[number];

/** Fields of a camera and of an eyepiece, as they are drawn on a chart. */
export const chartInstruments = z.object({
  /** Whether the field of the telescope's camera is drawn. */
  camera: z.boolean(),
  /** Position angle that the camera of a telescope was turned to here, deg; that of its profile where it was not. */
  turned: z.optional(
    z.object({
      telescope: z.string().check(z.maxLength(200)),
      angleDeg: z.number().check(z.gte(0), z.lte(360)),
    }),
  ),
  eyepiece: z.object({
    kind: z.enum(EYEPIECE_KINDS),
    fieldDeg: numberWithin(EYEPIECE_RANGES.fieldDeg),
    focalLengthMm: numberWithin(EYEPIECE_RANGES.focalLengthMm),
    apparentFieldDeg: numberWithin(EYEPIECE_RANGES.apparentFieldDeg),
  }),
  centre: z.enum(INSTRUMENT_CENTRES),
});

export type ChartInstruments = z.output<typeof chartInstruments>;
