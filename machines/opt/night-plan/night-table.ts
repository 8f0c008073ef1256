import { type CalculationResult, type ObjectTable, uncertaintyAt } from '#contract/opt/calculation.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { Moment } from '#engine/plan/observing-constraints.ts';

/** An object at one moment of a night: where it is, and what it looks like. */
export type NightRow = Moment & {
  /** Julian date UTC. */
  readonly moment: number;
  /** Degrees, ICRF. */
  readonly rightAscension: number;
  readonly declination: number;
  /** Apparent motion, arcsec/min, and its direction, degrees from north through east. */
  readonly rate: number;
  readonly direction: number;
  /** Absent below the horizon. */
  readonly airmass?: number;
  /** What moonlight does to the brightness of the sky, mag/arcsec², 0 or less. */
  readonly moonglow: number;
  /** The 1-sigma ellipse of its place, arcsec and degrees; absent where that is not known. */
  readonly ellipse?: NightEllipse;
  readonly daysUnobserved?: number;
};

/** See `UncertaintyRun`: of a curved region it is the extent alone. */
export type NightEllipse = {
  readonly major: number;
  readonly minor: number;
  readonly positionAngle: number;
  readonly isCurved?: true;
};

/** An object through a night: a row at each moment, none where it has no ephemeris (any more). */
export type NightObject = { readonly table: ObjectTable; readonly rows: readonly (NightRow | undefined)[] };

/** A night as it was calculated, from noon to noon. */
export type NightTable = {
  /** Julian dates UTC, at equal steps. */
  readonly moments: readonly number[];
  readonly stepDays: number;
  /** Altitudes, degrees. */
  readonly sun: readonly number[];
  readonly moon: readonly number[];
  /** Lit part of the Moon in the middle of the night, per cent. */
  readonly moonLit: number;
  readonly objects: readonly NightObject[];
};

type Values = readonly (number | null)[];

/** The rows of a night, read from the response; undefined where there is no horizon, as at the geocentre. */
export function nightTable({ object, sunmoon }: CalculationResult): NightTable | undefined {
  const sky = (name: string) => columnOf(sunmoon.fields, sunmoon.data, name);
  const moments = sky('JD_UTC').filter((moment) => moment !== null);
  const sun = sky('SUN_ALT').filter((altitude) => altitude !== null);
  const moon = sky('MOON_ALT').filter((altitude) => altitude !== null);
  const [first, second] = moments;
  if (first === undefined || second === undefined) return undefined;
  if (sun.length < moments.length || moon.length < moments.length) return undefined;
  return {
    moments,
    stepDays: second - first,
    sun,
    moon,
    moonLit: sky('MOON_PHASE')[Math.floor(moments.length / 2)] ?? 0,
    objects: object.data.map((table) => ({ table, rows: rowsOf(object.fields, table, moments, sun, moon) })),
  };
}

function rowsOf(
  fields: readonly string[],
  table: ObjectTable,
  moments: readonly number[],
  sun: readonly number[],
  moon: readonly number[],
): readonly (NightRow | undefined)[] {
  const date = fields.indexOf('JD_UTC');
  const byMoment = new Map(table.data.map((values, row) => [momentKey(values[date] ?? 0), row]));
  return moments.map((moment, index) => {
    const row = byMoment.get(momentKey(moment));
    const [values, sunAltitude, moonAltitude] = [table.data[row ?? -1], sun[index], moon[index]];
    if (row === undefined || values === undefined) return undefined;
    if (sunAltitude === undefined || moonAltitude === undefined) return undefined;
    const isCurved = uncertaintyAt(table, row)?.curved ?? false;
    return rowOf(fields, values, moment, sunAltitude, moonAltitude, isCurved);
  });
}

/** A moment as a key, to a tenth of a second, so that tables can be joined on it. */
function momentKey(moment: number): string {
  return moment.toFixed(6);
}

function rowOf(
  fields: readonly string[],
  values: Values,
  moment: number,
  sunAltitude: number,
  moonAltitude: number,
  isCurved: boolean,
): NightRow | undefined {
  const value = (key: EphemerisColumnKey) => values[fields.indexOf(key)] ?? undefined;
  const [altitude, azimuth] = [value('AST_ALT'), value('AST_AZ')];
  if (altitude === undefined || azimuth === undefined) return undefined;
  const [magnitude, airmass, daysUnobserved] = [value('MAG'), value('AIRM'), value('DAYS_UNOBSERVED')];
  const [major, minor, positionAngle] = [value('ERR_A'), value('ERR_B'), value('PA')];
  return {
    moment,
    sunAltitude,
    moonAltitude,
    altitude,
    azimuth,
    hourAngle: value('AST_HA') ?? 0,
    moonSeparation: value('MOOEL') ?? 180,
    rightAscension: value('AST_RA') ?? 0,
    declination: value('AST_DEC') ?? 0,
    rate: value('SKY_MOV') ?? 0,
    direction: value('POS_ANG') ?? 0,
    moonglow: value('MOONGLOW') ?? 0,
    ...(magnitude === undefined ? {} : { magnitude }),
    ...(airmass === undefined ? {} : { airmass }),
    ...(daysUnobserved === undefined ? {} : { daysUnobserved }),
    ...(major === undefined || minor === undefined || positionAngle === undefined
      ? {}
      : { ellipse: { major, minor, positionAngle, ...(isCurved ? { isCurved } : {}) } }),
  };
}

function columnOf(fields: readonly string[], rows: readonly Values[], name: string): Values {
  const place = fields.indexOf(name);
  return rows.map((values) => values[place] ?? null);
}
