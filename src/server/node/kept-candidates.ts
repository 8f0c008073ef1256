import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NeocpSnapshot } from '#catalogue/catalogue.ts';
import { parseNeocp } from '#catalogue/parse/neocp.ts';
import { CANDIDATES_AT_FILE, CANDIDATES_FILE, DOWNLOADS_FOLDER } from '#catalogue/refresh-news.ts';

/** The list of the NEO Confirmation Page as it was last fetched, between the catalogues. */
export type KeptCandidates = {
  /** The list; read again when it was fetched anew. Nothing where it never was, or cannot be read. */
  readonly latest: () => NeocpSnapshot | undefined;
};

/** @param report is told, once for each fetching, of a list that cannot be read; the former one stays. */
export function openKeptCandidates(dataDir: string, report: (error: unknown) => void): KeptCandidates {
  const list = join(dataDir, DOWNLOADS_FOLDER, CANDIDATES_FILE);
  const fetchedAt = join(dataDir, CANDIDATES_AT_FILE);
  let seen: number | undefined;
  let snapshot: NeocpSnapshot | undefined;
  return {
    latest() {
      if (!existsSync(fetchedAt) || !existsSync(list)) return snapshot;
      const stamp = statSync(fetchedAt).mtimeMs;
      if (stamp === seen) return snapshot;
      seen = stamp;
      try {
        const asOf = new Date(readFileSync(fetchedAt, 'utf8')).toISOString();
        snapshot = { date: asOf.slice(0, 10), asOf, candidates: parseNeocp(readFileSync(list)).rows };
      } catch (error) {
        report(error);
      }
      return snapshot;
    },
  };
}
