import { nothing, show } from '../popups/coordinator.ts';
import { failed } from '../popups/notice.ts';
import type { ToolStateReactions } from './tool-state-events.ts';
import { shareLink } from './tool-state-link.ts';
import {
  INVALID_ID,
  INVALID_STATE,
  LINK_COPIED,
  linkNotCopied,
  LOAD_QUESTION,
  STATE_LOADED,
  stateSaved,
} from './tool-state-popups.ts';

/** What follows from the buttons of the header, from those of the popups, and from what becomes of a state. */
export const TOOL_STATE_REACTIONS: ToolStateReactions = {
  'save.requested': ({ tool, address }) => [
    { to: 'saving', event: { type: 'saving.requested', request: { purpose: 'save', tool, address } } },
  ],
  'share.requested': ({ tool, address }) => [
    { to: 'saving', event: { type: 'saving.requested', request: { purpose: 'share', tool, address } } },
  ],
  'state.stored': ({ request, id }) => [show(stateSaved(shareLink(request.address, id)))],
  'saving.failed': ({ failure }) => [show(failed(failure))],

  'copy-share-link': nothing, // copied in a state of its own
  'link.copied': () => [show(LINK_COPIED)],
  'link.refused': (_, { link }) => [show(linkNotCopied(link))],

  'load.requested': () => [show(LOAD_QUESTION)],
  'load-state-from-cookies': () => [{ to: 'loading', event: { type: 'recall.requested' } }],
  'link.opened': (event) => [{ to: 'loading', event }],
  'tool.opened': (event) => [{ to: 'page', event }],
  'state.restored': () => [show(STATE_LOADED)],
  'state.refused': ({ reason }) => [show(reason === 'id' ? INVALID_ID : INVALID_STATE)],
};
