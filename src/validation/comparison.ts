import type { ErrorResult, ValidationTopic } from '#contract/validation.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { References } from './references.ts';
import type { RowValue } from './row-value.ts';
import type { Source } from './sources.ts';

/** One case of a comparison: an object, a planet, a site; every error is a non-negative number in the comparison's unit. */
export type Case = {
  readonly name: string;
  readonly errors: readonly number[];
  /** Julian dates, one for each error, where they have dates. */
  readonly days?: readonly number[];
  /** Code of the observatory that the object is seen from. */
  readonly site?: string;
  /** Bodies by their ids, one for each error that is of an approach to one; of a nearer one than the limit of those that are shown as flybys. */
  readonly bodies?: readonly (string | undefined)[];
  /** The numbers that differ by each error, where the error is a difference of such. */
  readonly values?: readonly (readonly RowValue[])[];
  /** The designation by which a catalogue knows the object, where it is a small body. */
  readonly object?: string;
  /** Its provisional designation, by which a catalogue has it that is older than its number. */
  readonly provisional?: string;
};

/** Objects or clones of one class, each this many standard deviations away from the computed place. */
export type SigmaClass = {
  readonly name: string;
  /** The basis of the standard deviation, such as `by clones` or `U = 3`. */
  readonly group: string;
  readonly sigmas: readonly number[];
  /** Julian dates, one for each of them. */
  readonly days: readonly number[];
};

type Described = {
  /** Unique, in lower case with hyphens. */
  readonly id: string;
  readonly topic: ValidationTopic;
  readonly quantity: string;
  readonly authority: string;
  readonly sources: readonly Source[];
  /** Rows that all recorded values and those cited in the repository have; another number means that a sample was skipped. */
  readonly rows: Readonly<Record<References['kind'], number>>;
  /** Why the limit is what it is, where it is not obvious. */
  readonly note?: string;
};

/** Differences between a quantity and what an authority has, measured on demand. */
export type ErrorComparison = Described & {
  readonly kind: 'errors';
  readonly unit: string;
  /** Limit of the largest error, or of the median where single rows of the authority are known to be wrong. */
  readonly limit: number;
  readonly limitOf?: 'median';
  /** The tool that shows the quantity, where that is not the one of flybys or orbits. */
  readonly shownIn?: NonNullable<ErrorResult['shownIn']>;
  measure(references: References, ephemeris: Ephemeris): readonly Case[];
};

/** How often a class lies within one and three standard deviations, measured on demand. */
export type ShareComparison = Described & {
  readonly kind: 'shares';
  /** Least and most of a class within one standard deviation, and least within three, as parts of 1. */
  readonly limits: { readonly least1: number; readonly most1: number; readonly least3: number };
  /** A class of fewer members says nothing of the limits. */
  readonly leastMembers: number;
  measure(references: References, ephemeris: Ephemeris): readonly SigmaClass[];
};

/** An entry of the registry: what is compared with whom, and how near it must be. */
export type Comparison = ErrorComparison | ShareComparison;
