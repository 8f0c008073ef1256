import { fromPromise } from 'xstate';
import { ORBIT_NOW_ENDPOINTS, type OrbitNow, type OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { call } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** The pedigree of one orbit as an actor. Leaving a machine's state aborts its call. */
export function orbitNowActors(options: ClientOptions = {}) {
  const http = createHttp(options);
  return {
    request: fromPromise<OrbitNow, { readonly query: OrbitNowQuery }>(({ input: { query }, signal }) =>
      call(http, options.baseUrl ?? '', ORBIT_NOW_ENDPOINTS.orbitNow, query, { signal }),
    ),
  };
}
