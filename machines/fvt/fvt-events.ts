import type { FvtState } from '#contract/fvt-state.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { SavedCamera } from '#contract/saved-camera.ts';
import type { EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { ObjectListReactionEvent } from '../objects/object-list-reactions.ts';
import type { NamedObject } from '../objects/unknown-object.ts';
import type { ToolPresence } from '../popups/coordinator.ts';
import type { DisplaySettingsEmitted } from '../scene/display-settings.ts';
import type { RecorderEmitted } from '../scene/recorder.ts';
import type { TimelineEmitted } from '../scene/timeline.ts';
import type { ApproachSearchEmitted, FlybyAddress } from './approach-search-events.ts';
import type { ComparisonEmitted } from './comparison.ts';
import type { FlybyEmitted, ShownFlyby } from './flyby.ts';
import type { OwnFlybysEmitted } from './own-flybys.ts';

/** A kept or saved state replaces the current one. */
export type StateLoaded = { readonly type: 'state.loaded'; readonly state: FvtState };

/** A row of the list was chosen. */
type RowChoice = { readonly type: 'row.chosen'; readonly approach: CloseApproach };

/** The page was opened by an address that names a flyby. */
type AddressOpened = { readonly type: 'flyby.addressed'; readonly address: FlybyAddress };

/** The flyby that is shown is to be compared by all orbits that are known of its object. */
type ComparisonRequested = { readonly type: 'comparison.requested' };

/** What the page carries out. */
export type FvtEmitted =
  | { readonly type: 'camera.restored'; readonly camera: SavedCamera }
  /** A flyby came onto the screen: it is framed. */
  | { readonly type: 'flyby.framed'; readonly flyby: ShownFlyby };

/** Everything that the tool reacts to at once. */
export type FvtEvent =
  | RowChoice
  | AddressOpened
  | ComparisonRequested
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
