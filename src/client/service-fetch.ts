import { HAS_SERVICE } from './site.ts';

/** Sends a request to the service of this site: on the network, or in the page where there is no other, which is loaded when it is needed. */
export const serviceFetch: typeof fetch = (input, init) =>
  HAS_SERVICE ? fetch(input, init) : fetchFromPage(new Request(input, init));

/** Has the service in the page answer. */
export async function fetchFromPage(request: Request): Promise<Response> {
  const host = await import('./local/page-host.ts');
  return host.fetchFromPage(request);
}
