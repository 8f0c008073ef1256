import { fromPromise } from 'xstate';
import { TONIGHT_ENDPOINTS, type TonightQuery, type TonightResult } from '#contract/opt/tonight.ts';
import { call } from './call.ts';
import { createHttp } from './http.ts';

/** The list of a night as an actor. Leaving a machine's state aborts its call. */
export function tonightActors() {
  const http = createHttp({});
  return {
    listNight: fromPromise<TonightResult, TonightQuery>(({ input, signal }) =>
      call(http, '', TONIGHT_ENDPOINTS.tonight, input, { signal }),
    ),
  };
}
