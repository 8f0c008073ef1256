import { isHTTPError, type KyInstance } from 'ky';
import type * as endpoints from '#contract/endpoints.ts';
import { API_CALL_MESSAGE, GENERIC_MESSAGE, RequestFailed, STOPPED_MESSAGE } from '#contract/failure.ts';
import { writeQuery } from '#contract/query-string.ts';
import { pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { failureOfResponse } from './failure-of-response.ts';

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type QueryOf<E extends AnyEndpoint> = E['query']['_zod']['output'];
export type ResponseOf<E extends AnyEndpoint> = E['response']['_zod']['output'];

/** What goes with a call beside its query. */
export type CallOptions = {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Of the filtering or calculation that the call belongs to. */
  readonly token?: string | undefined;
};

/**
 * One call of the service: its address from the route table, its answer checked against the contract. With a body it is
 * posted as JSON, else read with GET.
 *
 * @throws RequestFailed with the reason when there is no answer, when it is an error, or when it breaks the contract.
 */
export async function call<E extends AnyEndpoint>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  { signal, token, body }: CallOptions & { readonly body?: unknown } = {},
): Promise<ResponseOf<E>> {
  const search = writeQuery(endpoint.query, query);
  const address = `${baseUrl}${pathOf(endpoint.route)}${search === '' ? '' : `?${search}`}`;
  const answer = await fetched(
    http(address, {
      ...(signal === undefined ? {} : { signal }),
      ...(token === undefined ? {} : { headers: { [TOKEN_HEADER]: token } }),
      ...(body === undefined ? {} : { method: 'POST', json: body }),
    }).json(),
  );
  const decoded = endpoint.response.safeParse(answer);
  if (decoded.success) return decoded.data;
  throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: decoded.error });
}

async function fetched(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request;
  } catch (error) {
    throw await requestFailed(error);
  }
}

async function requestFailed(error: unknown): Promise<RequestFailed> {
  if (isHTTPError(error)) return new RequestFailed(await failureOfResponse(error.response), { cause: error });
  if (error instanceof DOMException && error.name === 'AbortError') {
    return new RequestFailed({ kind: 'cancelled', message: STOPPED_MESSAGE }, { cause: error });
  }
  if (error instanceof SyntaxError) {
    return new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
  }
  return new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
}
