import { FOLLOWED_BEYOND_DAYS, PREPARED_DAYS, PREPARED_DAYS_BEFORE } from '#contract/limits.ts';
import { containsGrid, gridCovering, isSameGrid, type NodeGrid } from '#engine/survey/node-grid.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { ServiceCatalogue } from '../../bodies/service-catalogue.ts';
import { type OnDemandParts, isPrepared, type Journey } from './on-demand-set.ts';
import { createFarWindows, type Prepared } from './far-windows.ts';
import { createOwnLists } from './own-lists.ts';
import { createPace, type Pace } from './effort.ts';
import { createStations, RANGES_PER_SAVE, type StationStore } from './stations.ts';
import { countUsable, type StoredNodes, nodesFrom, type NodeStore } from './stored-nodes.ts';
import { prepareSet } from './prepare-set.ts';
import { originsOf } from '../../tasks/survey-bodies.ts';
import { progressOf, type SurveyObjects, surveyObjects, type SurveySet, surveySet } from './survey-set.ts';

/** Time after which orbits that a worker could not bring to today are tried again, ms. */
const TRY_AGAIN_MS = 60_000;

export type PreparationParts = OnDemandParts & {
  readonly queue: FairQueue;
  readonly store: NodeStore;
  readonly stationStore: StationStore;
};

/** Orbits brought near to the requested nights. */
export type Preparation = {
  /** Orbits prepared near today, of all near-Earth objects of the catalogue. */
  readonly progress: () => { readonly done: number; readonly total: number };
  /** All near-Earth objects with their nodes near today, prepared or not; nothing before the first catalogue is read. */
  readonly today: () => SurveySet | undefined;
  /** Takes a catalogue and begins to prepare it for today; resolves when that is done. */
  begin(catalogue: ServiceCatalogue): Promise<void>;
  /** Extends the grid when today has come too near to its end. */
  readonly extend: () => Promise<void>;
  /** All near-Earth objects with nodes over a window. @param visitor whose request it is. */
  nearEarthObjects(visitor: string, catalogue: ServiceCatalogue, window: Window): Promise<Prepared>;
  /** Chosen rows with nodes over a window. @param visitor whose request it is. */
  chosen(
    visitor: string,
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    window: Window,
  ): Promise<Prepared>;
  /** Whether a set was given up, so that references to it should be dropped. */
  readonly isGivenUp: (set: SurveySet) => boolean;
  /** All near-Earth objects of a catalogue. */
  objectsOf(catalogue: ServiceCatalogue): Promise<SurveyObjects>;
  /** The way of those objects to where they are followed from to a grid. @param version of their catalogue. */
  readonly journeyTo: (objects: SurveyObjects, version: string, grid: NodeGrid) => Journey;
  /** How long preparing took recently. */
  readonly pace: Pace;
};

/** Orbits near today, when their preparation ends, and when it did, milliseconds since the Unix epoch. */
type Today = { readonly set: SurveySet; readonly complete: Promise<void>; endedAt: number | undefined };

/** Julian dates UTC. */
type Window = { readonly startUtc: number; readonly endUtc: number };

/** @param parts workers, queue, clock, and the store of today's nodes. */
export function createPreparation(parts: PreparationParts): Preparation {
  let version = '';
  let objects: SurveyObjects | undefined;
  let today: Today | undefined;
  /** The catalogue taken last, and when its objects have been read. */
  let beginning: { readonly version: string; readonly ready: Promise<void> } | undefined;
  const { addIdle } = parts.queue;
  const pace = createPace(parts.compute.workers);
  const stations = createStations(parts, parts.stationStore, addIdle, pace, nodesNow);
  const far = createFarWindows(parts, addIdle, { stations, pace });
  const lists = createOwnLists(parts, parts.queue, pace);

  return {
    progress,
    today: () => today?.set,
    begin,
    extend,
    nearEarthObjects,
    chosen: (visitor, catalogue, rows, window) =>
      lists.preparedFor(visitor, catalogue, rows, gridFor(window)),
    isGivenUp: (set) => far.isGivenUp(set),
    objectsOf: async (catalogue) => {
      if (beginning?.version === catalogue.version) await beginning.ready;
      return objectsOf(catalogue);
    },
    journeyTo: stations.before,
    pace,
  };

  function nodesNow({ bodies }: SurveyObjects): OrbitNodes | undefined {
    return today?.set.bodies === bodies && isPrepared(today.set) ? today.set.nodes : undefined;
  }

  function progress() {
    return today === undefined ? { done: 0, total: objects?.bodies.count ?? 0 } : progressOf(today.set);
  }

  async function begin(catalogue: ServiceCatalogue): Promise<void> {
    const ready = openCatalogue(catalogue);
    beginning = { version: catalogue.version, ready };
    await ready;
    await today?.complete;
  }

  async function openCatalogue(catalogue: ServiceCatalogue): Promise<void> {
    const read = await surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
    const grid = gridOfToday();
    const stored = nodesOfToday() ?? (await parts.store.load());
    version = catalogue.version;
    objects = read;
    far.clear();
    today = beginToday(surveySet(read, grid, nodesFrom(stored, read.bodies, grid)));
  }

  async function extend(): Promise<void> {
    if (objects === undefined || today === undefined) return;
    const grid = gridOfToday();
    if (isSameGrid(today.set.nodes.grid, grid)) return tryAgain();
    const next = beginToday(surveySet(objects, grid));
    await next.complete;
    today = next;
  }

  function beginToday(set: SurveySet): Today {
    const one: Today = {
      set,
      complete: prepareToday(set).finally(() => (one.endedAt = parts.now())),
      endedAt: undefined,
    };
    return one;
  }

  /** Prepares what is left of today where an attempt has failed, as on a machine that was too busy for its workers. */
  function tryAgain(): void {
    if (today?.endedAt === undefined || isPrepared(today.set)) return;
    if (parts.now() - today.endedAt >= TRY_AGAIN_MS) today = beginToday(today.set);
  }

  async function prepareToday(set: SurveySet): Promise<void> {
    if (set.prepared.every(Boolean)) return;
    const versionBefore = version;
    const usableBefore = countUsable(set.nodes);
    let finished = 0;
    const isRequested = () => version === versionBefore;
    const onRange = () => {
      finished++;
      if (finished % RANGES_PER_SAVE === 0) void save(set);
    };
    await prepareSet(set, parts, parts.queue.addIdle, { isRequested, onRange });
    if (isRequested() && countUsable(set.nodes) > usableBefore) await save(set);
  }

  /** A set that cannot be written stays in memory, and is prepared again after a restart. */
  async function save(set: SurveySet): Promise<void> {
    await parts.store.save(toStored(set)).catch(parts.report);
  }

  /** Nodes of the former catalogue, which serve the next one even when the disk is full. */
  function nodesOfToday(): StoredNodes | undefined {
    return today === undefined ? undefined : toStored(today.set);
  }

  async function nearEarthObjects(
    visitor: string,
    catalogue: ServiceCatalogue,
    window: Window,
  ): Promise<Prepared> {
    const grid = gridFor(window);
    if (beginning?.version === catalogue.version) await beginning.ready;
    const isCurrent = objects !== undefined && version === catalogue.version;
    if (isCurrent && today !== undefined && containsGrid(today.set.nodes.grid, grid)) {
      tryAgain();
      return { ...today, ahead: 0, work: () => undefined };
    }
    return far.preparedFor(visitor, grid, catalogue.version, await objectsOf(catalogue));
  }

  async function objectsOf(catalogue: ServiceCatalogue): Promise<SurveyObjects> {
    if (objects !== undefined && version === catalogue.version) return objects;
    return surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
  }

  function gridOfToday(): NodeGrid {
    const today = Math.floor(julianDateFromUnixTime(parts.now()));
    return gridCovering(today - PREPARED_DAYS_BEFORE, today + PREPARED_DAYS);
  }
}

function gridFor({ startUtc, endUtc }: Window): NodeGrid {
  return gridCovering(startUtc - FOLLOWED_BEYOND_DAYS, endUtc + FOLLOWED_BEYOND_DAYS);
}

function toStored({ nodes, bodies }: SurveySet): StoredNodes {
  return { nodes, origins: originsOf(bodies) };
}
