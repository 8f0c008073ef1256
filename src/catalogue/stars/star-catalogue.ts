import type { StarColumns } from '#engine/sky/star-columns.ts';
import type { SkyRegion } from './sky-region.ts';

/** Which stars are requested. */
export type StarsRequested = {
  readonly region: SkyRegion;
  /** V, mag. */
  readonly brightest: number;
  readonly faintest: number;
  /** Most stars that are returned. */
  readonly most: number;
};

/** Stars that were found, the brightest first. */
export type StarsFound = {
  readonly stars: StarColumns;
  /** Numbers of the stars in the catalogue. */
  readonly numbers: Uint32Array;
  /** V to which the stars of the region are complete. */
  readonly faintLimit: number;
  /** The limit that ended the list: that of the request, of the catalogue, or of the number found. */
  readonly limitedBy: 'query' | 'catalogue' | 'count';
  /** Why fainter ones are missing that might have been had, in words. */
  readonly note?: string;
};

/** Stars that can be searched for by place and magnitude. */
export type StarCatalogue = {
  /** Their source, in words. */
  readonly sources: readonly string[];
  /** Julian year of the places of stars without a proper motion. */
  readonly unmovedEpoch: number;
  /** V to which it is complete over the whole sky. */
  readonly faintLimit: number;
  find(requested: StarsRequested): StarsFound;
};
