import type { ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import type { LONG_TERM_QUANTITIES } from '#contract/opt/ephemeris-columns.ts';
import { EPHEMERIS_COLUMN } from '#engine/observe/columns.ts';
import { onceFor } from '../../kit/once-for.ts';

/** The six quantities that are plotted. */
export type PlotKey = (typeof LONG_TERM_QUANTITIES)[number];

/** How a value must compare with its threshold to be good for observing. */
export type Operator = 'gt' | 'lt' | 'equality';

/** What is plotted, in the order of the lanes, and which side of a threshold is the good one. */
export const LONG_TERM_PLOTS: readonly {
  readonly key: PlotKey;
  readonly title: string;
  readonly operator: Operator;
}[] = [
  { key: 'MOOEL', title: 'Moon elongation', operator: 'gt' },
  { key: 'ELON', title: 'Sun elongation', operator: 'gt' },
  { key: 'AST_GLAT', title: 'Absolute galactic latitude', operator: 'gt' },
  { key: 'SKY_MOV', title: 'Sky motion', operator: 'lt' },
  { key: 'MAG', title: 'Magnitude', operator: 'lt' },
  { key: 'DEN_STARS', title: 'Star density', operator: 'lt' },
];

/** Decimals of a quantity and of its threshold: three for the motion, one for the others. */
export function plotDecimals(key: PlotKey): number {
  return EPHEMERIS_COLUMN[key].decimals;
}

/** One quantity of one object, a value or none for each timestamp; `min` and `max` are those of the values that exist. */
export type PlotSeries = {
  readonly values: readonly (number | null)[];
  readonly min: number;
  readonly max: number;
  readonly units: string;
};

/** What is plotted of one object; a quantity without a single value is left out. */
export type ObjectSeries = {
  /** Julian dates UTC, rising. */
  readonly timestamps: readonly number[];
  readonly plots: Readonly<Partial<Record<PlotKey, PlotSeries>>>;
};

type Head = Pick<PlotTables['object'], 'fields' | 'units'>;

const known = onceFor<ObjectSeries>();

/** The columns of one object's table as series; made once for each table. */
export function seriesOf(table: ObjectTable, head: Head): ObjectSeries {
  return known(table, () => readSeries(table, head));
}

function readSeries({ data }: ObjectTable, { fields, units }: Head): ObjectSeries {
  const column = (key: string) => {
    const place = fields.indexOf(key);
    return data.map((row) => row[place] ?? null);
  };
  const plots: Partial<Record<PlotKey, PlotSeries>> = {};
  for (const { key } of LONG_TERM_PLOTS) {
    const values = key === 'AST_GLAT' ? column(key).map(distanceFromPlane) : column(key);
    const known = values.filter((value) => value !== null);
    if (known.length === 0) continue;
    const [min, max] = extremes(known);
    plots[key] = { values, min, max, units: units[fields.indexOf(key)] ?? '' };
  }
  return { timestamps: column('JD_UTC').map((date) => date ?? 0), plots };
}

/** Distance from the plane of the Milky Way. Stars are dense on both sides of it, so the sign says nothing about visibility. */
function distanceFromPlane(latitudeDeg: number | null): number | null {
  return latitudeDeg === null ? null : Math.abs(latitudeDeg);
}

/** Least and greatest of values, of which there may be more than a call takes arguments. */
function extremes(values: readonly number[]): [number, number] {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}
