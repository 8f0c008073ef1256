import type { FvtState } from '#contract/fvt/fvt-state.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { ObjectEditorActor } from '../editor/object-editor.ts';
import type { ObjectListReactionEvent } from '../objects/object-list-reactions.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import type { NamedObject } from '../objects/object-messages.ts';
import type { ObservatorySearchActor } from '../planning/observatory-search.ts';
import type { Command, Present, ToolPresence } from '../popups/coordinator.ts';
import type { StateLoaded } from '../saved-state/restoring.ts';
import type { DisplaySettingsActor, DisplaySettingsEmitted } from '../scene/display-settings.ts';
import type { RecorderEmitted } from '../scene/recorder.ts';
import type { TimelineActor, TimelineEmitted } from '../scene/timeline.ts';
import type { ApproachSearchEmitted } from './approach-search-events.ts';
import type { ApproachSearchActor } from './approach-search.ts';
import type { ComparisonActor, ComparisonEmitted } from './comparison.ts';
import type { FlybyActor, FlybyEmitted, ShownFlyby } from './flyby.ts';
import type { OpeningActor, OpeningEmitted } from './opening.ts';
import type { GroundActor } from './ground.ts';
import type { StoryActor } from './story.ts';
import type { OwnFlybysActor, OwnFlybysEmitted } from './own-flybys.ts';
import type { AddressOpened, FlybyRestoringActor, FlybyRestoringEmitted } from './restoring.ts';

/** The workflows of flyby visualisation. */
export type FvtWorkflows = {
  readonly objectList: ObjectListActor;
  readonly editor: ObjectEditorActor;
  readonly search: ApproachSearchActor;
  readonly flyby: FlybyActor;
  readonly ownFlybys: OwnFlybysActor;
  readonly opening: OpeningActor;
  readonly ground: GroundActor;
  readonly comparison: ComparisonActor;
  readonly story: StoryActor;
  readonly observatorySearch: ObservatorySearchActor;
  readonly timeline: TimelineActor;
  /** The timeline of the approach that is shown while nothing is chosen. */
  readonly preview: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly restoring: FlybyRestoringActor;
};

/** A row of the list was chosen. */
type RowChoice = { readonly type: 'row.chosen'; readonly approach: CloseApproach };

/** The flyby that is shown is to be compared by all orbits that are known of its object. */
type ComparisonRequested = { readonly type: 'comparison.requested' };

/** An address requests a search that cannot be made: sentences that say why. */
type AddressRefused = { readonly type: 'address.refused'; readonly faults: readonly string[] };

/** The tool is shown, and what its address names has been requested. */
type AddressFollowed = { readonly type: 'address.followed' };

/** The search and the chosen approach are to be replaced by the next approaches. */
type OpeningRequested = { readonly type: 'opening.requested' };

/** The user has moved the timeline while something flew past that is not chosen. */
type PreviewLeft = { readonly type: 'preview.left' };

/** An approach is to be searched for and shown: one that the opening offers, or that follows days without any. */
type ApproachOpened = {
  readonly type: 'approach.opened';
  readonly approach: CloseApproach;
  /** Its Story opens as soon as it is shown. */
  readonly withStory?: true;
};

/** Where flybys are opened from: the next approaches, or what was searched. */
export type ApproachList = 'opening' | 'search';

/** Requests that the page carries out. */
export type FvtEmitted =
  | { readonly type: 'camera.restored'; readonly camera: SavedCamera }
  /** The user opens a flyby of one of the lists. */
  | { readonly type: 'flyby.opened'; readonly approach: CloseApproach; readonly from: ApproachList }
  /** A flyby came onto the screen: it is framed. */
  | { readonly type: 'flyby.framed'; readonly flyby: ShownFlyby };

/** Everything that the tool reacts to at once. */
export type FvtEvent =
  | RowChoice
  | AddressOpened
  | AddressRefused
  | AddressFollowed
  | OpeningRequested
  | PreviewLeft
  | ApproachOpened
  | OpeningEmitted
  | ComparisonRequested
  | StateLoaded<FvtState>
  | FlybyRestoringEmitted
  | NamedObject
  | ToolPresence
  | ApproachSearchEmitted
  | FlybyEmitted
  | OwnFlybysEmitted
  | ComparisonEmitted
  | ObjectListReactionEvent
  | EditorReactionEvent
  | DisplaySettingsEmitted
  | TimelineEmitted
  | RecorderEmitted;

/** The states of the tool's workflows at one moment. */
export type FvtPresent = Present<FvtWorkflows>;

export type FvtCommand = Command<FvtWorkflows, FvtEvent, FvtEmitted>;
