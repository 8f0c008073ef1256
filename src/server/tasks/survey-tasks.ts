import type { Site } from '#engine/earth/site.ts';
import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { NightCourse, NightLimits } from '#engine/survey/night-course.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { PopulationEntry } from '#engine/survey/population-surveyor.ts';
import type { Extremes, Limits, SurveyQuantity } from '#engine/survey/quantities.ts';
import type { RangeEnds } from '#engine/survey/range-within.ts';
import type { YearLimits } from '#engine/survey/year-summary.ts';
import type { SurveyBodies } from './survey-bodies.ts';
import type { MovingBody } from './moving-body.ts';

/** Objects from one index up to, and not including, another. */
export type ObjectRange = { readonly from: number; readonly to: number };

/** Orbits to bring to their nodes; the nodes lie in shared memory and are written in place. */
export type NodesTask = {
  readonly bodies: SurveyBodies;
  readonly nodes: OrbitNodes;
  readonly range: ObjectRange;
  /** Nodes of the same objects, from the first of which they are followed; from their elements where absent. */
  readonly starts?: OrbitNodes;
  /** Nodes of the same objects at one instant of the grid, which are written as well. */
  readonly next?: OrbitNodes;
};

/** Why an object lacks nodes: it hits a body at a Julian date TDB, or its orbit cannot be followed. */
export type NodeFailure =
  | { readonly kind: 'impacted'; readonly dayTdb: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** An object whose orbit could not be brought to its nodes, and why. */
export type WithoutNodes = { readonly object: number; readonly failure: NodeFailure };

/** Where and when a survey looks; instants are Julian dates UTC. */
export type SurveyWindow = { readonly site: Site; readonly startUtc: number; readonly endUtc: number };

/** Objects to look for through one window. */
export type SurveyTask = {
  readonly bodies: SurveyBodies;
  readonly nodes: OrbitNodes;
  readonly window: SurveyWindow;
  readonly limits: Limits;
  /** Bodies on orbits with a covariance among the objects; the uncertainty of the others is that of U. */
  readonly cachedOrbits?: ReadonlyMap<number, MovingBody>;
  /** Requested objects. */
  readonly objects: Int32Array;
};

/** The same; requested is between which values one quantity lies where an object is inside all other limits. */
export type RangesTask = SurveyTask & {
  readonly quantity: SurveyQuantity;
  readonly ends?: RangeEnds;
};

/** Objects whose brightness on some days is requested. */
export type BrightnessTask = Pick<SurveyTask, 'bodies' | 'nodes'> & {
  readonly range: ObjectRange;
  /** Julian dates TDB, each a noon inside the grid. */
  readonly days: readonly number[];
};

/** Knowledge about the range of an object. */
export const RANGE_MARK = {
  /** Nothing yet. */
  unknown: 0,
  /** The object is nowhere inside the other limits. */
  nowhere: 1,
  /** Its ends. */
  inside: 2,
  /** Its ends, and that the object lacks the quantity at a moment inside the other limits; low is above high where it always does. */
  hasAbsent: 3,
  /** Following the object fails at some moment. */
  failing: 4,
} as const;

/** Ranges of objects, in the order of the task: see `RangeWithin`. */
export type ObjectRanges = {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** One of {@link RANGE_MARK} for each. */
  readonly marks: Uint8Array;
};

/** The same, with what the window shows of all objects. */
export type MeasuringTask = SurveyTask & {
  /** Extremes of every object in this window, in shared memory. */
  readonly extremes: ExtremesTable;
  /** Ranges whose extremes are to be measured first: the requested objects are among them, or were measured before. */
  readonly measure: readonly ObjectRange[];
};

/** Objects whose values over one window are requested. */
export type ExtremesTask = Pick<SurveyTask, 'bodies' | 'nodes' | 'window' | 'objects' | 'cachedOrbits'> & {
  /** The only quantity that is requested; all of them, and close approaches, where it is absent. */
  readonly quantity?: SurveyQuantity;
};

/** Extremes of the values of an object over a window. */
export type ObjectExtremes = {
  readonly object: number;
  readonly extremes: Extremes;
  /** Julian date UTC of an approach to the Earth within 3 lunar distances in the window. */
  readonly closeApproachUtc?: number;
};

/** Objects whose courses through one night are requested. */
export type CoursesTask = Pick<SurveyTask, 'bodies' | 'nodes' | 'objects' | 'cachedOrbits'> & {
  readonly site: Site;
  /** Julian dates UTC in order of time. */
  readonly epochs: Float64Array;
  readonly limits: NightLimits;
};

/** The course of an object through a night. */
export type ObjectCourse = NightCourse & { readonly object: number };

/** A year of a range of objects, from one Julian date UTC to another, at least a day later. */
export type PopulationTask = Pick<SurveyTask, 'bodies' | 'nodes'> & {
  readonly range: ObjectRange;
  readonly startUtc: number;
  readonly endUtc: number;
  readonly limits: YearLimits;
};

/** A year of an object; instants in days from its beginning. */
export type PopulationFound = PopulationEntry & { readonly object: number };
