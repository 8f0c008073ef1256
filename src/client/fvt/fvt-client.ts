import type { KyInstance } from 'ky';
import {
  type CloseApproaches,
  type CloseApproachesQuery,
  APPROACH_LINES,
  type CloseApproach,
  closeApproachesLine,
} from '#contract/fvt/close-approaches.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { type FlybyFile, readFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { FlybyResponse, FlybyQuery, FlybyUserDefinedQuery } from '#contract/fvt/flyby.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { Solutions } from '#contract/fvt/solutions.ts';
import { API_CALL_MESSAGE, type Failure, RequestFailed } from '#contract/rest/failure.ts';
import { PROBLEMS, problemType } from '#contract/rest/problem.ts';
import { call, callBytes, type CallOptions, callLines } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';

/** A response in JSON has no rows of the object: to the page the flyby is missing, as where the service says so. */
const NO_ROWS: Failure = {
  kind: 'problem',
  type: problemType('no-flyby'),
  status: PROBLEMS['no-flyby'].status,
  message: PROBLEMS['no-flyby'].title,
};

/** The calls behind flybys. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type FvtClient = {
  mainBodies(options?: CallOptions): Promise<readonly MainBodyRecord[]>;
  /** @param onProgress receives what is found while the search goes on. */
  closeApproaches(
    query: CloseApproachesQuery,
    onProgress: (progress: SearchProgress) => void,
    options?: CallOptions,
  ): Promise<CloseApproaches>;
  /** The days around a close approach as tables. */
  flyby(query: FlybyQuery, options?: CallOptions): Promise<FlybyFile>;
  flybyUserDefined(query: FlybyUserDefinedQuery, options?: CallOptions): Promise<FlybyFile>;
  /** A close approach by every orbit of the object that the service knows. */
  solutions(query: FlybyQuery, options?: CallOptions): Promise<Solutions>;
};

/** A client of the calls behind flybys. */
export function createFvtClient(options: ClientOptions = {}): FvtClient {
  const { baseUrl = '' } = options;
  const http = createHttp(options);
  const tables = {
    bytes: readFlyby,
    json: async (response: FlybyResponse) => {
      if (response.asteph.length === 0) throw new RequestFailed(NO_ROWS);
      return (await import('./plain-flyby.ts')).flybyOfRows(response);
    },
  };
  return {
    mainBodies: async (extra) => (await call(http, baseUrl, FVT_ENDPOINTS.mainBodies, {}, extra)).mainBodies,
    closeApproaches: (query, onProgress, extra) => searchApproaches(http, baseUrl, query, onProgress, extra),
    flyby: (query, extra) => callBytes(http, baseUrl, FVT_ENDPOINTS.flyby, query, tables, extra),
    flybyUserDefined: (query, extra) =>
      callBytes(http, baseUrl, FVT_ENDPOINTS.flybyUserDefined, query, tables, extra),
    solutions: (query, extra) => call(http, baseUrl, FVT_ENDPOINTS.solutions, query, extra),
  };
}

/** How far a search has come, and all that it has found so far in order of date. */
type SearchProgress = CloseApproaches & {
  /** Objects that are done, of how many. */
  readonly done: number;
  readonly total: number;
};

/**
 * Searches for close approaches and reports what is found meanwhile; aborting it stops the service too.
 *
 * @throws RequestFailed when there is no response, when it is an error, or when it was cut off.
 */
async function searchApproaches(
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
        addFound(response);
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
    addFound(line);
    onProgress({ closeApproaches: [...closeApproaches], errors, done: line.done, total: line.total });
  }

  function addFound(found: CloseApproaches): void {
    errors.push(...found.errors);
    if (found.closeApproaches.length === 0) return;
    closeApproaches = [...closeApproaches, ...found.closeApproaches].sort((a, b) => a.mjd - b.mjd);
  }
}
