import * as z from 'zod/mini';
import { DATABASES, namesText } from '../asteroid.ts';
import { observatoryFields, timeFrameFields } from '../site/observing-window.ts';
import { photometry } from '../photometry.ts';
import { julianDateText } from '../rest/date-text.ts';
import { numberText } from '../rest/query-values.ts';
import { USER_DEFINED, userDefinedFields } from '../user-defined/user-defined.ts';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

/** Query of `calculate`: names of the catalogue, user-defined objects, or both; 250 together at most. */
export const calculateQuery = z.object({
  ...timeFrameFields,
  ...observatoryFields,
  names: namesText,
  ...userDefinedFields,
});

/** Response of `calculate`: the job was accepted. */
export const calculationTicket = z.object({
  /** Names the job in every later call (header Token). */
  token: z.string(),
  /** Seconds until all objects are likely to be done. */
  estimatedTime: z.number(),
  /** Objects in the job. */
  selected: z.number(),
});

/** Query of the calls that take nothing but the header Token. */
export const tokenQuery = z.object({});

/**
 * Query of `getCalculationResult`: how many of the finished objects the caller already has, in the order in
 * which they were done; all are sent where absent.
 */
export const resultQuery = z.object({ after: z.optional(numberText(z.int().check(z.gte(0)))) });

/** Query of `shortterm`: the first requested day, Julian date; the start of the time frame where absent. */
export const shortTermQuery = z.object({ julianDateStart: z.optional(julianDateText()) });

/** Rows of one table: a number per field, null where the value does not exist. */
const rows = z.array(z.array(z.nullable(z.number())));

/** Where the numbers of one object come from. */
const orbitProvenance = z.object({
  /** Origin of the orbit solution, for example MPC or JPL; `User-defined` for elements of the query. */
  source: z.string(),
  /** Epoch of the osculating elements. */
  epoch: mjdTdb,
  /** Date of the catalogue the orbit was read from, YYYY-MM-DD; empty for a user-defined object. */
  catalogueDate: z.string(),
  /** Observed arc of the solution, days. */
  arcDays: z.optional(z.number()),
  /** MPC uncertainty parameter U, 0 to 9. */
  uncertaintyParameter: z.optional(z.number()),
  /** The last observation that a catalogue knows, from which DAYS_UNOBSERVED counts, YYYY-MM-DD. */
  lastObservation: z.optional(z.string()),
  /** Date of that catalogue: of later observations it knows nothing. */
  observationsTo: z.optional(z.string()),
  /** The non-gravitational force of the solution and the law by which it fades, in words. */
  nonGravitational: z.optional(z.string()),
  /** Law of its magnitudes; absent where it has none. */
  photometry: z.optional(photometry),
});

/** Rows from `fromRow` on, to the next run, whose uncertainty is known in the same way. */
const uncertaintyRun = z.object({
  fromRow: z.number(),
  /** The basis of ERR_A, ERR_B and PA; they are absent where it is `none`. */
  basis: z.enum(['covariance', 'U', 'clones', 'none']),
  /** Whether the 1-sigma ellipse is larger than a degree. */
  lost: z.boolean(),
  /** Set where clones lie in a curved region: the ellipses have its second moments, and it is not an ellipse. */
  curved: z.optional(z.literal(true)),
});

/** How the uncertainty of an object is known. */
const uncertainty = z.object({
  runs: z.array(uncertaintyRun),
  /** The assumption of an estimate, or why there is none, in words. */
  note: z.optional(z.string()),
});

/** Results of one object: rows, or an error that says why there are none. */
export const objectTable = z.object({
  name: z.string(),
  number: z.optional(z.string()),
  /** For a user-defined object, what follows from its name by `designatorOf`. */
  designator: z.string(),
  /** Where its orbit comes from; absent where that is not known. */
  database: z.optional(z.enum([...DATABASES, USER_DEFINED])),
  data: rows,
  error: z.optional(z.string()),
  provenance: z.optional(orbitProvenance),
  /** Uncertainty of the rows in `data`; absent where there are none. */
  uncertainty: z.optional(uncertainty),
});

/** A table of objects and, at the same epochs, of the Sun and Moon. */
const tableFields = {
  object: z.object({ fields: z.array(z.string()), units: z.array(z.string()), data: z.array(objectTable) }),
  sunmoon: z.object({ fields: z.array(z.string()), units: z.array(z.string()), data: rows }),
};

/** The common provenance of all numbers of a job. */
export const provenance = z.object({
  /** Force model of the orbits. */
  forceModel: z.string(),
  /** Name of the planetary ephemeris. */
  ephemeris: z.string(),
  catalogueDate: z.string(),
  /** Observer, in words. */
  observer: z.string(),
  /** How well UT1 and the pole are known in the time frame, in words; absent at the geocentre, which does not turn. */
  earthOrientation: z.optional(z.string()),
  software: z.string(),
  /** ISO instant of the calculation. */
  calculatedAt: z.string(),
});

/** Response of `getCalculationResult`; complete when `processed` equals `selected`. */
export const calculationResult = z.object({
  ...tableFields,
  /**
   * Places of the sent objects among those of the job, where `after` was given; the Sun and Moon come with the first
   * objects alone.
   */
  places: z.optional(z.array(z.number())),
  /** Objects done, with or without an error. */
  processed: z.number(),
  selected: z.number(),
  provenance,
});

/** Response of `cancelCalculation`. */
export const cancellation = z.object({ token: z.string(), cancelled: z.literal(true) });

/** Response of `longterm` (at the epochs of the calculation) and of `shortterm` (every half hour, thirty days at most). */
export const plotTables = z.object({ ...tableFields, provenance });

/** Plot tables with objects that are still to be read, one by one: there may be very many rows. */
export const unreadPlots = z.object({
  ...plotTables.shape,
  object: z.object({ ...plotTables.shape.object.shape, data: z.array(z.unknown()) }),
});

export type CalculateQuery = z.output<typeof calculateQuery>;
export type ResultQuery = z.output<typeof resultQuery>;
export type ShortTermQuery = z.output<typeof shortTermQuery>;
export type CalculationTicket = z.output<typeof calculationTicket>;
export type ObjectTable = z.output<typeof objectTable>;
export type UncertaintyRun = z.output<typeof uncertaintyRun>;
export type Provenance = z.output<typeof provenance>;
export type CalculationResult = z.output<typeof calculationResult>;
export type Cancellation = z.output<typeof cancellation>;
export type PlotTables = z.output<typeof plotTables>;

/** The basis of the uncertainty in a row of an object's table; undefined where the response does not give it. */
export function uncertaintyAt(
  { uncertainty }: Pick<ObjectTable, 'uncertainty'>,
  row: number,
): UncertaintyRun | undefined {
  return uncertainty?.runs.findLast(({ fromRow }) => fromRow <= row);
}
