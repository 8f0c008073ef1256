import type { KyInstance } from 'ky';
import { GENERIC_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import {
  type AnyEndpoint,
  type CallOptions,
  outcomeOf,
  isJson,
  checkedResponse,
  type QueryOf,
  request,
  type ResponseOf,
} from './call.ts';

/**
 * The binary twin of a call whose response comes in pieces.
 *
 * @param readBytes receives the bytes that are not taken yet, and returns how many of them it took.
 * @returns the plain response of a service without twins; undefined where the pieces were taken.
 * @throws RequestFailed as `call` does, also when the response ends within a piece.
 */
export async function callStream<E extends AnyEndpoint>(
  http: KyInstance,
  baseUrl: string,
  endpoint: E,
  query: QueryOf<E>,
  readBytes: (bytes: Uint8Array) => number,
  options: CallOptions = {},
): Promise<ResponseOf<E> | undefined> {
  const headers = { Accept: 'application/octet-stream' };
  const response = await outcomeOf(request(http, baseUrl, endpoint, query, options, headers));
  if (isJson(response)) return checkedResponse(endpoint, response);
  let waiting: Uint8Array = new Uint8Array();
  if (response.body === null) return undefined;
  const reader = response.body.getReader();
  for (;;) {
    const { value } = await outcomeOf(reader.read());
    if (value === undefined) break;
    waiting = joined(waiting, value);
    waiting = waiting.subarray(readOrFail(() => readBytes(waiting)));
  }
  if (waiting.length > 0) throw unexpectedResponse(new RangeError('the answer ends within a piece'));
  return undefined;
}

function readOrFail(take: () => number): number {
  try {
    return take();
  } catch (error) {
    throw unexpectedResponse(error);
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function unexpectedResponse(cause: unknown): RequestFailed {
  return new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause });
}
