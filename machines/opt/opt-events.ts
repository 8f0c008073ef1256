import type { Impactor } from '#contract/asteroid.ts';
import type { CandidateScatter } from '#contract/opt/candidates.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import type { ServiceStatus } from '#contract/status.ts';
import type { EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { ObjectListReactionEvent } from '../objects/object-list-reactions.ts';
import type { SetupEmitted } from '../planning/setup-events.ts';
import type { ScreenLeft, ToolPresence } from '../popups/coordinator.ts';
import type { CalculationEmitted } from './calculation/calculation-rules.ts';
import type { ChartsEmitted } from './charts/charts.ts';
import type { ColumnsEmitted } from './calculation/columns.ts';
import type { FilteringEmitted } from './filtering/filtering-events.ts';
import type { StoredList } from './filtering/filtering-rules.ts';
import type { Plan } from '../planning/plan.ts';
import type { TonightPlan } from './tonight/tonight-plan.ts';

/** Screens of the tool. */
export type OptScreen = 'setup' | 'filtering' | 'results';

/** What a user requests of the tool as a whole; objects have separate events. */
type OptRequest =
  /** A tab or link to a screen was used, or its address opened; `ignoreChange` is `ifc=true` of the address. */
  | { readonly type: 'filtering.requested' }
  | { readonly type: 'results.requested'; readonly ignoreChange: boolean }
  | { readonly type: 'calculate.requested' }
  /** Objects of the list of a night are to be calculated, and put into its plan. */
  | ({ readonly type: 'tonight.planned' } & TonightPlan)
  /** A candidate of the NEO Confirmation Page is to be planned with the user-defined objects. */
  | { readonly type: 'candidate.taken'; readonly scatter: CandidateScatter }
  /** The list of a night was left before its plan opened: then the plan does not open by itself. */
  | { readonly type: 'tonight.left' }
  /** Plan a night, called by the date of its evening by the mean Sun, for the objects of the results. */
  | { readonly type: 'night.requested'; readonly night: string }
  /** Open the columns popup. */
  | { readonly type: 'columns.requested' }
  /** A stored or saved state replaces the current one. */
  | { readonly type: 'state.loaded'; readonly state: OptState };

/** What the buttons of the tool's popups send it. */
export type OptAnswer =
  | { readonly type: 'reset-all' }
  | { readonly type: 'clear-all-filters' }
  /** The list of a plan as it was before it was reset. */
  | { readonly type: 'undo-reset'; readonly before: StoredList; readonly plan: Plan | undefined }
  | { readonly type: 'confirm-setup-change' }
  | { readonly type: 'cancel-setup-change' }
  /** Neither: the screen that lies under the question stays, with what was typed. */
  | { readonly type: 'stay-on-setup' }
  | { readonly type: 'stay-on-filtering' }
  | { readonly type: 'stop-calculation' }
  | { readonly type: 'cancel-calculation' }
  | { readonly type: 'resume-calculation' }
  | { readonly type: 'retry-calculation' }
  | { readonly type: 'goto-results' }
  | { readonly type: 'ignore-filtering-change' }
  | { readonly type: 'confirm-filtering-change' }
  /** The calculation whose results are gone, as it was. */
  | { readonly type: 'repeat-calculation' };

/** Responses of the service at the start. */
type OptAnnouncement =
  | { readonly type: 'status.read'; readonly status: ServiceStatus }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] };

/** Everything that the tool reacts to. */
export type OptEvent =
  | OptRequest
  | OptAnswer
  | OptAnnouncement
  | ToolPresence
  | ScreenLeft
  | ObjectListReactionEvent
  | EditorReactionEvent
  | SetupEmitted
  | FilteringEmitted
  | CalculationEmitted
  | ColumnsEmitted
  | ChartsEmitted;

/** Sent by the coordinator to itself: where to go once a question about the set-up is answered by restoring it. */
export type DestinationChosen = { readonly type: 'destination.chosen'; readonly screen: OptScreen };

/** Sent by the coordinator to itself: the night whose plan opens with the results that are on their way. */
export type NightAwaited = { readonly type: 'night.awaited'; readonly night: string | undefined };

/**
 * Go to a screen: the page's router obeys. `ignoreChange` becomes `ifc=true`; `replaces` that the screen of the present
 * address was not opened, so that no way leads back to it; `from` that only a page at that screen goes; `view` is one of
 * the views of the results.
 */
export type OptEmitted = {
  readonly type: 'screen.opened';
  readonly screen: OptScreen;
  readonly ignoreChange: boolean;
  readonly replaces: boolean;
  readonly from?: OptScreen;
  readonly view?: 'plan';
};
