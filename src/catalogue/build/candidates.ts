import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CANDIDATES_AT_FILE,
  CANDIDATES_FILE,
  STORED_CANDIDATES_FILE,
  DOWNLOADS_FOLDER,
  type RefreshOutcome,
} from '../refresh-news.ts';
import { sealed } from '../sealed.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { refreshFolder, type RefreshProgress } from './refresh.ts';
import type { Services } from './services.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/**
 * Brings the list of the NEO Confirmation Page up to date, and nothing else: it changes by the hour.
 *
 * @returns `unusable` where no service is named for it, or where it sends something else; the former list stays.
 */
export async function refreshCandidates(
  dataDir: string,
  { files }: Services,
  policy: RetryPolicy,
  progress: RefreshProgress,
): Promise<RefreshOutcome> {
  const lists = files.filter(({ file }) => file === CANDIDATES_FILE);
  const [done] = await refreshFolder(join(dataDir, DOWNLOADS_FOLDER), { files: lists }, policy, progress);
  if (done === undefined) return 'unusable';
  if (done.result.kind === 'failed') return done.result.isUnreachable ? 'unreachable' : 'unusable';
  const now = new Date().toISOString();
  const list = readFileSync(join(dataDir, DOWNLOADS_FOLDER, CANDIDATES_FILE));
  await writeAtomically(
    join(dataDir, STORED_CANDIDATES_FILE),
    sealed(Buffer.concat([Buffer.from(`${now}\n`), list])),
  );
  await writeAtomically(join(dataDir, CANDIDATES_AT_FILE), new TextEncoder().encode(now));
  return 'refreshed';
}
