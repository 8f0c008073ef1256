import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from '../crc32.ts';
import type { ManifestEntry } from './manifest.ts';
import { type PartialFile, partialFile } from './partial-file.ts';
import { type RetryPolicy, waitBefore } from './retry-policy.ts';
import type { ServiceFile } from './services.ts';
import { FinalError, RetryError, type TransferOptions, transfer, UnreachableError } from './transfer.ts';

/** The outcome for one file. */
export type Download =
  | { readonly kind: 'fetched'; readonly entry: ManifestEntry }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isUnreachable: boolean };

export type DownloadOptions = {
  /** Folder the file belongs in; it is written there only when it is whole and `check` has passed. */
  readonly folder: string;
  /** Facts about the present copy. */
  readonly known?: ManifestEntry | undefined;
  readonly policy: RetryPolicy;
  /** Looks at a whole file before it replaces the old one. @throws Error when it is not what it should be */
  readonly check: (path: string) => void;
  readonly onProgress?: TransferOptions['onProgress'];
};

/**
 * Fetches one file: requests only what has changed, goes on where an earlier attempt broke off, tries again with growing
 * waits, and replaces the old copy in one step. Whatever goes wrong, the old copy stays.
 */
export async function download(service: ServiceFile, options: DownloadOptions): Promise<Download> {
  const { policy } = options;
  const part = partialFile(options.folder, service.file);
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptDownload(service, part, options);
    } catch (error) {
      if (error instanceof FinalError || attempt >= policy.attempts) {
        const isUnreachable = error instanceof UnreachableError;
        return { kind: 'failed', reason: reasonOf(error), isUnreachable };
      }
      const retryAfter = error instanceof RetryError ? error.retryAfter : null;
      await policy.sleep(waitBefore(attempt, policy, retryAfter, Date.now()));
    }
  }
}

async function attemptDownload(
  service: ServiceFile,
  part: PartialFile,
  options: DownloadOptions,
): Promise<Download> {
  const headers = await transfer(service.url, part, {
    conditions: conditionsFor(service, options),
    stallMs: options.policy.stallMs,
    mostBytes: service.mostBytes,
    onProgress: options.onProgress,
  });
  if (headers === 'unchanged') return { kind: 'unchanged' };
  try {
    options.check(part.path);
  } catch (error) {
    part.discard();
    throw new RetryError(reasonOf(error));
  }
  const entry = { ...entryOf(service, headers), crc32: crc32(readFileSync(part.path)) };
  renameSync(part.path, join(options.folder, service.file));
  part.finish();
  return { kind: 'fetched', entry };
}

function conditionsFor(service: ServiceFile, { folder, known }: DownloadOptions): Record<string, string> {
  if (known === undefined || known.url !== service.url || !existsSync(join(folder, service.file))) return {};
  return {
    ...(known.etag === undefined ? {} : { 'if-none-match': known.etag }),
    ...(known.lastModified === undefined ? {} : { 'if-modified-since': known.lastModified }),
  };
}

function entryOf(service: ServiceFile, headers: Headers): ManifestEntry {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  const stamp = Date.parse(lastModified ?? headers.get('date') ?? '');
  return {
    url: service.url,
    date: new Date(Number.isNaN(stamp) ? Date.now() : stamp).toISOString().slice(0, 10),
    ...(etag === null ? {} : { etag }),
    ...(lastModified === null ? {} : { lastModified }),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
