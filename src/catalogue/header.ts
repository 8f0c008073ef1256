import type { NeocpSnapshot } from './catalogue.ts';
import type { Impactor } from './impactor.ts';
import type { OthersName, SparseName } from './layout.ts';
import type { Observatory } from './observatory.ts';
import type { Source } from './source.ts';

/** The JSON part of a catalogue file. */
export type CatalogueHeader = {
  readonly count: number;
  readonly sources: readonly Source[];
  readonly observatories: readonly Observatory[];
  readonly impactors: readonly Impactor[];
  readonly neocp: NeocpSnapshot | null;
  /** Dates of the risk lists, in the order of their numbers in the risk section. */
  readonly riskDates: readonly [sentry: string, neocc: string];
  /** Rows of each sparse section. */
  readonly sparse: Readonly<Partial<Record<SparseName, number>>>;
  readonly textBytes: number;
  /** Entries of each section of other orbits, and length of their text; absent from files that have none. */
  readonly others?: {
    readonly entries: Readonly<Partial<Record<OthersName, number>>>;
    readonly textBytes: number;
  };
};
