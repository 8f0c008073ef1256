import { LRUCache } from 'lru-cache';
import { parseNeocpVariants } from '#catalogue/parse/neocp-variants.ts';
import { BadFileError } from '#catalogue/source.ts';
import type { CandidateVariants, FetchedVariants } from '#server/bodies/candidate-orbits.ts';
import { type FetchLimits, fetchLimited } from './fetch-limited.ts';

/** Candidates whose orbits are cached, some 100 kB each. */
const CACHED_CANDIDATES = 100;

/** How patient the service is; tests give milliseconds. */
export type VariantPatience = {
  readonly limits: FetchLimits;
  /** How long orbits are not requested again, ms. */
  readonly freshMs: number;
  /** How long a service that did not respond gets no request, ms. */
  readonly offlineMs: number;
};

export const VARIANT_PATIENCE: VariantPatience = {
  limits: { withinMs: 10_000, mostBytes: 2_000_000 },
  freshMs: 3_600_000,
  offlineMs: 600_000,
};

/**
 * Orbits of candidates as the Minor Planet Center gives them, each requested once an hour at most, one at a time.
 *
 * @param address with `{object}` for the designation. @param now the real clock, Unix time, ms.
 */
export function createFetchedVariants(
  address: string,
  { limits, freshMs, offlineMs }: VariantPatience,
  now: () => number,
): CandidateVariants {
  const cached = new LRUCache<string, Promise<FetchedVariants | undefined>>({
    max: CACHED_CANDIDATES,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
  });
  let silentUntil = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    variantsOf(designation) {
      const known = cached.get(designation);
      if (known !== undefined) return known;
      const request = last.then(() => fetchOrbits(designation));
      last = request;
      cached.set(designation, request);
      return request;
    },
  };

  async function fetchOrbits(designation: string): Promise<FetchedVariants | undefined> {
    if (now() < silentUntil) return forgotten(designation);
    const response = await fetchLimited(address.replace('{object}', encodeURIComponent(designation)), limits);
    if (response.kind === 'unreachable') {
      silentUntil = now() + offlineMs;
      return forgotten(designation);
    }
    if (response.kind === 'refused') return undefined;
    try {
      return { orbits: parseNeocpVariants(response.bytes, designation), fetchedAt: now() };
    } catch (error) {
      if (error instanceof BadFileError) return undefined;
      throw error;
    }
  }

  /** An orbit without a response is requested again once that is allowed. */
  function forgotten(designation: string): undefined {
    cached.delete(designation);
  }
}
