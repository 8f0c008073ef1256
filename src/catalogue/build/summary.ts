import type { MergeReport } from '../merge/merge-sources.ts';

/** Dropped rows of one file that are named; the rest are counted. */
const NAMED_ROWS = 20;

/** What a merge did, as lines of text: rows per source, dropped rows by name, totals. */
export function summaryLines(report: MergeReport): string[] {
  return [
    ...report.sources.map(
      ({ name, date, rows, dropped }) =>
        `${name}, ${date}: ${rows} rows${dropped > 0 ? `, ${dropped} dropped` : ''}`,
    ),
    ...report.files.flatMap(({ file, dropped }) => [
      ...dropped
        .slice(0, NAMED_ROWS)
        .map(({ row, name, reason }) => `  dropped from ${file}, row ${row}, ${name}: ${reason}`),
      ...(dropped.length > NAMED_ROWS ? [`  and ${dropped.length - NAMED_ROWS} more rows of ${file}`] : []),
    ]),
    ...report.failures.map(({ file, reason }) => `NOT USED ${file}: ${reason}`),
    ...report.ignored.map((file) => `unknown kind, left alone: ${file}`),
    `${report.withoutOrbit} objects without an orbit and ${report.unplacedRisks} lines of risk lists without an object are left out`,
    `${report.bodies} objects, ${report.nearEarth} of them near-Earth, and ${report.observatories} observatories`,
  ];
}
