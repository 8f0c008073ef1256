import type { Impactor } from './impactor.ts';
import type { NeocpCandidate } from './neocp-candidate.ts';
import type { Observatory } from './observatory.ts';
import type { BodyType, Database, SmallBody } from './small-body.ts';
import type { Source } from './source.ts';

/**
 * A catalogue in memory: columns as views of its bytes, records made when asked for.
 *
 * `readCatalogue` opens one; `createBodySearch` and `searchObservatories` find things in it.
 */
export type Catalogue = {
  /** Number of small bodies; indices run from 0. */
  readonly count: number;
  readonly columns: CatalogueColumns;
  readonly sources: readonly Source[];
  readonly observatories: readonly Observatory[];
  readonly impactors: readonly Impactor[];
  /** Absent where no snapshot of the confirmation page is loaded. */
  readonly neocp: NeocpSnapshot | undefined;
  /** @throws RangeError when `index` is no row of the catalogue. */
  body(index: number): SmallBody;
  bodyType(index: number): BodyType;
  database(index: number): Database;
  isNea(index: number): boolean;
  isPha(index: number): boolean;
  /** Names of one body without making its record: number, name, designation, then other designations. */
  names(index: number): BodyNames;
};

export type NeocpSnapshot = { readonly date: string; readonly candidates: readonly NeocpCandidate[] };

export type BodyNames = Pick<SmallBody, 'number' | 'name' | 'designation' | 'otherDesignations' | 'bodyType'>;

/**
 * Numbers of every body, one element each; NaN where a source gives none.
 *
 * Angles in radians, ecliptic and equinox J2000; times are Julian dates TDB.
 */
export type CatalogueColumns = {
  readonly epoch: Float64Array;
  readonly perihelionDistance: Float64Array;
  readonly eccentricity: Float64Array;
  readonly inclination: Float64Array;
  readonly node: Float64Array;
  readonly argumentOfPerihelion: Float64Array;
  /** M, rad, where the bit `meanAnomaly` of `flags` is set; else perihelion time less epoch, days. */
  readonly phase: Float64Array;
  readonly absoluteMagnitude: Float64Array;
  readonly slope: Float64Array;
  readonly cometMagnitude: Float64Array;
  readonly cometSlope: Float64Array;
  readonly diameterKm: Float64Array;
  readonly albedo: Float64Array;
  readonly rotationHours: Float64Array;
  readonly moidAu: Float64Array;
  readonly arcDays: Float64Array;
  /** Modified Julian date, 0 where unknown. */
  readonly lastObservation: Int32Array;
  /** U, 255 where unknown. */
  readonly uncertainty: Uint8Array;
  /** Bits of {@link FLAG}. */
  readonly flags: Uint16Array;
};
