import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from '../crc32.ts';
import { baseName, formatOf } from '../merge/formats.ts';
import { readFile } from '../merge/read-file.ts';
import { EARTH_ORIENTATION_FILE, parseFinals2000A } from '../parse/finals2000a.ts';
import { parseNeoccRisks } from '../parse/neocc-risk.ts';
import { type Download, download } from './download.ts';
import { readUnpacked } from './folder.ts';
import { type Manifest, type ManifestEntry, readManifest, writeManifest } from './manifest.ts';
import type { Patience } from './patience.ts';
import type { OrbitFiles, ServiceFile, Services } from './services.ts';

/** What became of every file. */
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
 * One file after the other, to be no burden; a file that cannot be had leaves its old copy. A host that could not be reached
 * is asked once for each further file, without waits.
 */
export async function refreshFolder(
  folder: string,
  services: Services,
  patience: Patience,
  progress: RefreshProgress,
  selected: readonly string[] = [],
): Promise<Refreshed[]> {
  const unreachable = new Set<string>();
  const lists = await refreshFiles(services.files, folder, patience, progress, unreachable);
  const orbits = services.orbitFiles === undefined ? [] : orbitFilesOf(services.orbitFiles, folder, selected);
  return [...lists, ...(await refreshFiles(orbits, folder, patience, progress, unreachable))];
}

async function refreshFiles(
  files: readonly ServiceFile[],
  folder: string,
  patience: Patience,
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
      known: undamaged(join(folder, service.file), manifest[service.file]),
      patience: unreachable.has(host) ? { ...patience, attempts: 1 } : patience,
      check,
      onProgress: progress.received,
    });
    if (result.kind === 'fetched') writeManifest(folder, { ...manifest, [service.file]: result.entry });
    if (result.kind === 'failed' && result.isUnreachable) unreachable.add(host);
    progress.finished(service.file, result);
    refreshed.push({ file: service.file, result });
  }
  return refreshed;
}

/** What is known of a file that is still what was fetched; one that is not is removed, and so fetched anew. */
function undamaged(path: string, known: ManifestEntry | undefined): ManifestEntry | undefined {
  if (known?.crc32 === undefined || !existsSync(path)) return known;
  if (crc32(readFileSync(path)) === known.crc32) return known;
  rmSync(path);
  return undefined;
}

/** A file must be readable as what its name says. */
function check(path: string): void {
  if (baseName(path) === EARTH_ORIENTATION_FILE) {
    parseFinals2000A(readUnpacked(path));
    return;
  }
  const format = formatOf(path);
  if (format === undefined) throw new RangeError(`${path} is of no known kind`);
  readFile({ name: path, bytes: readUnpacked(path) }, format);
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
