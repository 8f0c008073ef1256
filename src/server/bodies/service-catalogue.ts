import { LRUCache } from 'lru-cache';
import type { Catalogue, NeocpSnapshot } from '#catalogue/catalogue.ts';
import { type BodySearch, createBodySearch } from '#catalogue/search-bodies.ts';
import type { SmallBody } from '#catalogue/small-body.ts';

/** A catalogue with everything the service needs of it; replaced as a whole when a fuller one has been read. */
export type ServiceCatalogue = {
  readonly catalogue: Catalogue;
  readonly search: BodySearch;
  /** The latest list of the NEO Confirmation Page, which may be later than the catalogue. */
  readonly neocp: NeocpSnapshot | undefined;
  /** Name in words: `built-in`, or where its files came from. */
  readonly name: string;
  /** Date of the newest orbits, ISO. */
  readonly date: string;
  /** Date such that half of the orbits of near-Earth objects are of it or an earlier one; ISO. */
  readonly usualDate: string;
  /** Changes with every catalogue, so that nothing computed from an older one is taken for current. */
  readonly version: string;
  /** Whether a fuller one is being read, in which there may be what is missing here. */
  readonly isProvisional: boolean;
  /** Rows of near-Earth objects, ascending. */
  readonly nearEarthObjects: Int32Array;
};

/** Records that are cached as they were read: those that lists show over and over. */
const CACHED_RECORDS = 300;

/**
 * Makes a catalogue ready to serve.
 *
 * @param read its records are cached. @param name where it came from, in words.
 * @param version a text that differs for every content.
 * @param isProvisional whether a fuller one is being read.
 */
export function serviceCatalogue(
  read: Catalogue,
  name: string,
  version: string,
  isProvisional = false,
): ServiceCatalogue {
  const records = new LRUCache<number, SmallBody>({
    max: CACHED_RECORDS,
    memoMethod: (row) => read.body(row),
  });
  const catalogue = { ...read, body: (row: number) => records.memo(row) };
  const rows = Int32Array.from({ length: catalogue.count }, (_, row) => row);
  const nearEarthObjects = rows.filter((row) => catalogue.isNea(row));
  return {
    catalogue,
    search: createBodySearch(catalogue),
    neocp: catalogue.neocp,
    name,
    date: newestDate(catalogue),
    usualDate: usualDate(catalogue, nearEarthObjects),
    version,
    isProvisional,
    nearEarthObjects,
  };
}

/** Date of the newest source that gave orbits; lists without orbits have preference 0. */
function newestDate({ sources }: Catalogue): string {
  const dates = sources.filter(({ preference }) => preference > 0).map(({ date }) => date);
  return dates.sort().at(-1) ?? 'unknown';
}

function usualDate(catalogue: Catalogue, rows: Int32Array): string {
  const dates = Array.from(rows, (row) => catalogue.orbitSource(row).date).sort();
  return dates[(dates.length - 1) >> 1] ?? newestDate(catalogue);
}
