import { HAS_SERVICE } from './site.ts';

/** Sends a request to the service, and loads nothing of the one in the page before it is needed. */
export const pageFetch: typeof fetch = async (input, init) => {
  if (HAS_SERVICE) return fetch(input, init);
  const { fetchFromPage } = await import('./local/page-host.ts');
  return fetchFromPage(new Request(input, init));
};
