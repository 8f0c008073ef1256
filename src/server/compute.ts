import type { SmallBody } from '#catalogue/small-body.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { AtmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import type { Ellipsoid } from '#engine/approach/ellipsoid.ts';
import type { Flyby } from '#engine/approach/flyby.ts';
import type { PassageSpread } from '#engine/approach/passage-uncertainty.ts';
import type { Passage } from '#engine/approach/passage.ts';
import type { Site } from '#engine/earth/site.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { NightCourse, NightLimits } from '#engine/survey/night-course.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { Impact } from '#engine/propagate/trajectory.ts';
import type { PopulationEntry } from '#engine/survey/population-surveyor.ts';
import type { YearLimits } from '#engine/survey/year-summary.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { ObservableSpan, SpanLimits } from '#engine/synodic/observable-spans.ts';
import type { Extremes, Limits } from '#engine/survey/quantities.ts';
import type { CloudTable } from '#engine/table/cloud-table.ts';
import type { DaySpan, OrbitTable, TableApproach } from '#engine/table/orbit-table.ts';
import type { UncertaintyOrigin } from '#engine/uncertainty/estimate.ts';
import type { Computed } from './compute/computed.ts';
import type { SurveyBodies } from './survey/survey-bodies.ts';

/** What a worker needs of a body to follow it, and to see it: a row of the catalogue, or less. */
export type MovingBody = Pick<
  SmallBody,
  | 'number'
  | 'bodyType'
  | 'elements'
  | 'nonGravitational'
  | 'covariance'
  | 'uncertainty'
  | 'lastObservation'
  | 'arcDays'
>;
export type VisibleBody = MovingBody &
  Pick<SmallBody, 'absoluteMagnitude' | 'slope' | 'cometMagnitude' | 'cometSlope'>;

/** Rows wanted of one body: everything a worker needs, in a form that can be sent to it. */
export type EphemerisTask = {
  readonly body: VisibleBody;
  readonly site: Site;
  /** Julian dates UTC. */
  readonly epochs: Float64Array;
};

/** The Sun and Moon at the same epochs. */
export type SunMoonTask = Pick<EphemerisTask, 'site' | 'epochs'>;

/** Objects from one index up to, and not including, another. */
export type ObjectRange = { readonly from: number; readonly to: number };

/** Orbits to bring to their nodes; the nodes lie in shared memory and are written in place. */
export type NodesTask = {
  readonly bodies: SurveyBodies;
  readonly nodes: OrbitNodes;
  readonly range: ObjectRange;
};

/** Why an object lacks nodes: it hits a body at a Julian date TDB, or its orbit cannot be followed. */
export type NodeFailure =
  | { readonly kind: 'impacted'; readonly dayTdb: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** An object whose orbit could not be brought to its nodes, and why. */
export type WithoutNodes = { readonly object: number; readonly trouble: NodeFailure };

/** Where and when a survey looks; instants are Julian dates UTC. */
export type SurveyWindow = { readonly site: Site; readonly startUtc: number; readonly endUtc: number };

/** Objects to look for through one window. */
export type SurveyTask = {
  readonly bodies: SurveyBodies;
  readonly nodes: OrbitNodes;
  readonly window: SurveyWindow;
  /** Extremes of every object in this window, in shared memory. */
  readonly extremes: ExtremesTable;
  /** Ranges whose extremes are to be measured first. */
  readonly measure: readonly ObjectRange[];
  readonly limits: Limits;
  /** Bodies on orbits with a covariance among the objects; what tells the uncertainty where they are not given is U. */
  readonly held?: ReadonlyMap<number, MovingBody>;
  /** Objects that are wanted, all of them measured. */
  readonly objects: Int32Array;
};

/** Objects whose values over one window are wanted. */
export type ExtremesTask = Pick<SurveyTask, 'bodies' | 'nodes' | 'window' | 'objects' | 'held'>;

/** Between which values an object moves over a window. */
export type ObjectExtremes = {
  readonly object: number;
  readonly extremes: Extremes;
  /** Julian date UTC of an approach to the Earth within 3 lunar distances in the window. */
  readonly closeApproachUtc?: number;
};

/** Objects whose courses through one night are wanted. */
export type CoursesTask = Pick<SurveyTask, 'bodies' | 'nodes' | 'objects' | 'held'> & {
  readonly site: Site;
  /** Julian dates UTC in order of time. */
  readonly epochs: Float64Array;
  readonly limits: NightLimits;
};

/** The course of an object through a night. */
export type ObjectCourse = NightCourse & { readonly object: number };

/** A perturbed orbit wanted over a span of Julian dates TDB. */
export type TableTask = {
  readonly body: MovingBody;
  readonly span: DaySpan;
};

/** A perturbed orbit, as far as there is one in the span. */
export type TabledOrbit = {
  /** Absent where the object does not exist in the span. */
  readonly table?: OrbitTable;
  readonly approaches: readonly TableApproach[];
  readonly unreliable: readonly DaySpan[];
  /** What tells when the orbit is unreliable. */
  readonly uncertaintyFrom: 'covariance' | 'U' | 'none';
  /** The end of the object inside the span. */
  readonly impact?: Impact;
};

/** By the full force model, or on the osculating conic. */
export type Propagation = 'perturbed' | 'keplerian';

/** A path in the rotating frame of Sun and Earth that is wanted. */
export type SynodicTask = {
  readonly body: MovingBody;
  /** Julian dates UTC, rising. */
  readonly epochs: Float64Array;
  readonly propagation: Propagation;
  /** The law of its brightness; nothing where no magnitude is known. */
  readonly photometry?: Photometry;
  /** Whether the places of the planets are wanted, too. */
  readonly planets: boolean;
  /** Whether passages of the Earth are wanted in finer steps, too. */
  readonly passages?: boolean;
};

/** Numbers of each epoch of a {@link SynodicPath}, side by side. */
export const SYNODIC_WIDTH = 8;

/**
 * A path in the rotating frame, by epochs; shorter than asked where the object hits a body, or comes from one.
 *
 * Places are geometric, the Sun at the origin; distances, angles and magnitude are as seen from the Earth's centre, with
 * light time.
 */
export type SynodicPath = {
  /** Julian dates UTC of the rows there are. */
  readonly epochs: Float64Array;
  /** Rows of {@link SYNODIC_WIDTH}: x, y, z, distance of the Earth from the Sun, distance from the Sun and from the Earth
   * (au), phase and elongation (degrees). */
  readonly values: Float64Array;
  /** Apparent V magnitude of each row; absent where no law is known. */
  readonly magnitudes?: Float64Array;
  /** x y z of every planet in the same frame, by its index among the bodies of the ephemeris; where they are wanted. */
  readonly planets?: readonly { readonly body: number; readonly places: Float64Array }[];
  readonly impact?: Impact;
  /** Where it passes the Earth in finer, even steps; the nearer, the finer. Where they are wanted. */
  readonly passages?: readonly SynodicPassage[];
};

/** A piece of a path in steps of its own, days. */
export type SynodicPassage = Pick<SynodicPath, 'epochs' | 'values' | 'magnitudes'> & {
  readonly step: number;
};

/** Main bodies that an object is looked for at, in a span of Julian dates TDB. */
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
export type CarriedStates = {
  /** Julian date TDB. */
  readonly day: number;
  readonly states: Float64Array;
  readonly present: Uint8Array;
};

/** Bodies to be carried to an instant, from states at another or else from their elements. */
export type CarryTask = {
  readonly bodies: readonly MovingBody[];
  readonly starts?: CarriedStates;
  readonly toDay: number;
};

/** Bodies among which those are looked for that come near a main body. */
export type ScanTask = Omit<ApproachesTask, 'body' | 'windows'> & {
  readonly bodies: readonly MovingBody[];
  /** States within ten years of the span, where the elements are of another time. */
  readonly starts?: CarriedStates;
};

/** The close approaches of one of the bodies of a task. */
export type ScannedBody = { readonly index: number; readonly approaches: readonly FoundApproach[] };

/** How uncertain a passage is, and how that was found; numbers where there are any. */
export type ComputedSpread = {
  readonly origin: UncertaintyOrigin | 'none';
  readonly method: 'linear' | 'clones' | 'none';
  readonly atMost?: true;
  readonly spread?: PassageSpread;
  /** How many tell the spread, where the method is theirs. */
  readonly clones?: number;
};

/** A close approach to a main body. */
export type FoundApproach = {
  readonly centre: MainBodyId;
  readonly passage: Passage;
  readonly uncertainty: ComputedSpread;
  /** Of an object that falls onto the Earth. */
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
  /** Where clones tell the uncertainty: some of them. */
  readonly cloud?: CloudTable;
  /** Where clones that fall onto the Earth come into its atmosphere, the deepest first. */
  readonly corridor?: readonly AtmosphericEntry[];
};

/** An ellipsoid about the place at an instant TDB: au, ecliptic J2000. */
export type PlacedEllipsoid = Ellipsoid & {
  readonly day: number;
  readonly offset: number;
};

/** Spans in which an object is inside limits, wanted between two Julian dates UTC. */
export type WindowsTask = Pick<SynodicTask, 'body' | 'propagation'> & {
  readonly photometry: Photometry;
  /** Its nights alone count; at the geocentre there are none, and every hour counts. */
  readonly site: Site;
  readonly startUtc: number;
  readonly endUtc: number;
  readonly limits: SpanLimits;
};

/** They in order of time, their instants Julian dates UTC; and the end of the object inside the dates. */
export type ObjectWindows = {
  readonly spans: readonly ObservableSpan[];
  readonly impact: Impact | undefined;
};

/** A year of a range of objects, wanted from one Julian date UTC to another, at least a day later. */
export type PopulationTask = Pick<SurveyTask, 'bodies' | 'nodes'> & {
  readonly range: ObjectRange;
  readonly startUtc: number;
  readonly endUtc: number;
  readonly limits: YearLimits;
};

/** A year of an object; instants in days from its beginning. */
export type PopulationFound = PopulationEntry & { readonly object: number };

/**
 * Where the long computations happen. A promise that fails tells of a fault of the program or of a worker that died; it fails
 * one piece of work and nothing else.
 */
export type Compute = {
  /** Pieces of work that run at once. */
  readonly workers: number;
  /** Name of the planetary ephemeris, the span of dates it covers, Julian dates TDB, and its gravitational parameters by body, au³/d². */
  readonly ephemeris: {
    readonly name: string;
    readonly firstDay: number;
    readonly lastDay: number;
    readonly gm: Float64Array;
  };
  ephemerisOf(task: EphemerisTask): Promise<Computed<EphemerisTable>>;
  sunMoonOf(task: SunMoonTask): Promise<Table>;
  nodesOf(task: NodesTask): Promise<readonly WithoutNodes[]>;
  /** Objects that are inside all limits at one moment, in the order of the task. */
  surveyOf(task: SurveyTask): Promise<Int32Array>;
  extremesOf(task: ExtremesTask): Promise<readonly ObjectExtremes[]>;
  /** Courses of those objects that are inside the limits at some dark epoch, in the order of the task. */
  coursesOf(task: CoursesTask): Promise<readonly ObjectCourse[]>;
  /** Nights of a window, from local noon to local noon, in which it is astronomical night at some time; 0 at the geocentre. */
  nightsOf(window: SurveyWindow): Promise<number>;
  tableOf(task: TableTask): Promise<Computed<TabledOrbit>>;
  synodicOf(task: SynodicTask): Promise<Computed<SynodicPath>>;
  /** In order of time. */
  approachesOf(task: ApproachesTask): Promise<Computed<readonly FoundApproach[]>>;
  /** Bodies that have close approaches, in the order of the task. */
  scanOf(task: ScanTask): Promise<readonly ScannedBody[]>;
  carriedOf(task: CarryTask): Promise<CarriedStates>;
  flybyOf(task: FlybyTask): Promise<Computed<ComputedFlyby>>;
  conicFlybyOf(task: ConicFlybyTask): Promise<Computed<ComputedFlyby>>;
  /** Objects of known brightness that can be followed and are not always near the Sun. */
  populationOf(task: PopulationTask): Promise<readonly PopulationFound[]>;
  windowsOf(task: WindowsTask): Promise<Computed<ObjectWindows>>;
};
