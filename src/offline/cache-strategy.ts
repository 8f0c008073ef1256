/** Files whose names change with their content. */
const NAMED_BY_CONTENT = /^\/(assets\/|ephemeris\/.+\.bin$|static\/sky\/.+\.[0-9a-f]{8}\.)/;

/** Other files of the page. */
const FILES = /^\/(static|shapes|ephemeris|catalogue)\//;

/** Calls whose responses are the same for every user: places, objects and orbits. */
const SHARED_CALLS = /^\/rest\/((nov|asteroid|observatory)\/|fvt\/mainBodies$)/;

/** A request of the page, as far as it matters for working without a network. */
type PageRequest = Pick<Request, 'method' | 'mode' | 'headers'>;

/**
 * Where the response to a request comes from: a document from the network, else as it was precached; what cannot change from the cache; files
 * that may change, and calls, from the network, else from their cache. Undefined for the network alone: everything of other sites, and
 * whatever belongs to one user, as calculations and saved states.
 *
 * @param scope the folder of the worker: that of the page, below which its files are.
 */
export function strategyOf(
  { method, mode, headers }: PageRequest,
  { origin, pathname }: URL,
  scope: URL = folderOfWorker(),
): 'document' | 'unchanging' | 'renewed' | 'call' | undefined {
  if (method !== 'GET' || origin !== scope.origin || headers.has('token')) return undefined;
  const path = pathname.startsWith(scope.pathname) ? pathname.slice(scope.pathname.length - 1) : pathname;
  if (mode === 'navigate') return path.startsWith('/rest/') ? undefined : 'document';
  if (NAMED_BY_CONTENT.test(path)) return 'unchanging';
  if (FILES.test(path)) return 'renewed';
  return SHARED_CALLS.test(path) ? 'call' : undefined;
}

/** The folder of the worker, which is that of the page. */
export function folderOfWorker(): URL {
  return new URL(self.location.href.replace(/[^/]*$/, ''));
}
