import { isHTTPError, type KyInstance, type ResponsePromise } from 'ky';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import { API_CALL_MESSAGE, GENERIC_MESSAGE, RequestFailed, STOPPED_MESSAGE } from '#contract/rest/failure.ts';
import type { BUDGET_ENDPOINTS } from '#contract/opt/budget.ts';
import type { CANDIDATE_ENDPOINTS } from '#contract/opt/candidates.ts';
import type { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import type { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import type { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import type { SCD_ENDPOINTS } from '#contract/scd/endpoints.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import type { ORBIT_NOW_ENDPOINTS } from '#contract/opt/orbit-now.ts';
import { pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import type { SOVT_ENDPOINTS } from '#contract/sovt/endpoints.ts';
import type { TONIGHT_ENDPOINTS } from '#contract/opt/tonight.ts';
import { failureOfResponse } from './failure-of-response.ts';
import { SERVICE_REACHABILITY } from './reachability.ts';
import { onSite } from './site.ts';

type Endpoints = typeof ENDPOINTS &
  typeof CANDIDATE_ENDPOINTS &
  typeof FVT_ENDPOINTS &
  typeof NOV_ENDPOINTS &
  typeof OPT_ENDPOINTS &
  typeof SCD_ENDPOINTS &
  typeof SOVT_ENDPOINTS &
  typeof TONIGHT_ENDPOINTS &
  typeof ORBIT_NOW_ENDPOINTS &
  typeof BUDGET_ENDPOINTS;
export type AnyEndpoint = Endpoints[keyof Endpoints];
export type QueryOf<E extends AnyEndpoint> = E['query']['_zod']['output'];
export type ResponseOf<E extends AnyEndpoint> = E['response']['_zod']['output'];

/** Options of a call apart from its query. */
export type CallOptions = {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Token of the filtering or calculation that the call belongs to. */
  readonly token?: string | undefined;
};

/** Parameters in the path of some calls, and the body of those that post one. */
type Extras = {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/**
 * One call of the service: its address from the route table, its response checked against the contract. With a body it is
 * posted as JSON, else read with GET.
 *
 * @throws RequestFailed with the reason when there is no response, when it is an error, or when it breaks the contract.
 */
export async function call<E extends AnyEndpoint>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  options: CallOptions & Extras = {},
): Promise<ResponseOf<E>> {
  const read = (value: unknown) => endpoint.response.parse(value);
  return callRead(http, baseUrl, endpoint, query, read, options);
}

/**
 * A call whose response is checked against the contract by a function of the caller.
 *
 * @param read throws where the response breaks the contract.
 * @throws RequestFailed as {@link call} does.
 */
export async function callRead<E extends AnyEndpoint, Value>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  read: (value: unknown) => Value | Promise<Value>,
  options: CallOptions & Extras = {},
): Promise<Value> {
  const value = await outcomeOf(request(http, baseUrl, endpoint, query, options).json());
  try {
    return await read(value);
  } catch (error) {
    throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
  }
}

/**
 * Readers for the binary twin of a call, and for the plain response. They throw where a response breaks the contract, or a
 * `RequestFailed` of their own.
 */
export type BytesReader<E extends AnyEndpoint, Value> = {
  readonly bytes: (bytes: Uint8Array) => Value;
  readonly json: (answer: ResponseOf<E>) => Value | Promise<Value>;
};

/**
 * The binary twin of a call. A service without twins sends JSON, which has the same content.
 *
 * @throws RequestFailed as {@link call} does.
 */
export async function callBytes<E extends AnyEndpoint, Value>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  read: BytesReader<E, Value>,
  options: CallOptions & Pick<Extras, 'path'> = {},
): Promise<Value> {
  const headers = { Accept: 'application/octet-stream' };
  const response = await outcomeOf(request(http, baseUrl, endpoint, query, options, headers));
  const body = isJson(response)
    ? { kind: 'json' as const, value: await outcomeOf(response.json()) }
    : { kind: 'bytes' as const, value: await outcomeOf(response.arrayBuffer()) };
  try {
    if (body.kind === 'bytes') return read.bytes(new Uint8Array(body.value));
    return await read.json(endpoint.response.parse(body.value));
  } catch (error) {
    if (error instanceof RequestFailed) throw error;
    throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
  }
}

/** Whether a response is JSON although a twin was requested. */
export function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') === true;
}

/**
 * A call whose response comes line by line; each line is checked by a function of the caller as soon as it has come.
 *
 * @param read throws where a line breaks the contract. @param json receives the whole response of a service without lines.
 * @throws RequestFailed as {@link call} does.
 */
export async function callLines<E extends AnyEndpoint>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  {
    media,
    read,
    json,
  }: {
    readonly media: string;
    readonly read: (line: unknown) => void;
    readonly json: (answer: ResponseOf<E>) => void;
  },
  options: CallOptions = {},
): Promise<void> {
  const response = await outcomeOf(request(http, baseUrl, endpoint, query, options, { Accept: media }));
  if (isJson(response)) return json(await checkedResponse(endpoint, response));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const piece = await outcomeOf(
      reader?.read() ?? Promise.reject(new TypeError('an answer without a body')),
    );
    if (piece.done) return;
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    try {
      for (const line of lines) read(JSON.parse(line));
    } catch (error) {
      await reader?.cancel();
      throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
    }
  }
}

/** A whole response in JSON, checked against the contract. @throws RequestFailed as {@link call} does. */
export async function checkedResponse<E extends AnyEndpoint>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  const value: unknown = await outcomeOf(response.json());
  try {
    return endpoint.response.parse(value);
  } catch (error) {
    throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
  }
}

/** The address of a call with its query. */
export function addressOf<E extends AnyEndpoint>(
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  path?: Extras['path'],
): string {
  const search = writeQuery(endpoint.query, query);
  return `${baseUrl}${onSite(pathOf(endpoint.route, path))}${search === '' ? '' : `?${search}`}`;
}

/** A call that is under way. */
export function request<E extends AnyEndpoint>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  { signal, token, path, body }: CallOptions & Extras,
  headers: Readonly<Record<string, string>> = {},
): ResponsePromise {
  return http(addressOf(baseUrl, endpoint, query, path), {
    headers: { ...headers, ...(token === undefined ? {} : { [TOKEN_HEADER]: token }) },
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { method: 'POST', json: body }),
  });
}

/** The outcome of a request. @throws RequestFailed where it fails. */
export async function outcomeOf<Value>(request: Promise<Value>): Promise<Value> {
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
  SERVICE_REACHABILITY.noteFailure();
  return new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
}
