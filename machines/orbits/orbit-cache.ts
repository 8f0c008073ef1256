/** What is cached of each object, by designator, in the order it came. */
export type OrbitCache<Orbit> = ReadonlyMap<string, Orbit>;

/**
 * A cache with one more orbit, the oldest dropped when it is full: first in, first out.
 *
 * An orbit that is cached already keeps its place in the order.
 *
 * @param most how many are cached at most; Infinity for all.
 */
export function withOrbit<Orbit>(
  cache: OrbitCache<Orbit>,
  designator: string,
  orbit: Orbit,
  most: number,
): { readonly cache: OrbitCache<Orbit>; readonly evicted: readonly string[] } {
  const next = new Map(cache).set(designator, orbit);
  const evicted = [...next.keys()].slice(0, Math.max(0, next.size - most));
  for (const oldest of evicted) next.delete(oldest);
  return { cache: next, evicted };
}

/** A cache without the orbit of an object. */
export function withoutOrbit<Orbit>(cache: OrbitCache<Orbit>, designator: string): OrbitCache<Orbit> {
  const next = new Map(cache);
  next.delete(designator);
  return next;
}
