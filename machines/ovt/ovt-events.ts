import type { ActorRefFrom } from 'xstate';
import type { OvtCamera, OvtState } from '#contract/ovt-state.ts';
import type { DisplaySettingsEmitted, displaySettingsMachine } from '../scene/display-settings.ts';
import type { UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import type { objectEditorMachine } from '../editor/object-editor.ts';
import type { ObjectEditorEmitted } from '../editor/object-editor-events.ts';
import type { ObjectListEmitted, ObjectListTab, objectListMachine } from '../objects/object-list.ts';
import type { OrbitLoadingEmitted, orbitLoadingMachine } from '../orbits/orbit-loading.ts';
import type { OrbitObjectsEmitted, orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import type { PopupAnswer, popupsMachine } from '../popups/popups.ts';
import type { RecorderEmitted, recorderMachine } from '../scene/recorder.ts';
import type { SearchEmitted } from '../kit/search.ts';
import type { SwarmEmitted, swarmMachine } from '../orbits/swarm.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { TimelineEmitted, timelineMachine } from '../scene/timeline.ts';

/** The workflows of orbit visualisation. */
export type OvtActors = {
  readonly objectList: ActorRefFrom<typeof objectListMachine>;
  readonly objects: ActorRefFrom<typeof orbitObjectsMachine>;
  readonly loading: ActorRefFrom<typeof orbitLoadingMachine>;
  readonly editor: ActorRefFrom<typeof objectEditorMachine>;
  readonly swarm: ActorRefFrom<typeof swarmMachine>;
  readonly timeline: ActorRefFrom<typeof timelineMachine>;
  readonly settings: ActorRefFrom<typeof displaySettingsMachine>;
  readonly recorder: ActorRefFrom<typeof recorderMachine>;
  /** The shell's popups. */
  readonly popups: ActorRefFrom<typeof popupsMachine>;
};

/** What a visitor asks of the tool as a whole. */
export type OvtEvent =
  /** The address names an object: `?object=`. */
  | { readonly type: 'object.requested'; readonly phrase: string }
  /** Open the objects configuration popup on one of its tabs. */
  | { readonly type: 'objects.requested'; readonly tab: ObjectListTab }
  | UserDefinedObjectRequest
  /** The close-encounter button of the details. */
  | {
      readonly type: 'flyby.requested';
      readonly designator: string;
      /** Planet, by its lower-case name. */
      readonly body: string;
      /** UTC milliseconds. */
      readonly span: TimeRange;
    }
  /** A state that was kept or saved takes the place of the current one, after a second. */
  | { readonly type: 'state.loaded'; readonly state: OvtState };

/** What the page obeys. */
export type OvtEmitted =
  /** Look from here again. */
  | { readonly type: 'camera.restored'; readonly camera: OvtCamera }
  /** Open the flyby in a new tab; `object` is its number or name. */
  | {
      readonly type: 'flyby.opened';
      readonly object: string;
      readonly body: string;
      readonly span: TimeRange;
    };

/** What the workflows tell, and what the tool is asked: everything it reacts to. */
export type OvtNews =
  | Exclude<OvtEvent, { type: 'state.loaded' }>
  | OrbitObjectsEmitted
  | OrbitLoadingEmitted
  | ObjectEditorEmitted
  | SwarmEmitted
  | ObjectListEmitted
  | SearchEmitted
  | TimelineEmitted
  | RecorderEmitted
  | DisplaySettingsEmitted
  | PopupAnswer;
