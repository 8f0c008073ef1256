import { fromPromise } from 'xstate';
import { TONIGHT_ENDPOINTS, type TonightQuery, type TonightResult } from '#contract/opt/tonight.ts';
import { call } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** The list of a night as an actor. Leaving a machine's state aborts its call. */
export function tonightActors(options: ClientOptions = {}) {
  const http = createHttp(options);
  return {
    listNight: fromPromise<TonightResult, TonightQuery>(({ input, signal }) =>
      call(http, options.baseUrl ?? '', TONIGHT_ENDPOINTS.tonight, input, { signal }),
    ),
  };
}
