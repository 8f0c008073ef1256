import type { Impactor } from './impactor.ts';
import type { CatalogueColumns } from './layout.ts';
import type { NeocpCandidate } from './neocp-candidate.ts';
import type { Observatory } from './observatory.ts';
import type { OtherOrbit } from './other-orbit.ts';
import type { BodyType, Database, OrbitClass, SmallBody } from './small-body.ts';
import type { Source } from './source.ts';

/**
 * A catalogue in memory: columns as views of its bytes, records made on demand.
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
  /** @throws RangeError when `index` is not a row of the catalogue. */
  body(index: number): SmallBody;
  /** Orbits of other sources, newest first. @throws RangeError when `index` is not a row of the catalogue. */
  otherOrbits(index: number): readonly OtherOrbit[];
  /** Single facts without making the record, for filters that look at every row. */
  bodyType(index: number): BodyType;
  database(index: number): Database;
  orbitClass(index: number): OrbitClass;
  isNea(index: number): boolean;
  /** Where its orbit is from. */
  orbitSource(index: number): Source;
  isPha(index: number): boolean;
  isOnRiskList(index: number): boolean;
  /** Names of one body without making its record: number, name, designation, then other designations. */
  names(index: number): BodyNames;
};

export type NeocpSnapshot = {
  readonly date: string;
  /** ISO instant UTC at which the page was like this, where it is known to more than the date. */
  readonly asOf?: string;
  readonly candidates: readonly NeocpCandidate[];
};

export type BodyNames = Pick<SmallBody, 'number' | 'name' | 'designation' | 'otherDesignations' | 'bodyType'>;
