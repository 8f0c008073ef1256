import type { PopupsActor } from '../popups/popups.ts';
import type { RecorderActor } from './recorder.ts';

/** What the coordinator of every 3D tool holds beside the tool's own workflows. */
export type SceneToolContext = {
  readonly recorder: RecorderActor;
  /** The popups of the page. */
  readonly popups: PopupsActor;
};

/** What the coordinator of every 3D tool is started with. */
export type SceneToolInput = {
  readonly popups: PopupsActor;
  /** The present, UTC milliseconds. */
  readonly now: () => number;
  /** Milliseconds of real time that never go back, as `performance.now`. */
  readonly realNow: () => number;
};
