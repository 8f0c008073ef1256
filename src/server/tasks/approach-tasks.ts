import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { AtmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import type { Ellipsoid } from '#engine/approach/ellipsoid.ts';
import type { Flyby } from '#engine/approach/flyby.ts';
import type { PassageSpread } from '#engine/approach/passage-uncertainty.ts';
import type { Passage } from '#engine/approach/passage.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { CloudTable } from '#engine/table/cloud-table.ts';
import type { DaySpan, OrbitTable } from '#engine/table/orbit-table.ts';
import type { UncertaintyOrigin } from '#engine/uncertainty/estimate.ts';
import type { MovingBody } from './moving-body.ts';

/** Main bodies that an object is searched for at, in a span of Julian dates TDB. */
export type ApproachesTask = {
  readonly body: MovingBody;
  readonly centres: readonly MainBodyId[];
  readonly span: DaySpan;
  /** Instead of the limit of each body, au. */
  readonly farthestAu?: number;
  /** For each body the only days in which the object may be that near, where they are known. */
  readonly windows?: readonly (readonly DaySpan[])[];
};

/** States of some bodies at one instant, heliocentric ICRF, au and au/d; those that cannot be followed so far are absent. */
export type PropagatedStates = {
  /** Julian date TDB. */
  readonly day: number;
  readonly states: Float64Array;
  readonly present: Uint8Array;
};

/** Bodies to be propagated to an instant, from states at another or else from their elements. */
export type PropagationTask = {
  readonly bodies: readonly MovingBody[];
  readonly starts?: PropagatedStates;
  readonly toDay: number;
};

/** Bodies that are looked through for those that come near a main body. */
export type ScanTask = Omit<ApproachesTask, 'body' | 'windows'> & {
  readonly bodies: readonly MovingBody[];
  /** States within ten years of the span, where the elements are of another time. */
  readonly starts?: PropagatedStates;
};

/** The close approaches of one of the bodies of a task. */
export type ScannedBody = { readonly index: number; readonly approaches: readonly FoundApproach[] };

/** How uncertain a passage is, and how that was found; numbers where there are any. */
export type ComputedSpread = {
  readonly origin: UncertaintyOrigin | 'none';
  readonly method: 'linear' | 'clones' | 'none';
  readonly spread?: PassageSpread;
  /** Number of clones, where the spread is theirs. */
  readonly clones?: number;
};

/** A close approach to a main body. */
export type FoundApproach = {
  readonly centre: MainBodyId;
  readonly passage: Passage;
  readonly uncertainty: ComputedSpread;
  /** Entry into the atmosphere of an object that falls onto the Earth. */
  readonly entry?: AtmosphericEntry;
};

/** Days around the passage of an object by a main body. */
export type FlybyTask = {
  readonly body: MovingBody;
  readonly centre: MainBodyId;
  /** Julian dates TDB. */
  readonly span: DaySpan;
  /** Instant of the passage that is meant, Julian date TDB. */
  readonly aroundDay: number;
};

/** Days around the pericentre of a conic about a main body: ecliptic J2000, au. */
export type ConicFlybyTask = Pick<FlybyTask, 'centre' | 'span'> & { readonly elements: Elements };

/** A flyby by the full force model; of a user-defined one also the conic it was given by, about the main body. */
export type ComputedFlyby = Flyby & {
  readonly conic?: OrbitTable;
  readonly uncertainty: ComputedSpread;
  readonly entry?: AtmosphericEntry;
  /** Ellipsoids of one standard deviation at even steps, and at the nearest point; none where nothing is known. */
  readonly ellipsoids: readonly PlacedEllipsoid[];
  /** Some of the clones, where the uncertainty is theirs. */
  readonly cloud?: CloudTable;
  /** Where clones that fall onto the Earth come into its atmosphere, the deepest first. */
  readonly corridor?: readonly AtmosphericEntry[];
};

/** An ellipsoid about the place at an instant TDB: au, ecliptic J2000. */
export type PlacedEllipsoid = Ellipsoid & {
  readonly day: number;
  readonly offset: number;
};
