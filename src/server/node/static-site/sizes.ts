import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { READ_IN_RANGES } from '../page/data-routes.ts';

/** Parts of the folder by how the paths of their files begin or end, the first match counts. */
const PARTS: readonly (readonly [part: string, paths: RegExp])[] = [
  ['documents', /\.html$/],
  ['scripts and styles', /\.(js|css)$/],
  ['fonts', /\.woff2?$/],
  ['catalogue', /^data\/catalogue\./],
  ['catalogue in parts', /^data\/catalogue-/],
  ['orbits near the day of the build', /^data\/prepared-/],
  ['star tiles', /^data\/stars-/],
  ['nights, approaches and orbits as written', /^data\/(answers|approaches)-/],
  ['other data', /^data\//],
  ['ephemeris', /^ephemeris\//],
  ['sky', /^static\/sky\//],
  ['maps of bodies, zones', /^static\//],
  ['shapes', /^shapes\//],
  ['lists and feeds', /^(lists|rest)\//],
  ['everything else', /^/],
];

/** The size of the files of one part. */
export type PartSize = {
  readonly part: string;
  readonly files: number;
  readonly bytes: number;
  /** Packed by gzip, file by file, as hosts send them. */
  readonly packed: number;
};

/** A file by its path below the folder of the page. */
type SizedFile = { readonly path: string; readonly bytes: number; readonly packed: number };

/** Sizes of a folder by part, those without files left out. */
export function sizesOf(folder: string): readonly PartSize[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return sizesByPart(files.map((file) => ({ path: file.slice(folder.length + 1), ...sizeOf(file) })));
}

/** Bytes of a file, and packed by gzip where that is less. */
export function sizeOf(file: string): Omit<SizedFile, 'path'> {
  const content = readFileSync(file);
  const bytes = content.length;
  return { bytes, packed: bytes > READ_IN_RANGES ? bytes : Math.min(bytes, gzipSync(content).length) };
}

/** Adds up files by part. */
export function sizesByPart(files: readonly SizedFile[]): readonly PartSize[] {
  return PARTS.map(([part], place) => {
    const partFiles = files.filter(({ path }) => PARTS.findIndex(([, paths]) => paths.test(path)) === place);
    const sum = (key: 'bytes' | 'packed') => partFiles.reduce((total, file) => total + file[key], 0);
    return { part, files: partFiles.length, bytes: sum('bytes'), packed: sum('packed') };
  }).filter(({ files: count }) => count > 0);
}

/** The sizes as a table of plain text, with their sum. */
export function sizeTable(sizes: readonly PartSize[]): string {
  const sum = (key: 'files' | 'bytes' | 'packed') => sizes.reduce((total, size) => total + size[key], 0);
  const rows = [...sizes, { part: 'all', files: sum('files'), bytes: sum('bytes'), packed: sum('packed') }];
  const width = Math.max(...rows.map(({ part }) => part.length));
  const line = (part: string, cells: readonly string[]) =>
    `${part.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}\n`;
  return [
    line('', ['files', 'MB', 'MB packed']),
    ...rows.map(({ part, files, bytes, packed }) =>
      line(part, [String(files), megabytes(bytes), megabytes(packed)]),
    ),
  ].join('');
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
