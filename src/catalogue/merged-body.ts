import type { BodyRow } from './parse/body-row.ts';
import type { Risk, SourcedField } from './small-body.ts';

/** An orbit of a body from one row, with the index of its source. */
export type MergedOrbit = Pick<
  BodyRow,
  'nonGravitational' | 'covariance' | 'uncertainty' | 'arcDays' | 'lastObservation' | 'solution' | 'database'
> & {
  readonly elements: NonNullable<BodyRow['elements']>;
  readonly source: number;
};

/** A body put together from its rows, ready to be written. */
export type MergedBody = Omit<BodyRow, 'elements' | 'otherDesignations' | 'pha'> & {
  readonly elements: NonNullable<BodyRow['elements']>;
  readonly otherDesignations: readonly string[];
  readonly nea: boolean;
  readonly pha: boolean;
  readonly risk?: Risk | undefined;
  /** Index of the source of each value that is present. */
  readonly sources: Readonly<Partial<Record<SourcedField, number>>>;
  /** Its other orbits, newest first. */
  readonly others: readonly MergedOrbit[];
};
