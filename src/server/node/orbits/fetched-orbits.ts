import type { SmallBody } from '#catalogue/small-body.ts';
import { type LatestOrbits, withSolution } from '#server/bodies/latest-orbits.ts';
import { type FetchLimits, fetchLimited } from './fetch-limited.ts';
import type { StoredFiles } from './stored-files.ts';
import type { OrbitService } from '#server/bodies/orbit-services.ts';

/** How patient the service is; tests give milliseconds. */
export type OrbitPatience = {
  /** How long a calculation waits for an orbit, ms; one that comes later is stored for the next. */
  readonly waitMs: number;
  /** Limits of one request. */
  readonly limits: FetchLimits;
  /** How long a service that did not respond gets no request, ms. */
  readonly offlineMs: number;
  /** How long a stored orbit is not requested again, and one that a service does not have, ms. */
  readonly freshMs: number;
};

export const USUAL_PATIENCE: OrbitPatience = {
  waitMs: 2500,
  limits: { withinMs: 10_000, mostBytes: 500_000 },
  offlineMs: 600_000,
  freshMs: 7 * 86_400_000,
};

/** Requests at once, and bodies that wait for theirs; those beyond are requested another time. */
const AT_ONCE = 4;
const WAITING = 250;

/** Suffix of the name of an orbit in the name of its file. */
const ENDING = /\.(ke1|sbdb\.json)$/;

/** Parts from which fetched orbits are made. */
export type FetchedOrbitsParts = {
  readonly services: readonly OrbitService[];
  readonly files: StoredFiles;
  readonly patience: OrbitPatience;
  /** Milliseconds since the Unix epoch, of the real clock: files and services go by it. */
  readonly now: () => number;
  /** Gets the failures to store files; the orbit is then requested again. */
  readonly report: (error: unknown) => void;
};

/** A body on a stored orbit, and since when, ms. */
type StoredBody = { readonly body: SmallBody; readonly storedAt: number };

/** Orbits that are fetched and stored when a body is first requested. */
export function createFetchedOrbits(parts: FetchedOrbitsParts): LatestOrbits {
  const { services, files, patience, now, report } = parts;
  const silentUntil = new Map<OrbitService, number>();
  const unknownUntil = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async storedNames() {
      const names = await files.names();
      return [...new Set(names.map((name) => name.replace(ENDING, '')))];
    },
    stored: async (body) => (await stored(body))?.body,
    async solutions(body) {
      if (body.bodyType === 'Unconfirmed') return [];
      const found: SmallBody[] = [];
      for (const service of services) {
        const known = await storedBy(service, body);
        const latest = isFresh(known)
          ? known
          : await fetchedFrom([service], body, () => storedBy(service, body));
        if (latest !== undefined) found.push(latest.body);
      }
      return found;
    },
    latest,
  };

  async function latest(body: SmallBody): Promise<SmallBody> {
    if (hasFreshCovariance(body) || body.bodyType === 'Unconfirmed') return body;
    const known = await stored(body);
    const found = isFresh(known) ? known : await fetchedFrom(services, body, () => stored(body));
    return found?.body ?? body;
  }

  /** Whether the catalogue has a covariance that the services published so lately that they need no request. */
  function hasFreshCovariance({ covariance, isRounded, provenance }: SmallBody): boolean {
    const { date } = provenance.orbit;
    const freshFrom = new Date(now() - patience.freshMs).toISOString().slice(0, date.length);
    return covariance !== undefined && isRounded !== true && date >= freshFrom;
  }

  function isFresh(known: StoredBody | undefined): boolean {
    return known !== undefined && now() - known.storedAt < patience.freshMs;
  }

  /** The stored orbit of a body after requests to services, or after the patience has run out. */
  async function fetchedFrom(
    requested: readonly OrbitService[],
    body: SmallBody,
    readStored: () => Promise<StoredBody | undefined>,
  ): Promise<StoredBody | undefined> {
    const fetched = fetchOnce(requested, body);
    if (fetched !== undefined) await Promise.race([fetched, timeUp(patience.waitMs)]);
    return readStored();
  }

  /** The body on the first stored orbit that is its own. */
  async function stored(body: SmallBody): Promise<StoredBody | undefined> {
    for (const service of services) {
      const found = await storedBy(service, body);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async function storedBy(service: OrbitService, body: SmallBody): Promise<StoredBody | undefined> {
    const file = await files.read(service.fileOf(body));
    const row = file && service.read(file.bytes);
    if (file === undefined || row === undefined) return undefined;
    const date = new Date(file.storedAt).toISOString().slice(0, 10);
    const source = { ...service.source, date, rows: 1, dropped: 0 };
    const improved = withSolution(body, row, source);
    return improved && { body: improved, storedAt: file.storedAt };
  }

  /** Fetches a body from some services unless that is under way; nothing where no service may be requested, or too many wait. */
  function fetchOnce(some: readonly OrbitService[], body: SmallBody): Promise<void> | undefined {
    const requested = some.filter((service) => service.hasOrbitOf(body) && mayRequest(service, body));
    const key = requested.map((service) => service.fileOf(body)).join(' ');
    const begun = underWay.get(key);
    if (begun !== undefined || requested.length === 0) return begun;
    if (waiting.length >= WAITING) return undefined;
    const work = inTurn(() => fetchFrom(requested, body))
      .catch(report)
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  function mayRequest(service: OrbitService, body: SmallBody): boolean {
    return now() >= (silentUntil.get(service) ?? 0) && now() >= (unknownUntil.get(service.fileOf(body)) ?? 0);
  }

  /** Requests it from one service after the other until one has the orbit. */
  async function fetchFrom(requested: readonly OrbitService[], body: SmallBody): Promise<void> {
    for (const service of requested) {
      if (!mayRequest(service, body)) continue;
      const response = await fetchLimited(service.urlOf(body), patience.limits);
      if (response.kind === 'unreachable') {
        silentUntil.set(service, now() + patience.offlineMs);
        continue;
      }
      if (response.kind === 'bytes' && service.read(response.bytes) !== undefined) {
        await files.store(service.fileOf(body), response.bytes);
        return;
      }
      if (unknownUntil.size > 10 * WAITING) unknownUntil.clear();
      unknownUntil.set(service.fileOf(body), now() + patience.freshMs);
    }
  }

  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }
}

function timeUp(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
