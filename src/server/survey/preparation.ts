import { gridCovering, lastDayOf, type NodeGrid } from '#engine/survey/node-grid.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { FairQueue } from '../jobs/fair-queue.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { prepareSet, type PreparingParts } from './prepare-set.ts';
import { progressOf, type SurveyObjects, surveyObjects, type SurveySet, surveySet } from './survey-set.ts';

/** Days before and after today that are kept prepared: every short-term window, and light time and sampling around it. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 42;

/** Ranges prepared between two savings, so that a stopped service takes up where it was. */
const RANGES_PER_SAVE = 32;

/** Sets for other windows that are kept in memory. */
const OTHER_SETS = 2;

/** Julian date of the Unix epoch. */
const UNIX_EPOCH_JULIAN_DATE = 2_440_587.5;

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

/** Orbits brought near to the nights they are asked for. */
export type Preparation = {
  /** Orbits prepared near today, of all near-Earth objects of the catalogue. */
  readonly progress: () => { readonly done: number; readonly total: number };
  /** Takes a catalogue and begins to prepare it for today; resolves when that is done. */
  begin(catalogue: ServiceCatalogue): Promise<void>;
  /** Moves the grid on where today has come too near to its end. */
  readonly extend: () => Promise<void>;
  /**
   * All near-Earth objects with nodes over a window, and a promise that resolves when they are complete.
   *
   * @param startUtc, endUtc Julian dates
   */
  nearEarthObjects(
    catalogue: ServiceCatalogue,
    startUtc: number,
    endUtc: number,
  ): { readonly set: SurveySet; readonly complete: Promise<void> };
  /** Chosen rows with nodes over a window. */
  chosen(
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    startUtc: number,
    endUtc: number,
  ): { readonly set: SurveySet; readonly complete: Promise<void> };
};

type Prepared = { readonly set: SurveySet; readonly complete: Promise<void> };

/** @param parts workers, queue, clock, and the store that keeps today's nodes. */
export function createPreparation(parts: PreparationParts): Preparation {
  let version = '';
  let objects: SurveyObjects | undefined;
  let today: Prepared | undefined;
  const others = new Map<string, Prepared>();

  return { progress, begin, extend, nearEarthObjects, chosen };

  function progress() {
    return today === undefined ? { done: 0, total: objects?.bodies.count ?? 0 } : progressOf(today.set);
  }

  async function begin(catalogue: ServiceCatalogue): Promise<void> {
    const read = surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
    const grid = gridOfToday();
    const kept = await parts.store.load(catalogue.version, read.bodies.count);
    version = catalogue.version;
    objects = read;
    others.clear();
    const usable = kept !== undefined && sameGrid(kept.grid, grid) ? kept : undefined;
    const set = surveySet(read, grid, usable);
    today = { set, complete: prepareToday(set) };
    await today.complete;
  }

  async function extend(): Promise<void> {
    if (objects === undefined || today === undefined) return;
    const grid = gridOfToday();
    if (sameGrid(today.set.nodes.grid, grid)) return;
    const set = surveySet(objects, grid);
    const complete = prepareToday(set);
    await complete;
    today = { set, complete };
  }

  async function prepareToday(set: SurveySet): Promise<void> {
    if (set.prepared.every(Boolean)) return;
    const of = version;
    let finished = 0;
    await prepareSet(set, parts, parts.queue.addIdle, () => {
      finished++;
      if (finished % RANGES_PER_SAVE === 0) void parts.store.save(of, set.nodes).catch(parts.report);
    });
    await parts.store.save(of, set.nodes);
  }

  function nearEarthObjects(catalogue: ServiceCatalogue, startUtc: number, endUtc: number): Prepared {
    const grid = gridFor(startUtc, endUtc);
    if (today !== undefined && version === catalogue.version && contains(today.set.nodes.grid, grid)) {
      return today;
    }
    const key = `${catalogue.version} ${grid.firstDay} ${grid.count}`;
    const known = others.get(key) ?? prepared(objectsOf(catalogue), grid, `preparation ${key}`);
    others.delete(key);
    others.set(key, known);
    void known.complete.then(() => known.set.prepared.every(Boolean) || others.delete(key));
    const [oldest] = others.keys();
    if (others.size > OTHER_SETS && oldest !== undefined) others.delete(oldest);
    return known;
  }

  function chosen(
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    startUtc: number,
    endUtc: number,
  ): Prepared {
    const grid = gridFor(startUtc, endUtc);
    return prepared(surveyObjects(catalogue.catalogue, rows), grid, `chosen ${rows.length}`);
  }

  function prepared(of: SurveyObjects, grid: NodeGrid, line: string): Prepared {
    const set = surveySet(of, grid);
    return { set, complete: prepareSet(set, parts, (work) => parts.queue.add(line, [work])) };
  }

  function objectsOf(catalogue: ServiceCatalogue): SurveyObjects {
    if (objects !== undefined && version === catalogue.version) return objects;
    return surveyObjects(catalogue.catalogue, catalogue.nearEarthObjects);
  }

  function gridOfToday(): NodeGrid {
    const today = Math.floor(parts.now() / 86_400_000 + UNIX_EPOCH_JULIAN_DATE);
    return gridCovering(today - DAYS_BEFORE, today + DAYS_AFTER);
  }
}

/** A grid with room for light time before a window and for the scale of time after it. */
function gridFor(startUtc: number, endUtc: number): NodeGrid {
  return gridCovering(startUtc - 1, endUtc + 1);
}

function contains(outer: NodeGrid, inner: NodeGrid): boolean {
  return outer.firstDay <= inner.firstDay && lastDayOf(outer) >= lastDayOf(inner);
}

function sameGrid(a: NodeGrid, b: NodeGrid): boolean {
  return a.firstDay === b.firstDay && a.count === b.count && a.interval === b.interval;
}
