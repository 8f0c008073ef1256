import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import type { NeocpCandidate } from '../neocp-candidate.ts';
import type { Observatory } from '../observatory.ts';
import type { BodyRow } from '../parse/body-row.ts';
import { jdOf } from '#engine/time/epoch.ts';
import type { RiskRow } from '../parse/risk-row.ts';
import { BadFileError, type DroppedRow } from '../source.ts';
import { isWebPage } from './bad-archive.ts';
import { type Format, baseName } from './formats.ts';

const LINE_FEED = 10;

/** A file as it was recorded or downloaded, uncompressed. */
export type SourceFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** ISO date of its content, where the caller knows it (from the download). */
  readonly date?: string;
};

/** A file that has been read. */
export type FileContent = {
  readonly file: string;
  readonly format: Format;
  /** ISO date of the content, or 'unknown'. */
  readonly date: string;
  readonly dropped: readonly DroppedRow[];
} & (
  | { readonly holds: 'bodies'; readonly rows: readonly BodyRow[] }
  | { readonly holds: 'risks'; readonly rows: readonly RiskRow[] }
  | { readonly holds: 'observatories'; readonly rows: readonly Observatory[] }
  | { readonly holds: 'candidates'; readonly rows: readonly NeocpCandidate[] }
);

/**
 * Reads a file and finds its date: given by the caller, else of its kind, else the last observation in it, else in its name,
 * else the last epoch of its orbits.
 *
 * @throws {BadFileError} when the file cannot be used
 */
export function readFile(file: SourceFile, format: Format): FileContent {
  const isOfLines = !/\.(html?|json)$/i.test(baseName(file.name));
  if (isOfLines && isWebPage(file.bytes)) throw new BadFileError('a web page instead of rows');
  const content = contentOf(file, format);
  if (isOfLines && file.bytes.at(-1) !== LINE_FEED) requireWholeEnd(content);
  return content;
}

function contentOf(file: SourceFile, format: Format): FileContent {
  const common = { file: file.name, format };
  const nameDate = file.date ?? dateInName(file.name) ?? 'unknown';
  switch (format.holds) {
    case 'bodies': {
      const { rows, dropped } = format.parse(file.bytes);
      const date =
        file.date ?? format.date ?? lastObservation(rows) ?? dateInName(file.name) ?? lastEpoch(rows);
      return { ...common, holds: 'bodies', date, rows, dropped };
    }
    case 'risks': {
      const { rows, dropped, date } = format.parse(file.bytes);
      return { ...common, holds: 'risks', date: date ?? nameDate, rows, dropped };
    }
    case 'observatories':
      return { ...common, holds: 'observatories', date: nameDate, ...format.parse(file.bytes) };
    case 'candidates':
      return { ...common, holds: 'candidates', date: nameDate, ...format.parse(file.bytes) };
  }
}

/** @throws {BadFileError} where the last row is damaged: a file without an end of line behind it is cut short there. */
function requireWholeEnd({ rows, dropped }: FileContent): void {
  const last = dropped.at(-1);
  if (last?.row === rows.length + dropped.length)
    throw new BadFileError(`the file ends within row ${last.row}: ${last.reason}`);
}

/** ISO date in a file name: "…_2021.gz", "…_2025-04.csv", "…2026-07-01…". */
export function dateInName(fileName: string): string | undefined {
  return /(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?(?!\d)/.exec(baseName(fileName))?.[0];
}

function lastObservation(rows: readonly BodyRow[]): string | undefined {
  let last = '';
  for (const { lastObservation } of rows) {
    if (lastObservation !== undefined && lastObservation > last) last = lastObservation;
  }
  return last === '' ? undefined : last;
}

function lastEpoch(rows: readonly BodyRow[]): string {
  let last = 0;
  for (const { elements } of rows) if (elements !== undefined) last = Math.max(last, jdOf(elements.epoch));
  return last === 0 ? 'unknown' : isoDateFromJulianDate(last);
}
