/** Is told of every look into a cache: which one, and whether what was wanted was there or under way. */
export type CacheWatch = (cache: string, found: boolean) => void;

/** Tells nobody. */
export const UNWATCHED: CacheWatch = () => undefined;
