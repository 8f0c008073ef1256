import { containsGrid, gridCovering, isSameGrid, type NodeGrid } from '#engine/survey/node-grid.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { FairQueue } from '../jobs/fair-queue.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { prepareSet, type PreparingParts } from './prepare-set.ts';
import { progressOf, type SurveyObjects, surveyObjects, type SurveySet, surveySet } from './survey-set.ts';

/** Days before and after today that are kept prepared: every short-term window, and light time and sampling around it. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 42;

/** Ranges prepared between two savings, so that a stopped service takes up where it was. */
const RANGES_PER_SAVE = 64;

/** Sets for other windows that are kept in memory. */
const OTHER_SETS = 2;

/** Where prepared orbits outlive the service. */
export type NodeStore = {
  /** Nodes kept for a catalogue, or nothing; a damaged file is nothing. */
  load(catalogueVersion: string, objects: number): Promise<OrbitNodes | undefined>;
  save(catalogueVersion: string, nodes: OrbitNodes): Promise<void>;
};

export type PreparationParts = PreparingParts & {
  readonly queue: FairQueue;
  readonly store: NodeStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
};

/** A set, and a promise that resolves when all its orbits are prepared. */
export type Prepared = { readonly set: SurveySet; readonly complete: Promise<void> };

/** Orbits brought near to the nights they are asked for. */
export type Preparation = {
  /** Orbits prepared near today, of all near-Earth objects of the catalogue. */
  readonly progress: () => { readonly done: number; readonly total: number };
  /** Those objects with their nodes near today, prepared or not; nothing before the first catalogue is read. */
  readonly today: () => SurveySet | undefined;
  /** Takes a catalogue and begins to prepare it for today; resolves when that is done. */
  begin(catalogue: ServiceCatalogue): Promise<void>;
  /** Moves the grid on where today has come too near to its end. */
  readonly extend: () => Promise<void>;
  /**
   * All near-Earth objects with nodes over a window.
   *
   * @param startUtc, endUtc Julian dates
   */
  nearEarthObjects(catalogue: ServiceCatalogue, startUtc: number, endUtc: number): Promise<Prepared>;
  /** Chosen rows with nodes over a window. */
  chosen(
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    startUtc: number,
    endUtc: number,
  ): Promise<Prepared>;
};

/** @param parts workers, queue, clock, and the store that keeps today's nodes. */
export function createPreparation(parts: PreparationParts): Preparation {
  let version = '';
  let objects: SurveyObjects | undefined;
  let today: Prepared | undefined;
  /** The catalogue taken last, and when its objects have been read. */
  let beginning: { readonly version: string; readonly ready: Promise<void> } | undefined;
  const others = new Map<string, Promise<Prepared>>();

  return { progress, today: () => today?.set, begin, extend, nearEarthObjects, chosen };

  function progress() {
    return today === undefined ? { done: 0, total: objects?.bodies.count ?? 0 } : progressOf(today.set);
  }

  async function begin(catalogue: ServiceCatalogue): Promise<void> {
    const ready = beginWith(catalogue);
    beginning = { version: catalogue.version, ready };
    await ready;
    await today?.complete;
  }

  async function beginWith(catalogue: ServiceCatalogue): Promise<void> {
    const read = await surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
    const grid = gridOfToday();
    const kept = await parts.store.load(catalogue.version, read.bodies.count);
    version = catalogue.version;
    objects = read;
    others.clear();
    const usable = kept !== undefined && isSameGrid(kept.grid, grid) ? kept : undefined;
    const set = surveySet(read, grid, usable);
    today = { set, complete: prepareToday(set) };
  }

  async function extend(): Promise<void> {
    if (objects === undefined || today === undefined) return;
    const grid = gridOfToday();
    if (isSameGrid(today.set.nodes.grid, grid)) return;
    const set = surveySet(objects, grid);
    const complete = prepareToday(set);
    await complete;
    today = { set, complete };
  }

  async function prepareToday(set: SurveySet): Promise<void> {
    if (set.prepared.every(Boolean)) return;
    const of = version;
    let finished = 0;
    const isWanted = () => version === of;
    await prepareSet(set, parts, parts.queue.addIdle, isWanted, () => {
      finished++;
      if (finished % RANGES_PER_SAVE === 0) void save(of, set);
    });
    if (isWanted()) await save(of, set);
  }

  /** What cannot be kept serves from memory, and is prepared anew after a restart. */
  async function save(of: string, { nodes }: SurveySet): Promise<void> {
    await parts.store.save(of, nodes).catch(parts.report);
  }

  async function nearEarthObjects(
    catalogue: ServiceCatalogue,
    startUtc: number,
    endUtc: number,
  ): Promise<Prepared> {
    const grid = gridFor(startUtc, endUtc);
    if (beginning?.version === catalogue.version) await beginning.ready;
    if (today !== undefined && version === catalogue.version && containsGrid(today.set.nodes.grid, grid)) {
      return today;
    }
    const key = `${catalogue.version} ${grid.firstDay} ${grid.count}`;
    const known = others.get(key) ?? prepareOther(catalogue, grid, key);
    others.delete(key);
    others.set(key, known);
    const [oldest] = others.keys();
    if (others.size > OTHER_SETS) others.delete(oldest);
    return known;
  }

  /** A set that could not be completed is tried again by the next request. */
  async function prepareOther(catalogue: ServiceCatalogue, grid: NodeGrid, key: string): Promise<Prepared> {
    const set = surveySet(await objectsOf(catalogue), grid);
    const complete = prepareSet(set, parts, parts.queue.addIdle, () => others.has(key));
    const made = { set, complete };
    void made.complete.then(() => made.set.prepared.every(Boolean) || others.delete(key));
    return made;
  }

  async function chosen(
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    startUtc: number,
    endUtc: number,
  ): Promise<Prepared> {
    const grid = gridFor(startUtc, endUtc);
    const set = surveySet(await surveyObjects(catalogue.catalogue, rows), grid);
    const line = `chosen ${rows.length}`;
    return { set, complete: prepareSet(set, parts, (work) => parts.queue.add(line, [work])) };
  }

  async function objectsOf(catalogue: ServiceCatalogue): Promise<SurveyObjects> {
    if (objects !== undefined && version === catalogue.version) return objects;
    return surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
  }

  function gridOfToday(): NodeGrid {
    const today = Math.floor(julianDateFromUnixTime(parts.now()));
    return gridCovering(today - DAYS_BEFORE, today + DAYS_AFTER);
  }
}

/** A grid with room for light time before a window and for the scale of time after it. */
function gridFor(startUtc: number, endUtc: number): NodeGrid {
  return gridCovering(startUtc - 1, endUtc + 1);
}
