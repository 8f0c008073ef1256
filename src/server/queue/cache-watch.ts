/** Called for every look into a cache: which one, and whether the result was cached or under way. */
export type CacheWatch = (cache: string, found: boolean) => void;

/** Ignores every call. */
export const UNWATCHED: CacheWatch = () => undefined;
