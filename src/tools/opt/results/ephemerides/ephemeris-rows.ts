import {
  type CalculationResult,
  type ObjectTable,
  uncertaintyAt,
  type UncertaintyRun,
} from '#contract/opt/calculation.ts';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { RowLimits } from '#machines/opt/calculation/columns.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { isUpAtNight } from '#machines/opt/charts/observability.ts';
import { settingsOf, type Thresholds } from '#machines/opt/charts/thresholds.ts';
import { nightsTest, type SiteNights } from '../site-nights.ts';
import { rowTest } from './row-limits.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';

/** One epoch of one object. */
export type EphemerisRow = {
  readonly key: string;
  readonly object: ObjectTable;
  /** First row shown of its object: carries the name, and folds the others away. */
  readonly isFirst: boolean;
  /** Rows shown below it when unfolded. */
  readonly others: number;
  /**
   * Whether it is at night with the object above the horizon and the thresholds of its long-term plots met;
   * from the geocentre by these alone.
   */
  readonly isObservable: boolean;
  /** Whether it is at night with the object above the horizon, whatever its thresholds. */
  readonly isUp: boolean;
  /** Said in place of the values, when there are none. */
  readonly message?: string;
  readonly value: (key: EphemerisColumnKey) => number | null;
  /** The basis of the uncertainty of its place. */
  readonly uncertainty?: UncertaintyRun | undefined;
};

/** Which rows are requested. */
export type RowChoice = {
  /** Julian date of the beginning of the last day; rows later than a day after it are left out. */
  readonly endJulianDate: number;
  readonly onlyObservable: boolean;
  /** Only rows in these nights with the object above the horizon; those of any time without it. */
  readonly byNight?: SiteNights | undefined;
  readonly limits: RowLimits;
  /** Zone by whose clock the hours of the limits are meant, IANA name or offset; UTC without one. */
  readonly zone?: string | undefined;
  /** Thresholds of the long-term plots. */
  readonly thresholds: Thresholds;
  /** The obstructed part of the sky at the site; undefined for an open view. */
  readonly obstruction?: Obstruction | undefined;
};

const NO_ORBIT = 'No perturbed orbit and no ephemerides data for the object';
const NEVER_UP = 'No observable timestamps: not up at night at any of the calculated times';
const NEVER_MET = 'No observable timestamps: long-term thresholds exclude all its time up at night';
const SWITCH_OFF = 'Turn off “Up at night only” to see its rows';
const NEVER_IN_VIEW = `Never above the horizon in the dark at any of the calculated times. ${SWITCH_OFF}.`;
const NEVER_DARK = `None of these times is at night. ${SWITCH_OFF}, or choose a shorter time step.`;
const NOT_WITHIN = 'Nothing within the limits of altitude and hours';

/** An object of a calculation with all of its rows, in order of time. */
export type CalculatedObject = { readonly object: ObjectTable; readonly rows: readonly EphemerisRow[] };

/** The objects of a calculation in the order of the response, with their rows up to a day after the beginning of the last day. */
export function calculatedObjects(
  result: CalculationResult,
  { endJulianDate, thresholds, obstruction }: RowChoice,
): readonly CalculatedObject[] {
  const read = reader(result);
  return result.object.data.map((object) => {
    const series = seriesOf(object, result.object);
    const { observableAll } = longTermObject(series, settingsOf(thresholds, object.designator, series));
    const rows = object.data
      .map((values, index) =>
        rowOf(object, index, (key) => read(values, key), {
          meetsThresholds: observableAll[index] === 1,
          obstruction,
        }),
      )
      .filter((row) => (row.value('JD_UTC') ?? Infinity) <= endJulianDate + 1);
    return { object, rows };
  });
}

/** Returns the requested rows of an object, or one that says why there are none. */
export function chosenRows(choice: RowChoice): (calculated: CalculatedObject) => readonly EphemerisRow[] {
  const isWithin = rowTest(choice);
  const isChosen = choice.byNight && nightsTest(choice.byNight);
  return ({ object, rows: calculated }) => {
    const atNight = isChosen ? calculated.filter((row) => isChosen(dateOf(row))) : calculated;
    const candidates = isChosen ? atNight.filter(({ isUp }) => isUp) : atNight;
    const observable = candidates.filter((row) => row.isObservable || !choice.onlyObservable);
    const rows = observable.filter(isWithin);
    if (object.error !== undefined || calculated.length === 0)
      return [empty(object, reasonWithoutRows(object))];
    if (candidates.length === 0) return [empty(object, atNight.some(isAtNight) ? NEVER_IN_VIEW : NEVER_DARK)];
    if (observable.length === 0)
      return [empty(object, candidates.some(({ isUp }) => isUp) ? NEVER_MET : NEVER_UP)];
    if (rows.length === 0) return [empty(object, NOT_WITHIN)];
    return rows.map((row, index) => ({ ...row, isFirst: index === 0, others: rows.length - 1 }));
  };
}

/** Why an object has no rows: by its error, or by what is missing. */
function reasonWithoutRows(object: ObjectTable): string {
  if (object.error !== undefined) return object.error;
  return object.provenance === undefined ? `${NO_ORBIT} ${objectTitle(object)}` : NO_EPHEMERIDES_MESSAGE;
}

type Values = readonly (number | null)[];

/** Reads a column from the rows of objects, or from those of the Sun and Moon at the same epoch. */
function reader({
  object,
  sunmoon,
}: CalculationResult): (values: Values, key: EphemerisColumnKey) => number | null {
  const places = new Map(object.fields.map((field, index) => [field, index]));
  const sunMoonPlaces = new Map(sunmoon.fields.map((field, index) => [field, index]));
  const byDate = new Map(sunmoon.data.map((values) => [epochOf(values, sunMoonPlaces), values]));
  return (values, key) => {
    const place = places.get(key);
    if (place !== undefined) return values[place] ?? null;
    const sunMoonPlace = sunMoonPlaces.get(key);
    if (sunMoonPlace === undefined) return null;
    return byDate.get(epochOf(values, places))?.[sunMoonPlace] ?? null;
  };
}

/** The epoch of a row, to a tenth of a second, so that tables can be joined on it; undefined for one that has none. */
function epochOf(values: Values, places: ReadonlyMap<string, number>): string | undefined {
  const place = places.get('JD_UTC');
  return place === undefined ? undefined : values[place]?.toFixed(6);
}

function rowOf(
  object: ObjectTable,
  index: number,
  value: EphemerisRow['value'],
  { meetsThresholds, obstruction }: { meetsThresholds: boolean; obstruction: Obstruction | undefined },
): EphemerisRow {
  const key = `${object.designator} ${index}`;
  const uncertainty = uncertaintyAt(object, index);
  const isUp = isUpAtNight(
    value('SUN_ALT'),
    { altitude: value('AST_ALT'), azimuth: value('AST_AZ') },
    obstruction,
  );
  const isObservable = isUp && meetsThresholds;
  return { key, object, isFirst: false, others: 0, isObservable, isUp, value, uncertainty };
}

function empty(object: ObjectTable, message: string): EphemerisRow {
  const key = `${object.designator} none`;
  return {
    key,
    object,
    isFirst: true,
    others: 0,
    isObservable: true,
    isUp: true,
    message,
    value: () => null,
  };
}

/** Whether a row is an epoch, not a line that says why there is none. */
export function hasValues({ message }: EphemerisRow): boolean {
  return message === undefined;
}

/** Whether a row is of a time when the Sun is far enough below the horizon. */
export function isAtNight(row: EphemerisRow): boolean {
  return (row.value('SUN_ALT') ?? Infinity) < NIGHT_SUN_ALTITUDE_DEG;
}

/** Julian date UTC. @throws {RangeError} for a row that has none. */
export function dateOf(row: EphemerisRow): number {
  const date = row.value('JD_UTC');
  if (date === null) throw new RangeError(`row ${row.key} has no date`);
  return date;
}
