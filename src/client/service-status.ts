import { fromPromise } from 'xstate';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { call } from './call.ts';
import { createHttp } from './http.ts';
import { whenReachable } from './reachability.ts';

/** What the service works with as an actor. Leaving a machine's state aborts its call. */
export function serviceStatusActors() {
  const http = createHttp({});
  return {
    readStatus: fromPromise<ServiceStatus>(({ signal }) =>
      whenReachable(() => call(http, '', ENDPOINTS.status, {}, { signal }), signal),
    ),
  };
}
