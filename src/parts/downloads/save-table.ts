import { configuration } from '../configuration.ts';
import { saveFile } from '../save-file.ts';
import { fileName } from './file-name.ts';
import { writePdf } from './pdf-file.ts';
import { writeCsv, writeText } from './text-file.ts';
import type { Remarks, TextTable } from './text-table.ts';

/** Kinds of file that a table can be had as. */
export type DownloadKind = 'txt' | 'pdf' | 'csv';

/** The kinds as a menu offers them. */
export const DOWNLOAD_KINDS: readonly { id: DownloadKind; title: string; detail: string }[] = [
  { id: 'txt', title: 'Text (txt)', detail: 'visible cells' },
  { id: 'pdf', title: 'Document (pdf)', detail: 'visible cells' },
  { id: 'csv', title: 'Table (csv)', detail: 'all rows, with provenance' },
];

/** A table to be downloaded, with what its files say beside the cells. */
export type Download = {
  readonly table: TextTable;
  /** Heading of the document; in small letters the part of the file's name that says what it holds. */
  readonly title: string;
  /** What is true of all numbers. */
  readonly common: Remarks;
  /** What is said of single objects; a document has room for those alone that the visitor cannot look up elsewhere. */
  readonly objects: { readonly all: Remarks; readonly userDefined: Remarks };
};

/** Writes a table to a file of a kind and hands it to the browser. @param nowMs dates the file, UTC milliseconds. */
export async function saveTable(
  kind: DownloadKind,
  { table, title, common, objects }: Download,
  nowMs: number,
): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const name = fileName(title.toLowerCase(), configuration.title, now, kind);
  switch (kind) {
    case 'txt':
      return saveFile(name, new Blob([writeText(table)], { type: 'text/plain;charset=utf-8' }));
    case 'csv': {
      const remarks = [...common, ATTRIBUTION, ...objects.all];
      return saveFile(name, new Blob([writeCsv(table, remarks)], { type: 'text/csv;charset=utf-8' }));
    }
    case 'pdf': {
      const bytes = await writePdf(table, {
        title,
        remarks: [...common, ...objects.userDefined],
        year: now.toZonedDateTimeISO(Temporal.Now.timeZoneId()).year,
        attribution: configuration.attributionText,
      });
      return saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
    }
  }
}

const ATTRIBUTION: Remarks[number] = ['Attribution', configuration.attributionText];
