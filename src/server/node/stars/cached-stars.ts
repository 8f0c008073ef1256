import { type ChildProcess, fork } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { brightStarCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import { BRIGHT_STARS_FILE, STAR_TILES_FILE } from '#catalogue/stars/sky-files.ts';
import type { StarCatalogue, StarsFound, StarsRequested } from '#catalogue/stars/star-catalogue.ts';
import { DamagedStarsError, openStarTiles } from '#catalogue/stars/star-tiles.ts';

/** Characters of what the program of the tiles says last that are reported. */
const MOST_WORDS = 500;

/** Paths of the files of stars. */
export type StarPlaces = {
  /** `static/sky` of the page. */
  readonly brightFolder: string;
  /** Where `npm run stars` leaves its tiles. */
  readonly dataDir: string;
  /** Catalogues of which tiles are made; absent where there are none. */
  readonly starsDir: string | undefined;
};

/** Is notified of the outcome of making tiles. */
export type StarsReport = {
  readonly taken: (sources: readonly string[]) => void;
  readonly refused: (error: unknown) => void;
};

/** The cached stars, and the making of tiles that goes on. */
export type CachedStars = {
  readonly current: () => StarCatalogue;
  /** Ends when tiles that had to be made are taken in, or could not be made. */
  readonly settled: () => Promise<void>;
  /** Why no tiles were made of the latest catalogues, in words; undefined where they were. */
  readonly refused: () => string | undefined;
  readonly stop: () => void;
};

/**
 * The stars that come with the page, and in their place those of the tiles as soon as there are any. Tiles are made again, by a
 * separate process, where the catalogues are younger or the tiles are damaged.
 *
 * @param program the built file of `npm run stars`.
 */
export function openCachedStars(places: StarPlaces, program: string, report: StarsReport): CachedStars {
  const file = join(places.dataDir, STAR_TILES_FILE);
  const { starsDir } = places;
  const bright = openBrightStars(places.brightFolder);
  let current = bright;
  let child: ChildProcess | undefined;
  let refusal: string | undefined;
  let settled = Promise.resolve();
  const isTaken = takeIn();
  if (starsDir !== undefined && (!isTaken || isOutdated(file, starsDir))) settled = make(starsDir);
  return {
    current: () => current,
    settled: () => settled,
    refused: () => refusal,
    stop: () => void child?.kill(),
  };

  function refuse(error: unknown): void {
    refusal = error instanceof Error ? error.message : String(error);
    report.refused(error);
  }

  function takeIn(): boolean {
    if (!existsSync(file)) return false;
    try {
      const tiles = openTilesFile(file);
      current = { ...tiles, find: (requested) => findIn(tiles, requested) };
      refusal = undefined;
      report.taken(tiles.sources);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  /** The stars of the page replace damaged tiles, until these are made again. */
  function findIn(tiles: StarCatalogue, requested: StarsRequested): StarsFound {
    try {
      return tiles.find(requested);
    } catch (error) {
      if (!(error instanceof DamagedStarsError)) throw error;
      refuse(error);
      current = bright;
      if (starsDir !== undefined) settled = make(starsDir);
      return bright.find(requested);
    }
  }

  function make(from: string): Promise<void> {
    const making = fork(program, [from], {
      env: { ...process.env, DATA_DIR: places.dataDir },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = making;
    let errorOutput = '';
    making.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (errorOutput = `${errorOutput}${text}`.slice(-MOST_WORDS)));
    return new Promise((resolve) => {
      making.once('error', (error) => {
        refuse(error);
        resolve();
      });
      making.once('close', (code) => {
        if (code === 0) takeIn();
        else refuse(new Error(`the tiles of ${from} were not made. ${errorOutput.trim()}`.trim()));
        resolve();
      });
    });
  }
}

/** The stars that come with the page. */
export function openBrightStars(folder: string): StarCatalogue {
  return brightStarCatalogue(readFileSync(join(folder, BRIGHT_STARS_FILE)));
}

/** @throws RangeError for another file, or one that is cut off; Error of the file system. */
function openTilesFile(path: string): StarCatalogue {
  const file = openSync(path, 'r');
  try {
    return openStarTiles((offset, length) => readAt(file, offset, length), fstatSync(file).size);
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function readAt(file: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (readSync(file, bytes, 0, length, offset) === length) return bytes;
  throw new RangeError(`the file of stars has no ${length} bytes at ${offset}`);
}

/** Whether tiles are older than the catalogues, or there are none of these: the program that makes tiles reports that. */
function isOutdated(file: string, starsDir: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = existsSync(starsDir) ? readdirSync(starsDir) : [];
  return names.length === 0 || names.some((name) => statSync(join(starsDir, name)).mtimeMs > made);
}
