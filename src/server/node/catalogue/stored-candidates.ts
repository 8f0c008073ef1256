import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NeocpSnapshot } from '#catalogue/catalogue.ts';
import { parseNeocp } from '#catalogue/parse/neocp.ts';
import { STORED_CANDIDATES_FILE } from '#catalogue/refresh-news.ts';
import { unsealed } from '#catalogue/sealed.ts';

/** Ends the line before the list. */
const LINE_END = 10;

/** The list of the NEO Confirmation Page as it was last fetched, between the catalogues. */
export type StoredCandidates = {
  /** The list; read again when it was fetched again. Nothing where it never was, or cannot be read. */
  readonly latest: () => NeocpSnapshot | undefined;
};

/** @param report gets, once for each fetching, the failure of a list that cannot be read; the former one stays. */
export function openStoredCandidates(dataDir: string, report: (error: unknown) => void): StoredCandidates {
  const file = join(dataDir, STORED_CANDIDATES_FILE);
  let seen: number | undefined;
  let snapshot: NeocpSnapshot | undefined;
  return {
    latest() {
      if (!existsSync(file)) return snapshot;
      const stamp = statSync(file).mtimeMs;
      if (stamp === seen) return snapshot;
      seen = stamp;
      try {
        snapshot = readSnapshot(file);
      } catch (error) {
        report(error);
      }
      return snapshot;
    },
  };
}

function readSnapshot(file: string): NeocpSnapshot {
  const bytes = unsealed(readFileSync(file));
  if (bytes === undefined) throw new RangeError(`${file} is damaged`);
  const lineEnd = bytes.indexOf(LINE_END);
  const asOf = new Date(new TextDecoder().decode(bytes.subarray(0, lineEnd))).toISOString();
  return { date: asOf.slice(0, 10), asOf, candidates: parseNeocp(bytes.subarray(lineEnd + 1)).rows };
}
