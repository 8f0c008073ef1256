import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import { type StoredNodes, nodesFrom } from './survey/stored-nodes.ts';
import { gridAt } from '#engine/survey/node-grid.ts';
import { originsOf } from '../tasks/survey-bodies.ts';
import type { SurveyObjects } from './survey/survey-set.ts';

/** Where the results of pieces of long time frames are stored beyond the life of the service. */
export type FrameStore = {
  /** States on a day, Julian date TDB, or nothing. */
  loadStates(day: number): Promise<StoredNodes | undefined>;
  saveStates(stored: StoredNodes): Promise<void>;
  /** Extremes of this many objects, or nothing. */
  loadExtremes(key: string, objects: number): Promise<ExtremesTable | undefined>;
  saveExtremes(key: string, extremes: ExtremesTable): Promise<void>;
};

/** Stored results of the pieces of long time frames: other limits and other orders, and the next visitor, begin with them. */
export type StoredFrames = {
  /** Where objects are on a day; pending where that is not stored. */
  statesAt(day: number): Promise<OrbitNodes | undefined>;
  storeStates(states: OrbitNodes): Promise<void>;
  extremesIn(window: SurveyWindow): Promise<ExtremesTable | undefined>;
  storeExtremes(window: SurveyWindow, extremes: ExtremesTable): Promise<void>;
};

/** Stores nothing: a visitor's own list is soon looked through again. */
export const NOT_STORED: StoredFrames = {
  statesAt: async () => undefined,
  storeStates: async () => undefined,
  extremesIn: async () => undefined,
  storeExtremes: async () => undefined,
};

/**
 * Stores results for all near-Earth objects of a catalogue. What cannot be written is computed again.
 *
 * @param version of the catalogue. @param report gets the failures of the store.
 */
export function storedFrames(
  { bodies }: SurveyObjects,
  version: string,
  store: FrameStore,
  report: (error: unknown) => void,
): StoredFrames {
  const keyOf = (window: SurveyWindow) => JSON.stringify([version, window]);
  return {
    statesAt: async (day) => {
      const stored = await store.loadStates(day);
      return stored && nodesFrom(stored, bodies, gridAt(day));
    },
    storeStates: (nodes) => store.saveStates({ nodes, origins: originsOf(bodies) }).catch(report),
    extremesIn: (window) => store.loadExtremes(keyOf(window), bodies.count),
    storeExtremes: (window, extremes) => store.saveExtremes(keyOf(window), extremes).catch(report),
  };
}
