import { lostAfter } from '#catalogue/lost-comet.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import type { BodyType, Database, OrbitClass, SmallBody } from '#catalogue/small-body.ts';
import { endOf } from './known-impact.ts';

/** What filters need to know of an object; none of it changes during a night. */
export type ObjectFacts = {
  readonly database: Database;
  readonly bodyType: BodyType;
  readonly orbitType: OrbitClass;
  readonly risk: boolean;
  readonly pha: boolean;
  /** Julian date UTC after which it counts as a lost comet. */
  readonly lostAfterUtc: number;
  /** Julian date UTC of the last observation. */
  readonly lastObservationUtc: number | undefined;
  /** ISO date of the catalogue that knows of it. */
  readonly observationsTo: string;
  readonly arcDays: number | undefined;
  /** Julian date UTC at which it is known to have ceased to exist, infinite where no impact is known. */
  readonly endUtc: number;
};

/** Facts of a record. */
export function objectFacts(body: SmallBody): ObjectFacts {
  return {
    database: body.database,
    bodyType: body.bodyType,
    orbitType: body.orbitClass,
    risk: body.risk !== undefined,
    pha: body.pha,
    lostAfterUtc: lostAfter(body),
    lastObservationUtc: julianDateOf(body.lastObservation),
    observationsTo: (body.provenance.sources.lastObservation ?? body.provenance.orbit).date,
    arcDays: body.arcDays,
    endUtc: endOf(body),
  };
}

/** Days since the last observation at an instant, never negative; nothing where it is unknown. */
export function daysUnobserved(facts: ObjectFacts, julianDateUtc: number): number | undefined {
  if (facts.lastObservationUtc === undefined) return undefined;
  return Math.max(0, julianDateUtc - facts.lastObservationUtc);
}

/** Julian date at 0h UTC of an ISO date; nothing where there is no date. */
export function julianDateOf(isoDate: string | undefined): number | undefined {
  return isoDate === undefined ? undefined : julianDateFromIso(isoDate);
}
