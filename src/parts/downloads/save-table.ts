import { configuration } from '../configuration.ts';
import { saveFile } from '../save-file.ts';
import { type CsvSeparator, usualSeparator } from './csv-separator.ts';
import { fileHead, type FileTimes } from './file-head.ts';
import { fileName } from './file-name.ts';
import type { PaperSize } from './pdf/paper.ts';
import { writeCsv, writeText } from './text-file.ts';
import type { Remarks, TextTable } from './text-table.ts';

/** Kinds of file that a table can be saved as. */
export type DownloadKind = 'txt' | 'pdf' | 'csv';

/** A table to be downloaded, with what its files say beside the cells. */
export type Download = {
  readonly table: TextTable;
  /** Heading of the document; in small letters the part of the file's name that says what it contains. */
  readonly title: string;
  readonly times: FileTimes;
  /** Remarks that apply to all numbers. */
  readonly common: Remarks;
  /** Remark about single objects. */
  readonly objects: Remarks;
  /** Title of the section of a document that lists the objects. */
  readonly objectsTitle: string;
  readonly paper: PaperSize;
  /** Whether the CSV file begins with these remarks. */
  readonly csvRemarks: boolean;
  /** Separator of the CSV file; what is usual where the user is when it is left out. */
  readonly csvSeparator?: CsvSeparator | undefined;
};

/** Writes a table to a file of a kind and hands it to the browser. @param nowMs dates the file, UTC milliseconds. */
export async function saveTable(kind: DownloadKind, download: Download, nowMs: number): Promise<void> {
  const { table, title, times, objects, paper } = download;
  const common = fileHead(times, download.common);
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const name = fileName(title.toLowerCase(), configuration.title, now, kind);
  switch (kind) {
    case 'txt':
      return saveFile(name, new Blob([writeText(table)], { type: 'text/plain;charset=utf-8' }));
    case 'csv': {
      const remarks = download.csvRemarks ? [...common, ATTRIBUTION, ...objects] : [];
      const text = writeCsv(table, remarks, download.csvSeparator ?? usualSeparator(navigator.language));
      return saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    }
    case 'pdf': {
      const { writePdf } = await import('./pdf/pdf-file.ts');
      const bytes = await writePdf(table, {
        title,
        remarks: common,
        notes: { title: download.objectsTitle, remarks: objects },
        year: now.toZonedDateTimeISO(Temporal.Now.timeZoneId()).year,
        attribution: configuration.attributionText,
        paper,
      });
      return saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
    }
  }
}

/** Writes a table to a CSV file with remarks that apply to all its numbers. */
export function saveCsv(
  download: Pick<Download, 'table' | 'title' | 'times' | 'common'>,
  nowMs: number,
): Promise<void> {
  const rest = { objects: [], objectsTitle: '', paper: 'A4', csvRemarks: true } as const;
  return saveTable('csv', { ...download, ...rest }, nowMs);
}

const ATTRIBUTION: Remarks[number] = ['Attribution', configuration.attributionText];
