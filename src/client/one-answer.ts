import { fromPromise } from 'xstate';
import { type AnyEndpoint, call, type QueryOf, type ResponseOf } from './call.ts';
import { createHttp } from './http.ts';

/** The request of a machine of one answer. Leaving its state aborts the call. */
export function oneAnswerActors<E extends AnyEndpoint>(endpoint: E) {
  const http = createHttp({});
  return {
    request: fromPromise<ResponseOf<E>, { readonly query: QueryOf<E> }>(({ input: { query }, signal }) =>
      call(http, '', endpoint, query, { signal }),
    ),
  };
}
