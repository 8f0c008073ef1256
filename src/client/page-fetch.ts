/** Who answers the calls of the page: a service on the network, or the one in the page. */
type Policy = 'remote' | 'local';

/** The document says by a `meta` element of this name that there is no service but in the page. */
const META = 'neo-host';

/** Sends a request of the page to whom the document names, and loads nothing of the service in the page before it is needed. */
export const pageFetch: typeof fetch = async (input, init) => {
  if (policyOf(globalThis.document) === 'remote') return fetch(input, init);
  const { fetchFromPage } = await import('./local/page-host.ts');
  return fetchFromPage(new Request(input, init));
};

/** Whether the calls of the page are answered in it. */
export function isComputedInPage(): boolean {
  return policyOf(globalThis.document) === 'local';
}

/** @param page nothing where the client runs outside of a page. */
export function policyOf(page: Pick<Document, 'querySelector'> | undefined): Policy {
  const meta = page?.querySelector(`meta[name="${META}"]`);
  return meta?.getAttribute('content') === 'local' ? 'local' : 'remote';
}
