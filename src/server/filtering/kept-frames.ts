import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import { type KeptNodes, nodesFrom } from './survey/stored-nodes.ts';
import { gridAt } from '#engine/survey/node-grid.ts';
import { originsOf } from '../tasks/survey-bodies.ts';
import type { SurveyObjects } from './survey/survey-set.ts';

/** Where what was found in pieces of long time frames outlives the service. */
export type FrameStore = {
  /** States on a day, Julian date TDB, or nothing. */
  loadStates(day: number): Promise<KeptNodes | undefined>;
  saveStates(kept: KeptNodes): Promise<void>;
  /** Extremes of so many objects, or nothing. */
  loadExtremes(key: string, objects: number): Promise<ExtremesTable | undefined>;
  saveExtremes(key: string, extremes: ExtremesTable): Promise<void>;
};

/** What is kept of the pieces of long time frames: other limits and other orders, and the next visitor, begin with it. */
export type KeptFrames = {
  /** Where objects are on a day; pending where that is not kept. */
  statesAt(day: number): Promise<OrbitNodes | undefined>;
  keepStates(states: OrbitNodes): Promise<void>;
  extremesIn(window: SurveyWindow): Promise<ExtremesTable | undefined>;
  keepExtremes(window: SurveyWindow, extremes: ExtremesTable): Promise<void>;
};

/** Nothing is kept: a visitor's own list is soon looked through again. */
export const NOT_KEPT: KeptFrames = {
  statesAt: async () => undefined,
  keepStates: async () => undefined,
  extremesIn: async () => undefined,
  keepExtremes: async () => undefined,
};

/**
 * What is kept of all near-Earth objects of a catalogue. What cannot be written is computed again.
 *
 * @param version of the catalogue. @param report gets the failures of the store.
 */
export function keptFrames(
  { bodies }: SurveyObjects,
  version: string,
  store: FrameStore,
  report: (error: unknown) => void,
): KeptFrames {
  const keyOf = (window: SurveyWindow) => JSON.stringify([version, window]);
  return {
    statesAt: async (day) => {
      const kept = await store.loadStates(day);
      return kept && nodesFrom(kept, bodies, gridAt(day));
    },
    keepStates: (nodes) => store.saveStates({ nodes, origins: originsOf(bodies) }).catch(report),
    extremesIn: (window) => store.loadExtremes(keyOf(window), bodies.count),
    keepExtremes: (window, extremes) => store.saveExtremes(keyOf(window), extremes).catch(report),
  };
}
