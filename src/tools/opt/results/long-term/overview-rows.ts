import type { CalculationResult, ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import type { OverviewOrder } from '#machines/opt/charts/charts.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { type ObjectSeries, seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import {
  type ExcludedShare,
  excludedShares,
  observableMarks,
  type SkySamples,
  upMarks,
} from '#machines/opt/charts/observability.ts';
import { type PlotChoices, settingsOf, type Thresholds } from '#machines/opt/charts/thresholds.ts';
import type { Span } from '#parts/charts/spans.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { shareText } from '../excluded-shares.tsx';
import type { SiteNights } from '../site-nights.ts';
import { skyInNights, skySamples } from '../sky.ts';
import { darkSpans } from './dark-spans.ts';

/** When one object is observable. */
export type OverviewRow = {
  readonly table: ObjectTable;
  readonly spans: readonly Span[];
  /** When it is above the horizon at night, whatever its thresholds. */
  readonly up: readonly Span[];
  /** The longest of them; undefined for an object that never is. */
  readonly longest: Span | undefined;
  /** Why it never is; undefined for one that is at some time. */
  readonly whyNever: string | undefined;
};

type Tables = {
  readonly longTerm: PlotTables;
  readonly result: CalculationResult;
  /** Undefined while it is not there. */
  readonly shortTerm: PlotTables | undefined;
};

/**
 * When each object is observable by its own thresholds; of objects for which nothing changed the same rows as before.
 *
 * @param nights those that are planned: others, which the ends of the time frame cut, do not count. Undefined at the geocentre.
 */
export function overviewRows(
  { longTerm, result, shortTerm }: Tables,
  thresholds: Thresholds,
  nights?: SiteNights,
  obstruction?: Obstruction,
): readonly OverviewRow[] {
  return longTerm.object.data.map((table) => {
    const rowOf = rowMakerOf(table, () => rowMaker(table, seriesOf(table, longTerm.object)));
    const sky = skySamples(table.designator, result, shortTerm);
    return rowOf(thresholds.common, thresholds.own[table.designator] ?? NO_CHOICES, sky, nights, obstruction);
  });
}

const NO_CHOICES: PlotChoices = {};

const rowMakerOf = onceFor<ReturnType<typeof rowMaker>>();

/** Makes the row of an object; the same again as long as nothing changes of its thresholds, those of all, its sky and the view. */
function rowMaker(table: ObjectTable, series: ObjectSeries) {
  const skyOf = remembered(skyInNights);
  const upOf = remembered((sky: SkySamples, obstruction?: Obstruction) =>
    darkSpans(sky, (nightSky) => upMarks(nightSky, obstruction)),
  );
  return remembered(
    (
      common: PlotChoices,
      objectChoices: PlotChoices,
      whole: SkySamples,
      nights?: SiteNights,
      obstruction?: Obstruction,
    ): OverviewRow => {
      const sky = skyOf(whole, nights);
      const settings = settingsOf(
        { common, own: { [table.designator]: objectChoices } },
        table.designator,
        series,
      );
      const object = longTermObject(series, settings);
      const spans = darkSpans(sky, (nightSky) => observableMarks(object, nightSky, obstruction));
      const whyNever =
        spans.length === 0 ? whyNeverText(table, excludedShares(object, sky, obstruction)) : undefined;
      return { table, spans, up: upOf(sky, obstruction), longest: longestOf(spans), whyNever };
    },
  );
}

/** Why an object is never observable: it has no ephemeris, is not up, or what excludes most of the time at which it is. */
function whyNeverText({ error, data }: ObjectTable, shares: readonly ExcludedShare[] | undefined): string {
  if (error !== undefined || data.length === 0) return 'never: no ephemeris';
  if (shares === undefined) return 'never up at night';
  const [most] = shares;
  return most === undefined ? 'never' : `never: ${shareText(most.share)} excluded by ${most.title}`;
}

function longestOf(spans: readonly Span[]): Span | undefined {
  const [first, ...others] = spans;
  if (first === undefined) return undefined;
  return others.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best), first);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/**
 * Rows in an order: by the start or by the length of their observable time. Objects that are never observable come last, by when they are
 * up at night.
 */
export function inOrder(rows: readonly OverviewRow[], order: OverviewOrder): readonly OverviewRow[] {
  const rank = (spans: readonly Span[]) => {
    const [[first], longest] = [spans, longestOf(spans)];
    if (first === undefined || longest === undefined) return Infinity;
    return order === 'first' ? first.start : -lengthOf(longest);
  };
  const ranked = rows.map((row) => ({ row, rank: rank(row.spans), fallback: rank(row.up) }));
  return ranked
    .toSorted((one, other) => compare(one.rank, other.rank) || compare(one.fallback, other.fallback))
    .map(({ row }) => row);
}

/** Compares two numbers by size; of two that are infinite neither comes first. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** How long a span is: `6 h 30 min`. */
export function lengthText(span: Span): string {
  const minutes = Math.round(lengthOf(span) * MINUTES_PER_DAY);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
