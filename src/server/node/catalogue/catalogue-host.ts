import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MergeReport } from '#catalogue/merge/merge-sources.ts';
import { belowFloors, shortfalls } from '#catalogue/merge/shortfalls.ts';
import { REFRESHED_FILE } from '#catalogue/refresh-news.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { type ServiceCatalogue, serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { errorCode } from '../error-code.ts';
import { folderOfStamp, folderStamp, isSuccessionOf, versionOf } from './folder-stamp.ts';
import type { StoredCandidates } from './stored-candidates.ts';
import { sourceNames, type TakeInTask, type TakenIn } from './take-in-catalogue.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/** Where catalogues are, and who reads a folder of them. */
export type CatalogueHostParts = {
  readonly builtInFile: string;
  /** Folder of recorded files; absent for the built-in catalogue alone. */
  readonly folder: string | undefined;
  /** A whole catalogue, preferred to the folder where the file exists; it may be replaced at any time. */
  readonly refreshedFile: string | undefined;
  /** Folder for the catalogue made of them. */
  readonly dataDir: string;
  /** The candidates as they were fetched last, in place of those that came with the catalogue. */
  readonly candidates: StoredCandidates;
  readonly takeIn: (task: TakeInTask) => Promise<TakenIn>;
  /** Rows that files have at least, by their names without ".gz", where there is no catalogue to compare them with. */
  readonly leastRows: ReadonlyMap<string, number>;
  /** Gets the errors of files that could not be read or written; the service goes on without them. */
  readonly report: (error: unknown) => void;
};

/**
 * The catalogue of the moment: at once the refreshed one, else the one made of the folder before, else the built-in one;
 * later that of the folder, or one refreshed since.
 */
export type CatalogueHost = {
  readonly current: () => ServiceCatalogue;
  /** Path of the file that the catalogue is in. */
  readonly file: () => string;
  /** Whether the folder is still to be read; until then the catalogue is provisional. */
  readonly isLoading: () => boolean;
  /**
   * Takes the refreshed catalogue where its file is newer than at the last look, which reads no more than the date of the file.
   *
   * @returns whether there is another catalogue now.
   * @throws Error, once, for a file that cannot be read; the old catalogue stays.
   */
  readonly takeRefreshed: () => boolean;
  /**
   * Reads the folder where it has changed since the catalogue was made of it and no refreshed catalogue goes before it. The
   * catalogue made of it is served at once, and then stored for the next start where there is room on the disk.
   *
   * @returns how that went; nothing where there was nothing to do. A failure leaves the old catalogue in place, and so does a folder
   * whose files are not whole, or fewer than they were.
   */
  readonly refresh: () => Promise<MergeReport | undefined>;
  /** Why what is in the folder did not replace the last good catalogue; nothing where it did. */
  readonly refused: () => string | undefined;
};

/** A catalogue of an earlier start, and what it was made of. */
type Former = {
  readonly served: ServiceCatalogue;
  readonly stamp: string | undefined;
};

/** Name of the file that holds the catalogue made of a folder. */
const MADE_FILE = 'catalogue.bin';

/**
 * Opens a catalogue that is on the disk at once.
 *
 * @throws Error when the built-in catalogue cannot be read.
 */
export function openCatalogueHost({
  builtInFile,
  folder,
  refreshedFile,
  dataDir,
  candidates,
  takeIn,
  leastRows,
  report,
}: CatalogueHostParts): CatalogueHost {
  const builtIn = readFileSync(builtInFile);
  const madeFile = join(dataDir, MADE_FILE);
  let file = builtInFile;
  let seen: string | undefined;
  let refreshed = false;
  let made = false;
  let refused: string | undefined;
  const currentStamp = findStamp();
  const found = openRefreshed();
  const former = found === undefined ? openFormer() : undefined;
  let current = found ?? openMade() ?? former?.served ?? openBuiltIn();

  return {
    current: withCandidates,
    file: () => file,
    isLoading: () => current.isProvisional,
    takeRefreshed,
    refresh,
    refused: () => refused,
  };

  /** The same object as long as neither catalogue nor candidates are others. */
  function withCandidates(): ServiceCatalogue {
    const neocp = candidates.latest();
    if (neocp !== undefined && neocp !== current.neocp) current = { ...current, neocp };
    return current;
  }

  function findStamp(): string | undefined {
    if (folder === undefined) return undefined;
    try {
      return folderStamp(folder, builtIn);
    } catch (error) {
      report(error);
      if (refreshedFile === undefined) refuse(folder, [`it cannot be read (${String(errorCode(error))})`]);
      return undefined;
    }
  }

  /** Objects missing in it may be in the folder, as long as that has not been read. */
  function openBuiltIn(): ServiceCatalogue {
    return serviceCatalogue(
      readCatalogue(builtIn),
      'built-in',
      versionOf(builtIn),
      currentStamp !== undefined,
    );
  }

  function openRefreshed(): ServiceCatalogue | undefined {
    try {
      return readRefreshed();
    } catch {
      seen = undefined; // so that the next check reads it again, and reports what is wrong
      return undefined;
    }
  }

  function readRefreshed(): ServiceCatalogue | undefined {
    const stamp = refreshedFile && changeStamp(refreshedFile);
    if (refreshedFile === undefined || stamp === undefined || stamp === seen) return undefined;
    seen = stamp;
    try {
      const bytes = readFileSync(refreshedFile);
      const found = serviceCatalogue(readCatalogue(bytes), 'refreshed', versionOf(bytes));
      [refreshed, file, refused] = [true, refreshedFile, undefined];
      return found;
    } catch (error) {
      refuse(refreshedFile, [error instanceof Error ? error.message : String(error)]);
      throw error;
    }
  }

  function takeRefreshed(): boolean {
    const found = readRefreshed();
    if (found === undefined) return false;
    current = found;
    return true;
  }

  function refuse(subject: string, reasons: readonly string[]): void {
    refused = `${basename(subject)} was refused: ${reasons.join('; ')}`;
  }

  function openMade(): ServiceCatalogue | undefined {
    if (currentStamp === undefined || former?.stamp !== currentStamp) return undefined;
    made = true;
    file = madeFile;
    return { ...former.served, isProvisional: false };
  }

  /** The last good catalogue: made from an earlier state of the folder, from another folder, or by `npm run catalogue`. */
  function openFormer(): Former | undefined {
    if (folder === undefined) return undefined;
    try {
      const stamp = readStamp(madeFile);
      const path = stamp === undefined ? join(dataDir, REFRESHED_FILE) : madeFile;
      if (!existsSync(path)) return undefined;
      const bytes = readFileSync(path);
      const name = stamp === undefined ? 'refreshed' : basename(folderOfStamp(stamp));
      const catalogue = readCatalogue(bytes);
      file = path;
      return {
        served: serviceCatalogue(catalogue, name, versionOf(bytes), currentStamp !== undefined),
        stamp,
      };
    } catch (error) {
      report(error); // damaged, unreadable or of an older layout: it is built again
      return undefined;
    }
  }

  async function refresh(): Promise<MergeReport | undefined> {
    if (made || refreshed || folder === undefined || currentStamp === undefined) return undefined;
    try {
      const taken = await takeIn({ folder, builtIn });
      const short =
        former === undefined
          ? belowFloors(taken.report, sourceNames(folder), leastRows)
          : shortfalls(taken.report, former.served.catalogue, isSuccessionOf(former.stamp ?? '', folder));
      if (short.length > 0) {
        refuse(folder, short);
        return taken.report;
      }
      current = serviceCatalogue(readCatalogue(taken.bytes), basename(folder), versionOf(taken.bytes));
      made = true;
      file = madeFile;
      await storeTaken(taken.bytes, currentStamp).catch(report);
      return taken.report;
    } finally {
      if (current.isProvisional) current = { ...current, isProvisional: false };
    }
  }

  async function storeTaken(bytes: Uint8Array, stamp: string): Promise<void> {
    await writeAtomically(madeFile, bytes);
    await writeAtomically(`${madeFile}.stamp`, new TextEncoder().encode(stamp));
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
