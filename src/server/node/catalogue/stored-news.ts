import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isRecord } from '#catalogue/parse/text.ts';
import {
  type CatalogueMarks,
  type CatalogueNews,
  marksOf,
  newsBetween,
  recentNews,
} from '#server/feeds/catalogue-news.ts';
import type { ServiceCatalogue } from '#server/bodies/service-catalogue.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/** News of each catalogue, stored across restarts. */
export type StoredNews = {
  readonly list: () => readonly CatalogueNews[];
  /** Compares a catalogue with the one before. @throws Error of the file system. */
  readonly compare: (current: ServiceCatalogue) => Promise<void>;
};

/** The last catalogue's marks and the news of the last 30 days, as the file has them. */
type Stored = {
  readonly version: string;
  readonly marks: CatalogueMarks;
  readonly news: readonly CatalogueNews[];
};

/** Longest text of news and marks, bytes: a hundred for each of a million objects. */
const MOST_BYTES = 100_000_000;

const NOTHING: Stored = { version: '', marks: {}, news: [] };

/** Opens the file of news; one that is missing or damaged begins again. @param now the service's clock, Unix time, ms. */
export async function openStoredNews(path: string, now: () => number): Promise<StoredNews> {
  let stored = await readStored(path);
  return {
    list: () => stored.news,
    async compare(current) {
      if (current.version === stored.version || current.name === 'built-in') return;
      const marks = await marksOf(current);
      const found = newsBetween(stored.marks, marks, { date: current.date, takenMs: now() });
      const news = recentNews([...(found === undefined ? [] : [found]), ...stored.news], now());
      stored = { version: current.version, marks, news };
      await writeAtomically(path, gzipSync(JSON.stringify(stored)));
    },
  };
}

async function readStored(path: string): Promise<Stored> {
  try {
    const text = gunzipSync(await readFile(path), { maxOutputLength: MOST_BYTES }).toString('utf8');
    const stored: unknown = JSON.parse(text);
    return isStored(stored) ? stored : NOTHING;
  } catch (error) {
    if (error instanceof Error) return NOTHING; // missing or damaged: the next catalogue is the first
    throw error;
  }
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    typeof value['version'] === 'string' &&
    isRecord(value['marks']) &&
    Array.isArray(value['news'])
  );
}
