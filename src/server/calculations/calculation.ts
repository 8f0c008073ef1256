import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type { VisibleBody } from '../tasks/moving-body.ts';
import type { Observer } from '../bodies/site-of.ts';
import type { TimeFrame } from '../http/time-frame.ts';

/** A body to be calculated, and what its results are introduced with. */
export type CalculatedBody = {
  readonly body: VisibleBody & Pick<SmallBody, 'name' | 'designation' | 'impactDate'>;
  readonly heading: Pick<ObjectTable, 'name' | 'number' | 'designator' | 'database' | 'provenance'>;
  /** The row of the catalogue, of which there may be a later solution of the orbit. */
  readonly listed?: SmallBody;
  /** The same body on a later solution of its orbit, once it is known whether there is one; absent where no service is requested. */
  readonly latest?: Promise<CalculatedBody>;
};

/** A request for ephemerides of some bodies for an observer in a time frame. */
export type CalculationRequest = {
  readonly bodies: readonly CalculatedBody[];
  readonly observer: Observer;
  readonly frame: TimeFrame;
  readonly catalogueDate: string;
  /** See `Provenance`. */
  readonly earthOrientation?: string;
  /** The query as it was sent. */
  readonly queryString?: string;
};

/** A request as data, which another process can read. */
export function withoutLatest(request: CalculationRequest): CalculationRequest {
  const bodies = request.bodies.map(({ body, heading, listed }) => defined({ body, heading, listed }));
  return { ...request, bodies };
}

/** The outcome for one body. */
export type Outcome =
  | { readonly kind: 'table'; readonly table: EphemerisTable }
  | { readonly kind: 'failed'; readonly reason: string };

/** A calculation that was accepted. `outcomes` has a place per body, empty while the body waits. */
export type Calculation = {
  readonly token: string;
  readonly visitor: string;
  /** The request; a body that is done has the solution of its orbit that it was calculated with. */
  readonly request: CalculationRequest;
  readonly epochs: Float64Array;
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Places of the bodies that are done, in the order in which they were. */
  readonly done: readonly number[];
  readonly sunMoon: Table | undefined;
  /** Milliseconds of the service's clock. */
  readonly createdAt: number;
  /** Set when the last body is done. */
  readonly finishedAt: number | undefined;
  /** Whether it was stopped. */
  readonly cancelled: boolean;
};

/** Bodies that are done, with or without a table. */
export function processedOf(calculation: Pick<Calculation, 'done'>): number {
  return calculation.done.length;
}
