import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from '../crc32.ts';
import { baseName, formatOf } from '../merge/formats.ts';
import { LEAST_SHARE } from '../merge/shortfalls.ts';
import { readFile } from '../merge/read-file.ts';
import { EARTH_ORIENTATION_FILE, parseFinals2000A } from '../parse/finals2000a.ts';
import { BadFileError } from '../source.ts';
import { parseNeoccRisks } from '../parse/neocc-risk.ts';
import { type Download, download } from './download.ts';
import { readUnpacked } from './folder.ts';
import { type Manifest, type ManifestEntry, readManifest, writeManifest } from './manifest.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { OrbitFiles, ServiceFile, Services } from './services.ts';

/** The outcome for every file. */
export type Refreshed = { readonly file: string; readonly result: Download };

/** Shows how a refresh goes on. */
export type RefreshProgress = {
  readonly started: (file: string, place: number, count: number) => void;
  readonly received: (bytes: number, total: number | undefined) => void;
  readonly finished: (file: string, result: Download) => void;
};

/**
 * Brings a folder of service files up to date: the lists first, then the orbit files of the objects that were selected and
 * of those on the risk list.
 *
 * @param selected names without blanks.
 * One file after the other, to be no burden; a file that cannot be fetched leaves its old copy. A host that could not be reached
 * gets one request for each further file, without waits.
 */
export async function refreshFolder(
  folder: string,
  services: Services,
  policy: RetryPolicy,
  progress: RefreshProgress,
  selected: readonly string[] = [],
): Promise<Refreshed[]> {
  const unreachable = new Set<string>();
  const lists = await refreshFiles(services.files, folder, policy, progress, unreachable);
  const orbits = services.orbitFiles === undefined ? [] : orbitFilesOf(services.orbitFiles, folder, selected);
  return [...lists, ...(await refreshFiles(orbits, folder, policy, progress, unreachable))];
}

async function refreshFiles(
  files: readonly ServiceFile[],
  folder: string,
  policy: RetryPolicy,
  progress: RefreshProgress,
  unreachable: Set<string>,
): Promise<Refreshed[]> {
  const refreshed: Refreshed[] = [];
  for (const [place, service] of files.entries()) {
    const manifest: Manifest = readManifest(folder);
    const { host } = new URL(service.url);
    progress.started(service.file, place + 1, files.length);
    const result = await download(service, {
      folder,
      known: factsIfUndamaged(join(folder, service.file), manifest[service.file]),
      policy: unreachable.has(host) ? { ...policy, attempts: 1 } : policy,
      check: (path) => requireWhole(path, service, join(folder, service.file)),
      onProgress: progress.received,
    });
    if (result.kind === 'fetched') await writeManifest(folder, { ...manifest, [service.file]: result.entry });
    if (result.kind === 'failed' && result.isUnreachable) unreachable.add(host);
    progress.finished(service.file, result);
    refreshed.push({ file: service.file, result });
  }
  return refreshed;
}

/** Facts about a file that is as it was fetched; a damaged one is removed, and so fetched again. */
function factsIfUndamaged(path: string, known: ManifestEntry | undefined): ManifestEntry | undefined {
  if (known?.crc32 === undefined || !existsSync(path)) return known;
  if (crc32(readFileSync(path)) === known.crc32) return known;
  rmSync(path);
  return undefined;
}

/**
 * A file must be readable as what its name says, and have about as many rows as it always had.
 *
 * @param last the copy that it is to replace, which may be missing.
 * @throws {BadFileError} saying what it is instead
 */
function requireWhole(path: string, { leastRows = 0 }: ServiceFile, last: string): void {
  const rows = rowsIn(path);
  if (rows < leastRows) throw new BadFileError(`${rows} rows, where such a file has at least ${leastRows}`);
  const before = rowsBefore(last);
  if (rows < LEAST_SHARE * before) throw new BadFileError(`${rows} rows, ${before} before`);
}

function rowsIn(path: string): number {
  const bytes = readUnpacked(path);
  if (baseName(path) === EARTH_ORIENTATION_FILE) return parseFinals2000A(bytes).earth.mjd.length;
  const format = formatOf(path);
  if (format === undefined) throw new RangeError(`${path} is of no known kind`);
  return readFile({ name: path, bytes }, format).rows.length;
}

/** Rows of the present copy; 0 for one that cannot be read, or for a list that changes in length from day to day. */
function rowsBefore(path: string): number {
  if (!existsSync(path) || formatOf(path)?.holds === 'candidates') return 0;
  try {
    return rowsIn(path);
  } catch (error) {
    if (error instanceof BadFileError) return 0;
    throw error;
  }
}

function orbitFilesOf(orbitFiles: OrbitFiles, folder: string, selected: readonly string[]): ServiceFile[] {
  const list = join(folder, orbitFiles.objectsFrom);
  const listed = existsSync(list) ? parseNeoccRisks(readUnpacked(list)).rows : [];
  const objects = new Set([
    ...selected.slice(0, orbitFiles.most),
    ...listed
      .slice(0, orbitFiles.most)
      .map(({ number, designation }) => (number ?? designation).replaceAll(' ', '')),
  ]);
  return [...objects].map((object) => ({
    file: orbitFiles.file.replace('{object}', object),
    url: orbitFiles.url.replace('{object}', encodeURIComponent(object)),
  }));
}
