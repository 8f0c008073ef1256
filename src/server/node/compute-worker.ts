import { workerData } from 'piscina';
import type {
  ApproachesTask,
  CarriedStates,
  CarryTask,
  ComputedFlyby,
  ConicFlybyTask,
  FlybyTask,
  FoundApproach,
  ScannedBody,
  ScanTask,
} from '#server/tasks/approach-tasks.ts';
import type { EphemerisTask, SunMoonTask } from '#server/tasks/ephemeris-tasks.ts';
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
} from '#server/tasks/survey-tasks.ts';
import type { ObjectWindows, SynodicPath, SynodicTask, WindowsTask } from '#server/tasks/synodic-tasks.ts';
import type { TabledOrbit, TableTask } from '#server/tasks/table-tasks.ts';
import { type Computed, computed } from '#server/tasks/computed.ts';
import { type ApproachMaker, createApproachMaker } from '#server/tasks/approaches-of.ts';
import { createEphemerisMaker, type EphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { createFlybyMaker, type FlybyMaker } from '#server/tasks/flyby-of.ts';
import { createNodeMaker, type NodeMaker } from '#server/tasks/nodes-of.ts';
import { createPopulationMaker, type PopulationMaker } from '#server/tasks/population-of.ts';
import { createScanMaker, type ScanMaker } from '#server/tasks/scan-of.ts';
import { createSurveyMaker, type SurveyMaker } from '#server/tasks/survey-of.ts';
import { createSynodicMaker, type SynodicMaker } from '#server/tasks/synodic-of.ts';
import { createWindowsMaker, type WindowsMaker } from '#server/tasks/windows-of.ts';
import { createTableMaker, type TableMaker } from '#server/tasks/table-of.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import { openEarthOrientationFile } from './earth-orientation-file.ts';
import { openEphemerisFiles } from './ephemeris-files.ts';
import { takeInCatalogue, type TakeInTask, type TakenIn } from './take-in-catalogue.ts';

/** What every worker is told when it starts. */
export type WorkerData = {
  readonly ephemerisFolder: string;
  /** Where a refreshed Earth orientation may stand, the best place first. */
  readonly earthOrientationFiles: readonly string[];
};

type Makers = ApproachMaker &
  ScanMaker &
  EphemerisMaker &
  FlybyMaker &
  NodeMaker &
  PopulationMaker &
  SurveyMaker &
  SynodicMaker &
  TableMaker &
  WindowsMaker;

let makers: Makers | undefined;

/** Rows of one body. */
export function ephemerisOf(task: EphemerisTask): Computed<EphemerisTable> {
  const { ephemerisOf } = theMakers();
  return computed(() => ephemerisOf(task));
}

/** The Sun and Moon at some epochs. */
export function sunMoonOf(task: SunMoonTask): Table {
  return theMakers().sunMoonOf(task);
}

/** Brings orbits to their nodes. */
export function nodesOf(task: NodesTask): readonly WithoutNodes[] {
  return theMakers().nodesOf(task);
}

/** Finds objects through a window. */
export function surveyOf(task: SurveyTask): Int32Array {
  return theMakers().surveyOf(task);
}

/** Looks at objects through a window. */
export function extremesOf(task: ExtremesTask): readonly ObjectExtremes[] {
  return theMakers().extremesOf(task);
}

/** Looks at objects through one night. */
export function coursesOf(task: CoursesTask): readonly ObjectCourse[] {
  return theMakers().coursesOf(task);
}

/** Nights of a window. */
export function nightsOf(window: SurveyWindow): number {
  return theMakers().nightsOf(window);
}

/** The perturbed orbit of one body. */
export function tableOf(task: TableTask): Computed<TabledOrbit> {
  const { tableOf } = theMakers();
  return computed(() => tableOf(task));
}

/** The path of one body in the rotating frame of Sun and Earth. */
export function synodicOf(task: SynodicTask): Computed<SynodicPath> {
  const { synodicOf } = theMakers();
  return computed(() => synodicOf(task));
}

/** Close approaches of one body. */
export function approachesOf(task: ApproachesTask): Computed<readonly FoundApproach[]> {
  const { approachesOf } = theMakers();
  return computed(() => approachesOf(task));
}

/** Bodies among some that come near a main body. */
export function scanOf(task: ScanTask): readonly ScannedBody[] {
  return theMakers().scanOf(task);
}

/** Brings bodies to an instant. */
export function carriedOf(task: CarryTask): CarriedStates {
  return theMakers().carriedOf(task);
}

/** The days around a passage of one body. */
export function flybyOf(task: FlybyTask): Computed<ComputedFlyby> {
  const { flybyOf } = theMakers();
  return computed(() => flybyOf(task));
}

/** The days around the pericentre of a conic. */
export function conicFlybyOf(task: ConicFlybyTask): Computed<ComputedFlyby> {
  const { conicFlybyOf } = theMakers();
  return computed(() => conicFlybyOf(task));
}

/** A year of many bodies. */
export function populationOf(task: PopulationTask): readonly PopulationFound[] {
  return theMakers().populationOf(task);
}

/** When one body is inside limits. */
export function windowsOf(task: WindowsTask): Computed<ObjectWindows> {
  const { windowsOf } = theMakers();
  return computed(() => windowsOf(task));
}

/** Reads a folder of catalogue files. */
export function takeIn(task: TakeInTask): TakenIn {
  return takeInCatalogue(task);
}

/** The ephemeris is opened when the first task needs it. */
function theMakers(): Makers {
  if (makers !== undefined) return makers;
  const { ephemerisFolder, earthOrientationFiles } = workerData as WorkerData;
  const covered = openEphemerisFiles(ephemerisFolder);
  const earth = openEarthOrientationFile(earthOrientationFiles);
  makers = {
    ...createEphemerisMaker(covered, earth),
    ...createApproachMaker(covered, earth),
    ...createFlybyMaker(covered, earth),
    ...createNodeMaker(covered),
    ...createPopulationMaker(covered),
    ...createScanMaker(covered, earth),
    ...createSurveyMaker(covered, earth),
    ...createSynodicMaker(covered, earth),
    ...createTableMaker(covered),
    ...createWindowsMaker(covered, earth),
  };
  return makers;
}
