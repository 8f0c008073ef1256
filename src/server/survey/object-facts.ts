import type { Catalogue } from '#catalogue/catalogue.ts';
import type { BodyType, Database, OrbitClass } from '#catalogue/small-body.ts';

/** What checkbox and minimum filters ask about an object; none of it changes during a night. */
export type ObjectFacts = {
  readonly database: Database;
  readonly bodyType: BodyType;
  readonly orbitType: OrbitClass;
  readonly risk: boolean;
  readonly pha: boolean;
  /** Julian date UTC of the last observation. */
  readonly lastObservationUtc: number | undefined;
  readonly arcDays: number | undefined;
};

/** Julian date of the Unix epoch. */
const UNIX_EPOCH_JULIAN_DATE = 2_440_587.5;

/** Facts of chosen rows of a catalogue. */
export function objectFacts(catalogue: Catalogue, rows: ArrayLike<number>): readonly ObjectFacts[] {
  return Array.from(rows, (row) => {
    const body = catalogue.body(row);
    return {
      database: body.database,
      bodyType: body.bodyType,
      orbitType: body.orbitClass,
      risk: body.risk !== undefined,
      pha: body.pha,
      lastObservationUtc: julianDateOf(body.lastObservation),
      arcDays: body.arcDays,
    };
  });
}

/** Days since the last observation at an instant, never negative; nothing where it is unknown. */
export function daysUnobserved(facts: ObjectFacts, julianDateUtc: number): number | undefined {
  if (facts.lastObservationUtc === undefined) return undefined;
  return Math.max(0, julianDateUtc - facts.lastObservationUtc);
}

/** Julian date at 0h UTC of an ISO date. */
export function julianDateOf(isoDate: string | undefined): number | undefined {
  if (isoDate === undefined) return undefined;
  const milliseconds = Date.parse(isoDate);
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 86_400_000 + UNIX_EPOCH_JULIAN_DATE;
}
