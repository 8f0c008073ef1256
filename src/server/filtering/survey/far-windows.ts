import type { NodeGrid } from '#engine/survey/node-grid.ts';
import { nodeBytes } from '#engine/survey/orbit-nodes.ts';
import type { Enter } from '../../queue/fair-queue.ts';
import {
  type OnDemandParts,
  type OnDemandSet,
  createOnDemandSet,
  KEEP_PREPARING_MS,
} from './on-demand-set.ts';
import { type Effort, SECONDS_PER_PROPAGATED_DAY, type Pace } from './effort.ts';
import type { Stations } from './stations.ts';
import { type SurveyObjects, surveySet, type SurveySet } from './survey-set.ts';

/** Bytes of cached nodes: a year of all near-Earth objects takes 50 million, a month 9. */
const CACHED_BYTES = 150_000_000;

/** A set that is being prepared. */
export type Prepared = {
  readonly set: SurveySet;
  /** Number of other windows that are prepared before this one is begun. */
  readonly ahead: number;
  /** Resolves when it is prepared, or when no request has come for a while. */
  readonly complete: Promise<void>;
  /** Effort of preparing it, and how much of that is done; nothing where it was not begun. */
  readonly work: () => Effort | undefined;
};

/** Windows, for all objects, that the orbits prepared for today do not reach. */
export type FarWindows = {
  /**
   * Objects over a grid: prepared, being prepared, or waiting for room, and then without nodes.
   *
   * @param visitor who requests it; no visitor's second window is begun before the first of another.
   * @param version of the catalogue that the objects are of.
   */
  preparedFor(visitor: string, grid: NodeGrid, version: string, objects: SurveyObjects): Prepared;
  /** Whether a set was given up, so that references to it should be dropped. */
  isGivenUp(set: SurveySet): boolean;
  /** Gives everything up: there is another catalogue. */
  clear(): void;
};

type Window = { readonly visitor: string; readonly onDemand: OnDemandSet };
type Waiting = {
  readonly visitor: string;
  readonly grid: NodeGrid;
  readonly version: string;
  readonly objects: SurveyObjects;
  requestedAt: number;
};

/**
 * Prepares windows side by side when no visitor waits for anything else, as long as they are requested. Where there is no
 * room for one more, it waits until another is no longer requested; no requested window is ever given up.
 *
 * @param addIdle puts a piece of work aside for when no visitor waits.
 * @param stations where orbits are followed from. @param pace learns from what that takes.
 * @param storedBytes of nodes in all; a single window is begun however many it takes.
 */
export function createFarWindows(
  parts: OnDemandParts,
  addIdle: Enter,
  { stations, pace }: { readonly stations: Stations; readonly pace: Pace },
  cachedBytes = CACHED_BYTES,
): FarWindows {
  /** The most recently used ones come last. */
  const begun = new Map<string, Window>();
  /** Waiting windows in order of arrival. */
  const waiting = new Map<string, Waiting>();
  const givenUp = new WeakSet<SurveySet>();

  return { preparedFor, isGivenUp: (set) => givenUp.has(set), clear };

  function preparedFor(visitor: string, grid: NodeGrid, version: string, objects: SurveyObjects): Prepared {
    const key = `${version} ${grid.firstDay} ${grid.count}`;
    if (!begun.has(key)) enqueue(key, { visitor, grid, version, objects, requestedAt: parts.now() });
    beginNext();
    const window = begun.get(key);
    if (window === undefined) {
      const ahead = line().findIndex(([other]) => other === key);
      const set = surveySet(objects, { ...grid, count: 0 });
      return { set, ahead, complete: new Promise(() => {}), work: () => undefined };
    }
    begun.delete(key);
    begun.set(key, window);
    const { set, proceed, work } = window.onDemand;
    return { set, ahead: 0, complete: proceed(), work };
  }

  function enqueue(key: string, window: Waiting): void {
    const known = waiting.get(key);
    if (known === undefined) waiting.set(key, window);
    else known.requestedAt = window.requestedAt;
  }

  function beginNext(): void {
    for (const [key, { requestedAt }] of waiting)
      if (parts.now() - requestedAt >= KEEP_PREPARING_MS) waiting.delete(key);
    for (const [key, { visitor, grid, version, objects }] of line()) {
      if (!hasRoomFor(nodeBytes(grid, objects.bodies.count))) return;
      waiting.delete(key);
      begun.set(key, { visitor, onDemand: begin(grid, version, objects) });
    }
  }

  function begin(grid: NodeGrid, version: string, objects: SurveyObjects): OnDemandSet {
    const daysEach = stations.daysTo(objects, grid);
    const secondsEach = daysEach * SECONDS_PER_PROPAGATED_DAY;
    return createOnDemandSet(surveySet(objects, grid, undefined, daysEach), parts, addIdle, {
      secondsEach,
      from: stations.before(objects, version, grid),
      onRange: (range, milliseconds) => pace.add((range.to - range.from) * secondsEach, milliseconds / 1000),
    });
  }

  /** Waiting windows in the order in which they are begun: the first of every visitor, then the second, and so on. */
  function line(): readonly (readonly [string, Waiting])[] {
    const windows = new Map<string, number>();
    for (const { visitor, onDemand } of begun.values()) {
      if (onDemand.isRequested()) windows.set(visitor, (windows.get(visitor) ?? 0) + 1);
    }
    const places = Array.from(waiting, (entry) => {
      const place = windows.get(entry[1].visitor) ?? 0;
      windows.set(entry[1].visitor, place + 1);
      return { place, entry };
    });
    return places.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
  }

  /** Gives up windows without requests, the one requested longest ago first, until there is room or none is left. */
  function hasRoomFor(bytes: number): boolean {
    let used = bytes;
    for (const { onDemand } of begun.values()) used += bytesOf(onDemand);
    for (const [key, { onDemand }] of begun) {
      if (used <= cachedBytes) break;
      if (onDemand.isRequested()) continue;
      begun.delete(key);
      givenUp.add(onDemand.set);
      used -= bytesOf(onDemand);
    }
    return used <= cachedBytes || begun.size === 0;
  }

  function clear(): void {
    for (const { onDemand } of begun.values()) givenUp.add(onDemand.set);
    begun.clear();
    waiting.clear();
  }
}

function bytesOf({ set }: OnDemandSet): number {
  return nodeBytes(set.nodes.grid, set.bodies.count);
}
