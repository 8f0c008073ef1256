import { defined } from '#catalogue/defined.ts';
import { labelOf } from '#catalogue/small-body.ts';
import type { CalculationResult, ObjectTable, PlotTables, Provenance } from '#contract/opt/calculation.ts';
import type { SunMoonColumnKey } from '#contract/opt/ephemeris-columns.ts';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { nameOfBody } from '#engine/ephemeris/body.ts';
import {
  type Column,
  EPHEMERIS_COLUMNS,
  EPHEMERIS_INDEX,
  type EphemerisColumnKey,
  SUN_MOON_COLUMNS,
  SUN_MOON_INDEX,
} from '#engine/observe/columns.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import { FULL_MODEL } from '#contract/text/full-model.ts';
import { allOf, encodeTable } from '../http/encode-table.ts';
import { impactText, impactError } from '../tasks/known-impact.ts';
import { uncertaintyNote } from '../tasks/orbit-uncertainty.ts';
import type { CalculatedBody, Calculation, CalculationRequest, Outcome } from './calculation.ts';

/** Which part of the tables a response carries. */
export type Selection = {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly sunMoon: Table | undefined;
  /** Keys of the ephemeris columns; all of them where absent. */
  readonly columns?: readonly EphemerisColumnKey[];
  /** Keys of the columns of the Sun and Moon; all of them where absent. */
  readonly sunMoonColumns?: readonly SunMoonColumnKey[];
};

/** Tables of the objects that are done, and of the Sun and Moon, as they are sent. */
export function encodeCalculation(
  { request }: Pick<Calculation, 'request'>,
  { outcomes, sunMoon, columns, sunMoonColumns }: Selection,
): Pick<PlotTables, 'object' | 'sunmoon'> {
  const chosen = columnsOf(columns);
  const lights = sunMoonColumns?.map((key) => SUN_MOON_INDEX[key]) ?? allOf(SUN_MOON_COLUMNS);
  return {
    object: {
      ...headsOf(EPHEMERIS_COLUMNS, chosen),
      data: request.bodies.flatMap((body, index) => {
        const outcome = outcomes[index];
        return outcome === undefined ? [] : [objectTable(body, outcome, chosen, request)];
      }),
    },
    sunmoon: {
      ...headsOf(SUN_MOON_COLUMNS, lights),
      data: sunMoon === undefined ? [] : encodeTable(sunMoon, SUN_MOON_COLUMNS, lights),
    },
  };
}

/** Tables of the objects that were done after the first this many, with their places; the Sun and Moon before all others. */
export function encodeLater(
  { request, outcomes, done, sunMoon }: Pick<Calculation, 'request' | 'outcomes' | 'done' | 'sunMoon'>,
  after: number,
): Pick<CalculationResult, 'object' | 'sunmoon' | 'places'> {
  const places = done.slice(after).toSorted((a, b) => a - b);
  const later = new Set(places);
  return {
    ...encodeCalculation(
      { request },
      {
        outcomes: outcomes.map((outcome, place) => (later.has(place) ? outcome : undefined)),
        sunMoon: after === 0 ? sunMoon : undefined,
      },
    ),
    places,
  };
}

/** The common provenance of all numbers of a calculation, in words. */
export function provenanceOf(
  { request, createdAt }: Pick<Calculation, 'request' | 'createdAt'>,
  ephemeris: string,
  software: string,
): Provenance {
  return {
    forceModel: FULL_MODEL,
    ephemeris,
    catalogueDate: request.catalogueDate,
    observer: request.observer.label,
    ...(request.earthOrientation === undefined ? {} : { earthOrientation: request.earthOrientation }),
    software,
    calculatedAt: new Date(createdAt).toISOString(),
  };
}

/** Indices of ephemeris columns; of all where none are named. */
export function columnsOf(keys: readonly EphemerisColumnKey[] | undefined): readonly number[] {
  return keys?.map((key) => EPHEMERIS_INDEX[key]) ?? allOf(EPHEMERIS_COLUMNS);
}

function headsOf(columns: readonly Column[], chosen: readonly number[]) {
  return {
    fields: chosen.map((index) => columns[index]?.key ?? ''),
    units: chosen.map((index) => columns[index]?.unit ?? ''),
  };
}

/**
 * Table of one body.
 *
 * @param chosen indices of the requested columns.
 */
export function objectTable(
  { body, heading }: CalculatedBody,
  outcome: Outcome,
  chosen: readonly number[],
  { frame: { endUtc } }: Pick<CalculationRequest, 'frame'>,
): ObjectTable {
  const error = outcome.kind === 'failed' ? outcome.reason : errorOf(body, outcome.table, endUtc);
  return {
    ...heading,
    data: outcome.kind === 'failed' ? [] : encodeTable(outcome.table, EPHEMERIS_COLUMNS, chosen),
    ...(outcome.kind === 'failed' ? {} : { uncertainty: uncertaintyOf(body, outcome.table) }),
    ...(error === undefined ? {} : { error }),
  };
}

/** The basis of the ellipses of a table. */
function uncertaintyOf(body: CalculatedBody['body'], { uncertainty }: EphemerisTable) {
  return defined({ runs: [...uncertainty], note: uncertaintyNote(body) });
}

/** An impact inside the window ends the rows, an emergence delays them; an empty table needs a reason. */
function errorOf(body: CalculatedBody['body'], table: EphemerisTable, endUtc: number): string | undefined {
  if (table.impact !== undefined) return impactText(body, dateOf(table.impact.dayTdb));
  if (table.emergence !== undefined) {
    const date = dateOf(table.emergence.dayTdb);
    return `The orbit of ${labelOf(body)} leads back to the surface of ${nameOfBody(table.emergence.body)} on ${date}: it cannot have been in space before.`;
  }
  const known = impactError(body, endUtc);
  if (known !== undefined) return known;
  return table.rows === 0 ? NO_EPHEMERIDES_MESSAGE : undefined;
}

/** Calendar date UTC of a Julian date TDB. */
function dateOf(dayTdb: number): string {
  return isoDateFromJulianDate(utcFromTdbDay(dayTdb));
}
