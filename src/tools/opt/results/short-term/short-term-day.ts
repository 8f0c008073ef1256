import {
  type ObjectTable,
  type PlotTables,
  uncertaintyAt,
  type UncertaintyRun,
} from '#contract/opt/calculation.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import { isInView } from '#machines/opt/charts/observability.ts';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import type { Span } from '#parts/charts/spans.ts';
import { SUNRISE_DEG } from '#parts/night/night-texts.ts';
import { sunAndMoon } from '../sky.ts';
import { CELLS } from './day-window.ts';
import { type Twilight, twilightOf } from './twilight.ts';

/** Half a step of the table, days. */
const TOLERANCE = 1 / 96;

type Row = readonly (number | null)[];

/** One half hour of an object; altitude and azimuth in degrees, none where they were not calculated. */
export type Cell = {
  /** Julian date UTC. */
  readonly moment: number;
  readonly altitude: number | null;
  readonly azimuth: number | null;
  /** Whether it is above the horizon, but behind what blocks the view. */
  readonly isBlocked: boolean;
};

/** What is shown of one object on a day; the numbers are those in the middle of it. */
export type ObjectDay = {
  readonly object: ObjectTable;
  readonly cells: readonly Cell[];
  /** The cell in which it is highest while it is dark; undefined where it stays below {@link LOWEST_DEG} then. */
  readonly best: number | undefined;
  readonly motion: number | null;
  readonly magnitude: number | null;
  readonly error: number | null;
  /** Basis of that uncertainty. */
  readonly uncertainty: UncertaintyRun | undefined;
};

/** The Sun and Moon on a day, by cells and by spans. */
export type SkyDay = {
  readonly sun: readonly (number | null)[];
  readonly moon: readonly (number | null)[];
  readonly twilight: Twilight;
  /** Astronomical nights, and the time the Sun is up; Julian dates UTC. */
  readonly nights: readonly Span[];
  readonly sunlight: readonly Span[];
};

/** The altitude from which the highest one is worth a word. */
const LOWEST_DEG = 5;

/**
 * The rows of one object on a day.
 *
 * @param day from noon to noon.
 * @param sun altitude of the Sun in each cell of the day, degrees; none without a horizon.
 */
export function objectDay(
  object: ObjectTable,
  { fields }: Pick<PlotTables['object'], 'fields'>,
  day: Span,
  sun: SkyDay['sun'],
  obstruction?: Obstruction,
): ObjectDay {
  const at = (key: string) => fields.indexOf(key);
  const [date, altitude, azimuth] = [at('JD_UTC'), at('AST_ALT'), at('AST_AZ')];
  const dateOf = (row: Row | undefined) => row?.[date] ?? -Infinity;
  const first = object.data.findIndex((row) => dateOf(row) > day.start - TOLERANCE);
  const rowAt = (moment: number) => {
    const index = first + Math.round((moment - dateOf(object.data[first])) * CELLS);
    const values = object.data[index];
    return Math.abs(dateOf(values) - moment) < TOLERANCE && values ? { index, values } : undefined;
  };
  const cells = momentsOf(day).map((moment) => {
    const row = rowAt(moment);
    const place = { altitude: row?.values[altitude] ?? null, azimuth: row?.values[azimuth] ?? null };
    return { moment, ...place, isBlocked: isInView(place) && !isInView(place, obstruction) };
  });
  const middle =
    rowAt(day.start + 0.5) ??
    momentsOf(day)
      .map(rowAt)
      .findLast((row) => row !== undefined);
  return {
    object,
    cells,
    best: highestInDark(cells, sun),
    motion: middle?.values[at('SKY_MOV')] ?? null,
    magnitude: middle?.values[at('MAG')] ?? null,
    error: middle?.values[at('ERR_A')] ?? null,
    uncertainty: middle && uncertaintyAt(object, middle.index),
  };
}

/** The Sun and Moon on a day. */
export function skyDay(tables: PlotTables, day: Span): SkyDay {
  const { timestamps, sun, moon, nights } = sunAndMoon(tables);
  const [start, end] = [timestamps[0], timestamps.at(-1)];
  const isKnown = start !== undefined && end !== undefined && sun.some((altitude) => altitude !== null);
  const column = (values: Row) =>
    momentsOf(day).map((moment) =>
      start === undefined ? null : (values[Math.round((moment - start) * CELLS)] ?? null),
    );
  const sunlight = interpolatedSpans(timestamps, sun, (altitude) => altitude - SUNRISE_DEG);
  return {
    sun: column(sun),
    moon: column(moon),
    twilight: twilightOf(nights, isKnown ? { start, end } : undefined, day),
    nights: within(nights, day),
    sunlight: within(sunlight, day),
  };
}

function highestInDark(cells: readonly Cell[], sun: SkyDay['sun']): number | undefined {
  let [best, highest] = [-1, LOWEST_DEG];
  for (const [index, { altitude, isBlocked }] of cells.entries()) {
    const isDark = (sun[index] ?? Infinity) < NIGHT_SUN_ALTITUDE_DEG;
    if (!isDark || isBlocked || altitude === null || altitude < highest) continue;
    [best, highest] = [index, altitude];
  }
  return best < 0 ? undefined : best;
}

function momentsOf({ start }: Span): readonly number[] {
  return Array.from({ length: CELLS }, (_, index) => start + index / CELLS);
}

function within(spans: readonly Span[], { start, end }: Span): readonly Span[] {
  return spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }));
}
