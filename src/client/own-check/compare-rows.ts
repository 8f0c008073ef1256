import type { CalculationResult, ObjectTable } from '#contract/opt/calculation.ts';
import type { HorizonsRow } from '#catalogue/parse/horizons-table.ts';
import { ARCSECOND, AU_KM, DEGREE } from '#engine/constants.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import type { TableGrid } from './table-grid.ts';

/** A row of a table, what the service has for its date, and by how far it differs. */
export type ComparedRow = {
  /** ISO, UTC, to the second. */
  readonly date: string;
  readonly dayUtc: number;
  readonly theirs: HorizonsRow;
  readonly ours: HorizonsRow;
  readonly residuals: Residuals;
};

/** The compared quantities with their units, and whether their residuals have a sign: ours less theirs. */
export const RESIDUALS = {
  place: { title: 'Astrometric place', unit: '″', isSigned: false },
  horizontal: { title: 'Azimuth and altitude', unit: '″', isSigned: false },
  magnitude: { title: 'Magnitude', unit: 'mag', isSigned: true },
  delta: { title: 'Distance from the observer', unit: 'km', isSigned: true },
  r: { title: 'Distance from the Sun', unit: 'km', isSigned: true },
} as const;

export type ResidualKey = keyof typeof RESIDUALS;

/**
 * Angles on the sky between two places, not negative; else ours less theirs. What one of the two does not have is absent.
 */
export type Residuals = { readonly [Key in ResidualKey]?: number };

/** Compares the rows of a table with those calculated on its grid. A row that was not calculated is left out. */
export function compareRows(
  { rows }: TableGrid,
  fields: CalculationResult['object']['fields'],
  data: ObjectTable['data'],
): readonly ComparedRow[] {
  return rows.flatMap(({ row: theirs, epoch }) => {
    const ours = ownRow(fields, data[epoch]);
    if (ours === undefined) return [];
    const { dayUtc } = theirs;
    return [{ date: isoFromJulianDate(dayUtc), dayUtc, theirs, ours, residuals: residualsOf(theirs, ours) }];
  });
}

function ownRow(fields: readonly string[], row: readonly (number | null)[] = []): HorizonsRow | undefined {
  const value = (key: string) => row[fields.indexOf(key)] ?? undefined;
  const [dayUtc, raDeg, decDeg] = [value('JD_UTC'), value('AST_RA'), value('AST_DEC')];
  if (dayUtc === undefined || raDeg === undefined || decDeg === undefined) return undefined;
  const [magnitude, deltaAu, rAu] = [value('MAG'), value('DELTA'), value('R')];
  const [azimuthDeg, elevationDeg] = [value('AST_AZ'), value('AST_ALT')];
  return {
    dayUtc,
    raDeg,
    decDeg,
    ...(magnitude !== undefined && { magnitude }),
    ...(deltaAu !== undefined && { deltaAu }),
    ...(rAu !== undefined && { rAu }),
    ...(azimuthDeg !== undefined && { azimuthDeg }),
    ...(elevationDeg !== undefined && { elevationDeg }),
  };
}

function residualsOf(theirs: HorizonsRow, ours: HorizonsRow): Residuals {
  const magnitude = difference(theirs.magnitude, ours.magnitude, 1);
  const delta = difference(theirs.deltaAu, ours.deltaAu, AU_KM);
  const r = difference(theirs.rAu, ours.rAu, AU_KM);
  const horizontal = horizontalArcsec(theirs, ours);
  return {
    place: separationArcsec([theirs.raDeg, theirs.decDeg], [ours.raDeg, ours.decDeg]),
    ...(horizontal !== undefined && { horizontal }),
    ...(magnitude !== undefined && { magnitude }),
    ...(delta !== undefined && { delta }),
    ...(r !== undefined && { r }),
  };
}

function difference(theirs: number | undefined, ours: number | undefined, unit: number): number | undefined {
  return theirs === undefined || ours === undefined ? undefined : (ours - theirs) * unit;
}

function horizontalArcsec(theirs: HorizonsRow, ours: HorizonsRow): number | undefined {
  if (theirs.azimuthDeg === undefined || theirs.elevationDeg === undefined) return undefined;
  if (ours.azimuthDeg === undefined || ours.elevationDeg === undefined) return undefined;
  return separationArcsec([theirs.azimuthDeg, theirs.elevationDeg], [ours.azimuthDeg, ours.elevationDeg]);
}

/** Angle between two directions, each longitude and latitude in degrees, by the haversine: good near zero. */
function separationArcsec([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  const across = Math.sin(((c - a) * DEGREE) / 2) ** 2 * Math.cos(b * DEGREE) * Math.cos(d * DEGREE);
  const along = Math.sin(((d - b) * DEGREE) / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(across + along)))) / ARCSECOND;
}
