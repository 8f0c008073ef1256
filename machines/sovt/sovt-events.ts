import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { SovtState } from '#contract/sovt/sovt-state.ts';
import type { LoadingChange } from '../orbits/orbit-changes.ts';
import type { OrbitListReactionEvent, OrbitListWorkflows } from '../orbits/orbit-list-reactions.ts';
import type { ObjectIntroduced } from '../orbits/orbit-objects.ts';
import type { ObservatorySearchActor } from '../planning/observatory-search.ts';
import type { Command, Present, ToolPresence } from '../popups/coordinator.ts';
import type { RestoringActor, StateDue } from '../orbits/restoring.ts';
import type { StateLoaded } from '../saved-state/restoring.ts';
import type { RecorderEmitted } from '../scene/recorder.ts';
import type { TimelineEmitted } from '../scene/timeline.ts';
import type { ChartAxisActor } from './chart-axis.ts';
import type { ParametersActor, ParametersEmitted } from './parameters.ts';
import type { PathsActor, PathsEmitted } from './paths.ts';
import type { PopulationActor, PopulationEmitted } from './population.ts';
import type { WindowsActor } from './windows.ts';

/** The workflows of synodic orbit visualisation. */
export type SovtWorkflows = OrbitListWorkflows & {
  readonly parameters: ParametersActor;
  readonly paths: PathsActor;
  readonly chartAxis: ChartAxisActor;
  readonly windows: WindowsActor;
  readonly observatorySearch: ObservatorySearchActor;
  readonly population: PopulationActor;
  readonly restoring: RestoringActor<SovtState>;
};

/** The buttons of the parameters: the selected object is calculated with the values in the fields. */
type CalculationRequest =
  | { readonly type: 'calculation.requested' }
  /** Calculates with the limit that was used before, on the orbit in the fields. */
  | { readonly type: 'orbit.requested' };

/** Requests that the page carries out. */
export type SovtEmitted =
  | ObjectIntroduced
  /** The saved camera is to be restored. */
  | { readonly type: 'camera.restored'; readonly camera: SavedCamera };

/** Everything that the tool reacts to at once. */
export type SovtEvent =
  | CalculationRequest
  | StateLoaded<SovtState>
  | StateDue<SovtState>
  | ToolPresence
  | OrbitListReactionEvent
  | LoadingChange
  | ParametersEmitted
  | PathsEmitted
  | PopulationEmitted
  | TimelineEmitted
  | RecorderEmitted;

/** The states of the tool's workflows at one moment. */
export type SovtPresent = Present<SovtWorkflows>;

export type SovtCommand = Command<SovtWorkflows, SovtEvent, SovtEmitted>;
