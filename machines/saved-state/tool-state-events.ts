import type { Failure } from '#contract/rest/failure.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import type { Command, Present, Reactions } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import type { LinkOpened, LoadingEmitted, StateLoadingActor } from './state-loading.ts';
import type { SavingEmitted, StateSavingActor } from './state-saving.ts';

type Workflows = { readonly saving: StateSavingActor; readonly loading: StateLoadingActor };

/** What was saved and when, in words; nothing where this browser does not list it. */
type SavedText = string | undefined;

export type ToolStateContext = Workflows & {
  /** The popups of the page. */
  readonly popups: PopupsActor;
  /** The page was opened by a link to a state, and shows it first. */
  readonly isLed: boolean;
  /** That the state of a link is loaded is not reported: in a frame of another page, or on a reload, as it was reported before. */
  readonly isQuiet: boolean;
  /** A service stores states, for everyone who has their links; without one, this browser does. */
  readonly hasService: boolean;
  /** Link to the state saved or shared last, and whether it is copied in a frame for the page of another site. */
  readonly link: string;
  readonly isFramed: boolean;
  /** The state saved or shared last, as JSON, and the address of its tool. */
  readonly collected: { readonly address: string; readonly text: string };
  /** Id of the state saved last, where the browser refuses to store it. */
  readonly idWithoutCookie: string | undefined;
  /** What is loaded out of those that this browser saved. */
  readonly recalled: SavedText;
  /** The state before another one was loaded, as JSON. */
  readonly before: string | undefined;
};

/** Events that the buttons of the popups send. */
export type ToolStateAnswer =
  | { readonly type: 'load-state-from-cookies' }
  | { readonly type: 'copy-share-link' }
  | { readonly type: 'copy-lasting-link' }
  | { readonly type: 'copy-embed-code' }
  | { readonly type: 'retry-loading' }
  | { readonly type: 'undo-loading' };

export type ToolStateEvent =
  /** The buttons of the header; `address` is that of the tool, without a query. */
  | { readonly type: 'save.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'share.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'load.requested'; readonly saved?: SavedText }
  /** The page was opened by a link that names a state. */
  | LinkOpened
  /** The browser has copied the link, or did not let the page use the clipboard. */
  | { readonly type: 'link.copied' }
  | { readonly type: 'link.refused' }
  /** The state could not be put into a link. */
  | { readonly type: 'packing.failed'; readonly failure: Failure }
  /** A state that was saved before is requested, by its id; or one out of a file. */
  | { readonly type: 'save.chosen'; readonly id: string; readonly saved?: SavedText }
  | { readonly type: 'file.chosen'; readonly text: string }
  /** A night that was taken along is opened: its state as JSON. */
  | { readonly type: 'night.opened'; readonly text: string }
  /** The value of the cookie: at the start, and when the user comes back from elsewhere. */
  | { readonly type: 'cookie.read'; readonly code: string | undefined }
  /** Whatever is being saved or loaded is to be left. */
  | { readonly type: 'stop.requested' }
  | SavingEmitted
  | LoadingEmitted
  | ToolStateAnswer;

/** The page goes to the tool: its state is about to be restored. */
export type ToolStateEmitted = Extract<LoadingEmitted, { readonly type: 'tool.opened' }>;

/** The commands that follow from each event while states are saved, shared and loaded. */
export type ToolStateReactions = Reactions<
  ToolStateEvent,
  Present<ToolStateContext>,
  Command<Workflows, ToolStateAnswer, ToolStateEmitted>
>;
