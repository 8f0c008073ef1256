import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MergeReport } from '#catalogue/merge/merge-sources.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { BadFileError } from '#catalogue/source.ts';
import { type ServiceCatalogue, serviceCatalogue } from '#server/service-catalogue.ts';
import { folderFingerprint, type TakeInTask, type TakenIn } from './take-in-catalogue.ts';
import { writeAtomically } from './write-atomically.ts';

/** Where catalogues are, and who reads a folder of them. */
export type CatalogueHostParts = {
  readonly builtInFile: string;
  /** Folder of recorded files; absent for the built-in catalogue alone. */
  readonly folder: string | undefined;
  /** A whole catalogue that goes before the folder where it exists, and may be written at any time. */
  readonly refreshedFile: string | undefined;
  /** Folder for the catalogue made of them. */
  readonly dataDir: string;
  readonly takeIn: (task: TakeInTask) => Promise<TakenIn>;
};

/**
 * The catalogue of the moment: at once the refreshed one, else the one made of the folder before, else the built-in one;
 * later that of the folder, or one refreshed since.
 */
export type CatalogueHost = {
  readonly current: () => ServiceCatalogue;
  readonly isLoading: () => boolean;
  /**
   * Takes the refreshed catalogue where its file is new since the last look; the look costs no more than its date.
   *
   * @returns whether there is another catalogue now.
   * @throws BadFileError, once, for a file that cannot be read; the old catalogue stays.
   */
  readonly takeRefreshed: () => boolean;
  /**
   * Reads the folder where it has changed since the catalogue was made of it and no refreshed catalogue goes before it.
   *
   * @returns how that went; nothing where there was nothing to do. A failure leaves the old catalogue in place.
   */
  readonly refresh: () => Promise<MergeReport | undefined>;
};

/** Name of the file that holds the catalogue made of a folder. */
const MADE_FILE = 'catalogue.bin';

/**
 * Opens the catalogue that answers at once.
 *
 * @throws Error when the built-in catalogue cannot be read.
 */
export function openCatalogueHost({
  builtInFile,
  folder,
  refreshedFile,
  dataDir,
  takeIn,
}: CatalogueHostParts): CatalogueHost {
  const builtIn = readFileSync(builtInFile);
  const madeFile = join(dataDir, MADE_FILE);
  const wanted = folder === undefined ? undefined : fingerprintOf(folder, builtIn);
  let loading = false;
  let seen: string | undefined;
  let refreshed = false;
  let made = wanted !== undefined && readStamp(madeFile) === wanted;
  let current =
    openRefreshed() ?? openMade() ?? serviceCatalogue(readCatalogue(builtIn), 'built-in', versionOf(builtIn));

  return { current: () => current, isLoading: () => loading, takeRefreshed, refresh };

  function openRefreshed(): ServiceCatalogue | undefined {
    try {
      return readRefreshed();
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      seen = undefined; // the next look says what is wrong with it
      return undefined;
    }
  }

  function readRefreshed(): ServiceCatalogue | undefined {
    const stamp = refreshedFile && changeStamp(refreshedFile);
    if (refreshedFile === undefined || stamp === undefined || stamp === seen) return undefined;
    seen = stamp;
    const bytes = readFileSync(refreshedFile);
    const found = serviceCatalogue(readCatalogue(bytes), 'refreshed', versionOf(bytes));
    refreshed = true;
    return found;
  }

  function takeRefreshed(): boolean {
    const found = readRefreshed();
    if (found === undefined) return false;
    current = found;
    return true;
  }

  function openMade(): ServiceCatalogue | undefined {
    if (!made || folder === undefined) return undefined;
    try {
      const bytes = readFileSync(madeFile);
      return serviceCatalogue(readCatalogue(bytes), basename(folder), versionOf(bytes));
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      made = false; // damaged, or of an older layout: it is made again
      return undefined;
    }
  }

  async function refresh(): Promise<MergeReport | undefined> {
    if (made || refreshed || folder === undefined || wanted === undefined) return undefined;
    loading = true;
    try {
      const { bytes, report } = await takeIn({ folder, builtIn });
      await writeAtomically(madeFile, bytes);
      await writeAtomically(`${madeFile}.stamp`, new TextEncoder().encode(wanted));
      made = true;
      current = serviceCatalogue(readCatalogue(bytes), basename(folder), versionOf(bytes));
      return report;
    } finally {
      loading = false;
    }
  }
}

/** Changes with every writing of a file; nothing where there is none. */
function changeStamp(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

function readStamp(madeFile: string): string | undefined {
  const path = `${madeFile}.stamp`;
  return existsSync(madeFile) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Changes with the files of the folder and with the built-in catalogue. */
function fingerprintOf(folder: string, builtIn: Uint8Array): string {
  return `${versionOf(builtIn)}\n${folder}\n${folderFingerprint(folder)}`;
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
