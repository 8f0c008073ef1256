import type { ToolWithState } from '#contract/tool-state.ts';
import type { Command, Reactions } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import type { LoadingEmitted, StateLoadingActor } from './state-loading.ts';
import type { SavingEmitted, StateSavingActor } from './state-saving.ts';

type Workflows = { readonly saving: StateSavingActor; readonly loading: StateLoadingActor };

export type ToolStateContext = Workflows & {
  /** The popups of the page. */
  readonly popups: PopupsActor;
  /** Link to the state saved or shared last. */
  readonly link: string;
};

/** What the buttons of the popups tell. */
export type ToolStateAnswer =
  { readonly type: 'load-state-from-cookies' } | { readonly type: 'copy-share-link' };

export type ToolStateEvent =
  /** The buttons of the header; `address` is that of the tool, without a query. */
  | { readonly type: 'save.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'share.requested'; readonly tool: ToolWithState; readonly address: string }
  | { readonly type: 'load.requested' }
  /** The page was opened by a link that names a state. */
  | { readonly type: 'link.opened'; readonly code: string }
  /** The browser has copied the link, or did not let the page use the clipboard. */
  | { readonly type: 'link.copied' }
  | { readonly type: 'link.refused' }
  | SavingEmitted
  | LoadingEmitted
  | ToolStateAnswer;

/** The page goes to the tool: its state is about to be restored. */
export type ToolStateEmitted = { readonly type: 'tool.opened'; readonly tool: ToolWithState };

/** What follows from everything that happens while states are saved, shared and loaded. */
export type ToolStateReactions = Reactions<
  ToolStateEvent,
  ToolStateContext,
  Command<Workflows, ToolStateAnswer, ToolStateEmitted>
>;
