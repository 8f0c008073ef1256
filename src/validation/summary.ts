import type { ErrorResult, ShareResult, ValidationResult } from '#contract/validation.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { calendarDate } from '#engine/time/calendar.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import type { Case, Comparison, ErrorComparison, ShareComparison, SigmaClass } from './comparison.ts';
import { histogramOf } from './histogram.ts';
import type { References } from './references.ts';

/** Cases that are named as the worst. */
const WORST_CASES = 5;

/** Days by which a date is moved before its seconds are left out, so that it becomes the nearest minute. */
const HALF_A_MINUTE = 0.5 / MINUTES_PER_DAY;

/** Measures a comparison by what is recorded, and says in short how it came out. */
export function resultOf(
  comparison: Comparison,
  references: References,
  ephemeris: Ephemeris,
): ValidationResult {
  return comparison.kind === 'errors'
    ? errorResult(comparison, comparison.measure(references, ephemeris))
    : shareResult(comparison, comparison.measure(references, ephemeris));
}

/** Whether a result is within the limits of its comparison. */
export function isWithinLimits(result: ValidationResult): boolean {
  if (result.kind === 'errors')
    return (result.limitOf === 'median' ? result.median : result.worst) <= result.limit;
  const { least1, most1, least3 } = result.limits;
  return result.classes
    .filter(({ rows }) => rows >= result.leastMembers)
    .every(({ within1, within3 }) => within1 >= least1 && within1 <= most1 && within3 >= least3);
}

function errorResult(comparison: ErrorComparison, cases: readonly Case[]): ErrorResult {
  const rows = cases.flatMap(({ errors, days }) => errors.map((error, k) => ({ error, day: days?.[k] })));
  const errors = rows.map(({ error }) => error).sort((a, b) => a - b);
  return {
    ...describedBy(comparison, cases.length, rows.length),
    kind: 'errors',
    unit: comparison.unit,
    limit: comparison.limit,
    limitOf: comparison.limitOf ?? 'worst',
    ...(comparison.shownIn !== undefined && { shownIn: comparison.shownIn }),
    median: quantile(errors, 0.5),
    p95: quantile(errors, 0.95),
    worst: quantile(errors, 1),
    worstCases: worstCases(cases),
    histogram: histogramOf(errors, comparison.limit),
    years: byYear(rows).map(([year, yearRows]) => {
      const sorted = yearRows.map(({ error }) => error).sort((a, b) => a - b);
      return { year, rows: yearRows.length, median: quantile(sorted, 0.5), worst: quantile(sorted, 1) };
    }),
  };
}

function shareResult(comparison: ShareComparison, classes: readonly SigmaClass[]): ShareResult {
  const { limits, leastMembers } = comparison;
  const all = classes.flatMap(({ sigmas, days }) => sigmas.map((sigma, k) => ({ sigma, day: days[k] })));
  return {
    ...describedBy(comparison, classes.length, all.length),
    kind: 'shares',
    limits,
    leastMembers,
    within1: part(
      all.map(({ sigma }) => sigma),
      1,
    ),
    within3: part(
      all.map(({ sigma }) => sigma),
      3,
    ),
    groups: [...new Set(classes.map(({ group }) => group))].map((name) => ({
      name,
      ...shareOf(classes.filter(({ group }) => group === name).flatMap(({ sigmas }) => sigmas)),
    })),
    classes: classes.map(({ name, group, sigmas }) => ({ name, group, ...shareOf(sigmas) })),
    years: byYear(all).map(([year, yearRows]) => ({ year, ...shareOf(yearRows.map(({ sigma }) => sigma)) })),
  };
}

function shareOf(sigmas: readonly number[]) {
  return { rows: sigmas.length, within1: part(sigmas, 1), within3: part(sigmas, 3) };
}

/** The part of 1 that is no farther away than this many standard deviations. */
function part(sigmas: readonly number[], most: number): number {
  return sigmas.filter((sigma) => sigma <= most).length / Math.max(1, sigmas.length);
}

function describedBy(
  { id, topic, quantity, authority, sources, note }: Comparison,
  cases: number,
  rows: number,
) {
  return {
    id,
    topic,
    quantity,
    authority,
    sources: [...sources],
    ...(note !== undefined && { note }),
    cases,
    rows,
  };
}

/** The least of sorted numbers that no less than a part of them does not exceed (nearest rank); 0 where there are none. */
function quantile(sorted: readonly number[], fraction: number): number {
  return sorted[Math.max(1, Math.ceil(fraction * sorted.length)) - 1] ?? 0;
}

function worstCases(cases: readonly Case[]): ErrorResult['worstCases'] {
  return cases
    .map(({ name, errors, days, site, bodies, object, provisional, values }) => {
      const error = Math.max(...errors);
      const at = errors.indexOf(error);
      const [day, body, worstValues] = [days?.[at], bodies?.[at], values?.[at]];
      return {
        name,
        error,
        ...(day !== undefined && { date: isoFromJulianDate(day + HALF_A_MINUTE).slice(0, 16) }),
        ...(object !== undefined && { object }),
        ...(provisional !== undefined && { provisional }),
        ...(site !== undefined && { site }),
        ...(body !== undefined && { body }),
        ...(worstValues !== undefined && { values: [...worstValues] }),
      };
    })
    .sort((a, b) => b.error - a.error)
    .slice(0, WORST_CASES);
}

/** Rows that have dates by the year of these, in order. */
function byYear<Row extends { readonly day?: number | undefined }>(rows: readonly Row[]): [number, Row[]][] {
  const years = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.day === undefined) continue;
    const { year } = calendarDate(row.day);
    const yearRows = years.get(year) ?? [];
    yearRows.push(row);
    years.set(year, yearRows);
  }
  return [...years].sort(([a], [b]) => a - b);
}
