import type { Impactor } from '#contract/asteroid.ts';
import type { ScdState } from '#contract/scd/scd-state.ts';
import type { ServiceStatus } from '#contract/status.ts';
import type { EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { NamedObjectEmitted } from '../objects/named-object.ts';
import type { ObjectListReactionEvent } from '../objects/object-list-reactions.ts';
import type { NamedObject } from '../objects/object-messages.ts';
import type { HandedPlan } from '../planning/handed-plan.ts';
import type { SetupEmitted } from '../planning/setup-events.ts';
import type { ScreenLeft, ToolPresence } from '../popups/coordinator.ts';
import type { BackgroundStarsEmitted } from './background-stars.ts';
import type { TracesEmitted } from './traces.ts';

/** Screens of the tool. */
export type ScdScreen = 'setup' | 'visualisation';

/** What a user requests of the tool as a whole; objects have separate events. */
type ScdRequest =
  /** A tab or link to the chart was used, or its address opened. */
  | { readonly type: 'visualisation.requested' }
  /** The night around a moment is to be shown, Julian date UTC. */
  | { readonly type: 'night.chosen'; readonly julianDate: number }
  /** Another tool has its plan or objects shown. */
  | { readonly type: 'plan.handed'; readonly plan: HandedPlan }
  /** A stored or saved state replaces the current one. */
  | { readonly type: 'state.loaded'; readonly state: ScdState };

/** Responses of the service at the start. */
type ScdAnnouncement =
  | { readonly type: 'status.read'; readonly status: ServiceStatus }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] };

/** Everything that the tool reacts to. */
export type ScdEvent =
  | ScdRequest
  | ScdAnnouncement
  | NamedObject
  | NamedObjectEmitted
  | ToolPresence
  | ScreenLeft
  | ObjectListReactionEvent
  | EditorReactionEvent
  | SetupEmitted
  | TracesEmitted
  | BackgroundStarsEmitted;

/** Sent to the page. */
export type ScdEmitted =
  /** Go to a screen: the page's router obeys; `replaces` that no way leads back to the present address. */
  | { readonly type: 'screen.opened'; readonly screen: ScdScreen; readonly replaces: boolean }
  /** Where the first object is to be searched for, degrees, ICRF. */
  | { readonly type: 'place.found'; readonly ra: number; readonly dec: number }
  /** The address of pictures of the whole sky that the service names. */
  | { readonly type: 'survey.named'; readonly address: string }
  /** The camera of a saved state. */
  | { readonly type: 'camera.restored'; readonly camera: NonNullable<ScdState['SCDcamera']> };
