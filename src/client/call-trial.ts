import { fromPromise } from 'xstate';
import type { TrialRequest, TrialResponse } from '#contract/rest/trial.ts';
import { TOKEN_HEADER } from '#contract/routes.ts';
import { pageFetch } from './http.ts';
import { onSite } from './site.ts';

/** Sends a request as it was written and returns what came back, a problem as well. Leaving a machine's state aborts it. */
export const sendTrial = fromPromise<TrialResponse, TrialRequest>(async ({ input, signal }) => {
  const started = performance.now();
  const { method, address, headers, body } = input;
  const response = await pageFetch(onSite(address), {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  });
  const bytes = await response.arrayBuffer();
  return {
    status: response.status,
    mediaType: response.headers.get('Content-Type') ?? '',
    text: new TextDecoder().decode(bytes),
    bytes: bytes.byteLength,
    milliseconds: performance.now() - started,
    token: response.headers.get(TOKEN_HEADER) ?? undefined,
  };
});
