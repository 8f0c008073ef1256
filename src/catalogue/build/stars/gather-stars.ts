import { readdirSync, statSync, createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { STAR_SOURCES, type StarLine, type StarSource } from '../../parse/star-sources.ts';
import type { TilesHeader } from '../../stars/star-tiles.ts';
import { createStarStore } from '../../stars/star-store.ts';
import { SWIFT_STARS_SOURCE, swiftStarOf } from './swift-stars.ts';
import { writeTiles } from './write-tiles.ts';

/**
 * Julian year of the places of stars without a motion. The edition of Tycho-2 without motions has 158 Hipparcos stars of more than 0.7
 * arcsec a year: 153 at their places of J2000.0 and 5, which have no mean place, at those of 1991.25.
 */
const UNMOVED_EPOCH = 2000;

/** Receives how far the stars are gathered. */
export type GatherProgress = {
  readonly started: (file: string, bytes: number) => void;
  readonly read: (bytes: number) => void;
  readonly finished: (file: string, result: { taken: number; known: number; dropped: number }) => void;
};

/** A file of stars, and what it is. */
type Found = { readonly path: string; readonly file: string; readonly source: StarSource };

/**
 * The catalogues of a folder as one file of tiles; of a star that several have, the entry of the best is taken.
 *
 * @throws RangeError where the folder holds no catalogue of stars.
 */
export async function gatherStars(folder: string, progress: GatherProgress): Promise<Uint8Array> {
  const found = await catalogues(folder);
  if (found.length === 0) throw new RangeError(`there is no catalogue of stars in ${folder}`);
  const store = createStarStore();
  const sources: TilesHeader['sources'][number][] = [];
  for (const { path, file, source } of found) {
    progress.started(file, statSync(path).size);
    const result = { taken: 0, known: 0, dropped: 0 };
    let swiftStars = 0;
    let read: StarLine | undefined;
    for await (const lines of readLines(path, progress.read)) {
      for (const line of lines) {
        if (line.trim() === '' || line.startsWith('#')) continue;
        const isFirst = read === undefined;
        read ??= source.reader(line);
        const listed = read(line);
        const swift = source.hasNoMotions === true && listed ? swiftStarOf(listed) : undefined;
        if (swift !== undefined) swiftStars++;
        const star = swift ?? listed;
        if (star !== undefined) result[store.add(star, source.preference)]++;
        else if (!isFirst) result.dropped++; // the first line may be the names of the columns
      }
    }
    if (swiftStars > 0) sources.push({ name: SWIFT_STARS_SOURCE, rows: swiftStars, dropped: 0 });
    sources.push({ name: source.name, rows: result.taken - swiftStars, dropped: result.dropped });
    progress.finished(file, result);
  }
  return writeTiles(store.records(), { epoch: 2000, unmovedEpoch: UNMOVED_EPOCH, sources });
}

/** The catalogues in a folder, the best first. */
async function catalogues(folder: string): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const file of readdirSync(folder).sort()) {
    const path = join(folder, file);
    if (!/\.(csv|dat)(\.\w+)*$/.test(file) || !statSync(path).isFile()) continue;
    const first = await firstLine(path);
    const source = STAR_SOURCES.find(({ isOf }) => isOf(first, file));
    if (source !== undefined) found.push({ path, file, source });
  }
  return found.sort((a, b) => a.source.preference - b.source.preference);
}

async function firstLine(path: string): Promise<string> {
  for await (const [line] of readLines(path, () => {})) if (line !== undefined) return line;
  return '';
}

/** Lines of a file, unpacked where its name ends in `.gz`. @param read receives the bytes of the file as they are read. */
async function* readLines(path: string, read: (bytes: number) => void): AsyncGenerator<readonly string[]> {
  const file = createReadStream(path, { highWaterMark: 2 ** 20 });
  file.on('data', (chunk) => read(chunk.length));
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: 2 ** 18 })) : file;
  if (stream !== file) file.on('error', (error) => stream.destroy(error));
  let rest = '';
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}
