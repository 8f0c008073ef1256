import type { KyInstance } from 'ky';
import {
  APPROACH_LINES,
  type CloseApproach,
  type CloseApproaches,
  closeApproachesLine,
  type CloseApproachesQuery,
} from '#contract/fvt/close-approaches.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { callLines, type CallOptions } from '../call.ts';

/** How far a search has come, and all that it has found so far in order of date. */
export type SearchProgress = CloseApproaches & {
  /** Objects that are done, of how many. */
  readonly done: number;
  readonly total: number;
};

/**
 * Searches for close approaches and reports what is found meanwhile; aborting it stops the service too.
 *
 * @throws RequestFailed when there is no response, when it is an error, or when it was cut off.
 */
export async function searchApproaches(
  http: KyInstance,
  baseUrl: string,
  query: CloseApproachesQuery,
  onProgress: (progress: SearchProgress) => void,
  options?: CallOptions,
): Promise<CloseApproaches> {
  let closeApproaches: readonly CloseApproach[] = [];
  const errors: CloseApproaches['errors'] = [];
  let isComplete = false;
  await callLines(
    http,
    baseUrl,
    FVT_ENDPOINTS.closeApproaches,
    query,
    {
      media: APPROACH_LINES,
      read,
      json(response) {
        isComplete = true;
        take(response);
      },
    },
    options,
  );
  if (!isComplete) throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE });
  return { closeApproaches: [...closeApproaches], errors };

  function read(text: unknown): void {
    const line = closeApproachesLine.parse(text);
    isComplete = line.complete;
    if (isComplete) return;
    take(line);
    onProgress({ closeApproaches: [...closeApproaches], errors, done: line.done, total: line.total });
  }

  function take(found: CloseApproaches): void {
    errors.push(...found.errors);
    if (found.closeApproaches.length === 0) return;
    closeApproaches = [...closeApproaches, ...found.closeApproaches].sort((a, b) => a.mjd - b.mjd);
  }
}
