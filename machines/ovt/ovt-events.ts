import type { OvtState } from '#contract/ovt/ovt-state.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { FocusBody } from '../orbits/orbit-list.ts';
import type { ObjectIntroduced } from '../orbits/orbit-objects.ts';
import type { OrbitReactionEvent, OrbitWorkflows } from '../orbits/orbit-reactions.ts';
import type { Command, Present, ToolPresence } from '../popups/coordinator.ts';
import type { RestoringActor, StateDue } from '../orbits/restoring.ts';
import type { StateLoaded } from '../saved-state/restoring.ts';
import type { RecorderEmitted } from '../scene/recorder.ts';
import type { TimelineEmitted } from '../scene/timeline.ts';

/** The workflows of orbit visualisation. */
export type OvtWorkflows = OrbitWorkflows & { readonly restoring: RestoringActor<OvtState> };

/** The close-encounter button of the details. */
type FlybyRequest = {
  readonly type: 'flyby.requested';
  readonly designator: string;
  /** Planet, by its lower-case name. */
  readonly body: string;
  /** UTC milliseconds. */
  readonly span: TimeRange;
};

/** A close approach of the list of the details. */
type ApproachChoice = {
  readonly type: 'approach.chosen';
  /** When it is nearest, UTC milliseconds. */
  readonly ms: number;
  /** The body that the object approaches. */
  readonly body: FocusBody;
};

/** Requests that the page carries out. */
export type OvtEmitted =
  | ObjectIntroduced
  /** The saved camera is to be restored. */
  | { readonly type: 'camera.restored'; readonly camera: SavedCamera }
  /** Open the flyby in a new tab; `object` is its number or name. */
  | {
      readonly type: 'flyby.opened';
      readonly object: string;
      readonly body: string;
      readonly span: TimeRange;
    };

/** Everything that the tool reacts to at once. */
export type OvtEvent =
  | FlybyRequest
  | ApproachChoice
  | StateLoaded<OvtState>
  | StateDue<OvtState>
  | ToolPresence
  | OrbitReactionEvent
  | TimelineEmitted
  | RecorderEmitted;

/** The states of the tool's workflows at one moment. */
export type OvtPresent = Present<OvtWorkflows>;

export type OvtCommand = Command<OvtWorkflows, OvtEvent, OvtEmitted>;
