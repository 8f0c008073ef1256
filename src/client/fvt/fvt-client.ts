import type { CloseApproaches, CloseApproachesQuery } from '#contract/fvt/close-approaches.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { type FlybyFile, readFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { FlybyResponse, FlybyQuery, FlybyUserDefinedQuery } from '#contract/fvt/flyby.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { Solutions } from '#contract/fvt/solutions.ts';
import { call, callBytes, type CallOptions } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';
import { searchApproaches, type SearchProgress } from './search-approaches.ts';

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
    json: async (response: FlybyResponse) => (await import('./plain-flyby.ts')).flybyOfRows(response),
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
