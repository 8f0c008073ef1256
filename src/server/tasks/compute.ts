import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type {
  ApproachesTask,
  CarriedStates,
  CarryTask,
  ComputedFlyby,
  ConicFlybyTask,
  FlybyTask,
  FoundApproach,
  ScanTask,
  ScannedBody,
} from './approach-tasks.ts';
import type { Computed } from './computed.ts';
import type { EphemerisTask, SunMoonTask } from './ephemeris-tasks.ts';
import type {
  CoursesTask,
  ExtremesTask,
  NodesTask,
  ObjectCourse,
  ObjectExtremes,
  PopulationFound,
  PopulationTask,
  SurveyTask,
  SurveyWindow,
  WithoutNodes,
} from './survey-tasks.ts';
import type { ObjectWindows, SynodicPath, SynodicTask, WindowsTask } from './synodic-tasks.ts';
import type { TableTask, TabledOrbit } from './table-tasks.ts';

/**
 * Where the long computations happen. A promise that fails tells of a fault of the program, of a worker that died, or by an
 * `OverdueError` of one that came to no end in its time; it fails one piece of work and nothing else.
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
