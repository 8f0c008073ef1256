/** Files whose names change with their content. */
const NAMED_BY_CONTENT = /^\/(assets\/|ephemeris\/.+\.bin$|static\/sky\/.+\.[0-9a-f]{8}\.)/;

/** Other files of the page, and the calls whose responses are the same for every user: places, objects and orbits. */
const SHARED = /^\/(static\/|shapes\/|ephemeris\/|catalogue\/|rest\/(nov|asteroid|observatory)\/)/;

/** A request of the page, as far as it matters for working without a network. */
type PageRequest = Pick<Request, 'method' | 'mode' | 'headers'>;

/**
 * Where the response to a request comes from: a document from the network, else as it was precached; what cannot change from the cache; what
 * may change from the network, else from the cache. Undefined for the network alone: everything of other sites, and whatever
 * belongs to one user, as calculations and saved states.
 */
export function strategyOf(
  { method, mode, headers }: PageRequest,
  { origin, pathname }: URL,
  ownOrigin: string = self.location.origin,
): 'document' | 'unchanging' | 'renewed' | undefined {
  if (method !== 'GET' || origin !== ownOrigin || headers.has('token')) return undefined;
  if (mode === 'navigate') return pathname.startsWith('/rest/') ? undefined : 'document';
  if (NAMED_BY_CONTENT.test(pathname)) return 'unchanging';
  return SHARED.test(pathname) ? 'renewed' : undefined;
}
