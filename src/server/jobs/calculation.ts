import type { SmallBody } from '#catalogue/small-body.ts';
import type { ObjectTable } from '#contract/calculation.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type { VisibleBody } from '../compute.ts';
import type { Observer } from '../site-of.ts';
import type { TimeFrame } from '../time-frame.ts';

/** A body to be calculated, and what its results are introduced with. */
export type CalculatedBody = {
  readonly body: VisibleBody & Pick<SmallBody, 'name' | 'designation' | 'impactDate'>;
  readonly heading: Pick<ObjectTable, 'name' | 'number' | 'designator' | 'database' | 'provenance'>;
  /** The same body on a later solution of its orbit, once it is known whether there is one; absent where nobody is asked. */
  readonly latest?: Promise<CalculatedBody>;
};

/** What is asked for: ephemerides of some bodies for an observer in a time frame. */
export type CalculationRequest = {
  readonly bodies: readonly CalculatedBody[];
  readonly observer: Observer;
  readonly frame: TimeFrame;
  readonly catalogueDate: string;
  /** See `Provenance`. */
  readonly earthOrientation?: string;
  /** The query as it was sent. */
  readonly asked?: string;
};

/** What became of one body. */
export type Outcome =
  | { readonly kind: 'table'; readonly table: EphemerisTable }
  | { readonly kind: 'failed'; readonly reason: string };

/** A calculation that was accepted. `outcomes` has a place per body, empty while the body waits. */
export type Calculation = {
  readonly token: string;
  readonly visitor: string;
  /** What was asked for; bodies take the place of others when a later solution of their orbit has come. */
  request: CalculationRequest;
  readonly epochs: Float64Array;
  readonly outcomes: (Outcome | undefined)[];
  /** Places of the bodies that are done, in the order in which they were. */
  readonly done: number[];
  sunMoon: Table | undefined;
  /** Milliseconds of the service's clock. */
  readonly createdAt: number;
  /** Set when the last body is done. */
  finishedAt: number | undefined;
};

/** Bodies that are done, with or without a table. */
export function processedOf(calculation: Pick<Calculation, 'done'>): number {
  return calculation.done.length;
}
