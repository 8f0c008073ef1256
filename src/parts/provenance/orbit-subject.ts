import type { ObjectTable, Provenance } from '#contract/opt/calculation.ts';
import type { BudgetQuery } from '#contract/opt/budget.ts';
import type { OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import type { OutsideLink } from '../configuration.ts';
import type { UserDefinedOrbits } from './provenance-remarks.ts';

/** The subject of a row of which the provenance can be looked up. */
export type OrbitSubject = {
  readonly title: string;
  /** Which object, and the site it is searched for from; absent where no authority knows the object, such as a user-defined one. */
  readonly query: OrbitNowQuery | undefined;
  /** A user-defined object by its elements, and the site, for what each force is worth; absent for any other, of which the name says all. */
  readonly definition?: BudgetQuery | undefined;
  /** The moment the row is about, Julian date UTC; the present where absent. */
  readonly moment?: number | undefined;
  /** The calculation that the row is from; absent in a list. */
  readonly calculated?: {
    readonly object: ObjectTable;
    readonly provenance: Provenance;
    readonly userDefinedOrbits: UserDefinedOrbits;
  };
  /** Pages about the object elsewhere. */
  readonly links: readonly OutsideLink[];
};
