import { LRUCache } from 'lru-cache';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import { type ApproachRequest } from './approach-request.ts';

/** Characters of the cached approaches, as JSON. */
const CACHED_LENGTH = 64_000_000;

/** Characters that a piece counts for beside what was found in it. */
const PIECE_LENGTH = 200;

/** Where and when a piece of a search looks. */
export type SearchedArea = Pick<ApproachRequest, 'centres' | 'span' | 'farthestAu'>;

/** A piece of a search. */
export type SearchPiece = SearchedArea & {
  /** A key that is the same for the same objects on the same orbits of the same catalogue. */
  readonly objects: string;
};

/** Result of a piece of a search. */
export type Found = {
  readonly found: readonly CloseApproach[];
  readonly errors: readonly EphemerisError[];
};

/** Pieces of searches, searched once. */
export type FoundPieces = {
  /** The result of a piece, or of one that includes it; undefined where neither is cached. */
  known(piece: SearchPiece): Found | undefined;
  /** The cached result of a piece, or that of its search, which is cached unless it has errors. @throws what `search` throws. */
  resultOf(piece: SearchPiece, search: () => Promise<Found>): Promise<Found>;
};

type CachedPiece = { readonly area: SearchedArea; readonly text: string };

/** Cached pieces, for requests of the same or a smaller area; those requested last, up to this many characters. */
export function createFoundPieces(cachedLength = CACHED_LENGTH): FoundPieces {
  const cached = new LRUCache<string, readonly CachedPiece[]>({
    maxSize: cachedLength,
    sizeCalculation: (pieces, objects) =>
      pieces.reduce((sum, { text }) => sum + PIECE_LENGTH + text.length, objects.length),
  });
  const underWay = new Map<string, Promise<Found>>();

  return {
    known,
    async resultOf(piece, search) {
      const key = JSON.stringify(piece);
      return known(piece) ?? underWay.get(key) ?? begin(key, piece, search);
    },
  };

  function known({ objects, ...area }: SearchPiece): Found | undefined {
    const one = cached.get(objects)?.find((other) => includes(other.area, area));
    if (one === undefined) return undefined;
    const found = JSON.parse(one.text) as readonly CloseApproach[];
    return { found: includes(area, one.area) ? found : found.filter(isIn(area)), errors: [] };
  }

  function begin(key: string, piece: SearchPiece, search: () => Promise<Found>): Promise<Found> {
    const searching = search();
    underWay.set(key, searching);
    const end = () => void underWay.delete(key);
    searching.then((found) => cachePiece(piece, found)).then(end, end);
    return searching;
  }

  function cachePiece({ objects, ...area }: SearchPiece, { found, errors }: Found): void {
    if (errors.length > 0) return;
    const others = (cached.get(objects) ?? []).filter((other) => !includes(area, other.area));
    cached.set(objects, [...others, { area, text: JSON.stringify(found) }]);
  }
}

/** Whether one area includes another. */
function includes(one: SearchedArea, other: SearchedArea): boolean {
  return (
    one.farthestAu === other.farthestAu &&
    one.span.fromDay <= other.span.fromDay &&
    one.span.toDay >= other.span.toDay &&
    other.centres.every((centre) => one.centres.includes(centre))
  );
}

function isIn({ centres, span }: SearchedArea): (approach: CloseApproach) => boolean {
  return ({ mjd, mainBody }) => {
    const day = tdbDayFromUtc(mjd + MJD_ORIGIN);
    return centres.includes(mainBody.id) && day >= span.fromDay && day <= span.toDay;
  };
}
