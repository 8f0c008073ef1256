import { LRUCache } from 'lru-cache';
import { factsKey, factsTest, type FilterRequest } from './filter-request.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Requests of which it is cached which objects of a set pass them, a byte for each object. */
const CACHED_REQUESTS = 16;

/** The test whether an object of a set passes what does not depend on the night, which is made once for all sites. */
export type RequestedObjects = (
  set: SurveySet,
  request: FilterRequest,
  todayUtc: number,
) => (object: number) => boolean;

/** Tests over an empty cache. */
export function createRequestedObjects(): RequestedObjects {
  const requestedIn = new WeakMap<SurveySet, LRUCache<string, Uint8Array>>();

  return (set, request, todayUtc) => {
    const today = Math.floor(todayUtc);
    const cached = requestedIn.get(set) ?? new LRUCache<string, Uint8Array>({ max: CACHED_REQUESTS });
    requestedIn.set(set, cached);
    const key = factsKey(request, today);
    const requested = cached.get(key) ?? objectsPassing(set, factsTest(request, today));
    cached.set(key, requested);
    return (object) => requested[object] === 1;
  };
}

function objectsPassing({ facts }: SurveySet, isRequested: ReturnType<typeof factsTest>): Uint8Array {
  return Uint8Array.from(facts, (one) => Number(isRequested(one)));
}
