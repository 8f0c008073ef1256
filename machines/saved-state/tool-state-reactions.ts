import { noCommands, show } from '../popups/coordinator.ts';
import { failureMessage } from '../popups/notice.ts';
import type { ToolStateReactions } from './tool-state-events.ts';
import { withoutService } from './loading-refusal.ts';
import { shareLink } from './tool-state-link.ts';
import {
  EMBED_CODE_COPIED,
  LINK_COPIED,
  linkNotCopied,
  LOADING_UNDONE,
  loadQuestion,
  notLoaded,
  notStored,
  stateInLink,
  stateLoaded,
  stateSaved,
  stateSavedHere,
  stoppedToast,
} from './tool-state-popups.ts';

/** What follows from the buttons of the header, from those of the popups, and from what happens to a state. */
export const TOOL_STATE_REACTIONS: ToolStateReactions = {
  'save.requested': ({ tool, address }) => [
    { to: 'saving', event: { type: 'saving.requested', request: { purpose: 'save', tool, address } } },
  ],
  'share.requested': ({ tool, address }) => [
    { to: 'saving', event: { type: 'saving.requested', request: { purpose: 'share', tool, address } } },
  ],
  'state.stored': ({ request: { address, purpose }, id, isRemembered }, { hasService }) => {
    const isForgotten = purpose === 'save' && !isRemembered;
    if (hasService) return [show(stateSaved(shareLink(address, id), isForgotten))];
    return [show(purpose === 'share' ? stateInLink(shareLink(address, id)) : stateSavedHere(isForgotten))];
  },
  'saving.abandoned': () => [show(stoppedToast('nothing was saved'))],
  'saving.failed': ({ failure, isCollected }) => [show(notStored(failure, isCollected))],
  'state.collected': noCommands, // stored for a link that contains it

  'copy-share-link': noCommands, // copied in a separate state
  'copy-lasting-link': noCommands, // packed, then copied in that state
  'copy-embed-code': noCommands, // the same
  'packing.failed': ({ failure }) => [show(failureMessage(failure))],
  'link.copied': (_, { isFramed }) => [show(isFramed ? EMBED_CODE_COPIED : LINK_COPIED)],
  'link.refused': (_, { link }) => [show(linkNotCopied(link))],

  'load.requested': ({ saved }) => [show(loadQuestion(saved))],
  'load-state-from-cookies': (_, { idWithoutCookie }) => [
    { to: 'loading', event: { type: 'recall.requested', idWithoutCookie } },
  ],
  'save.chosen': ({ id }) => [{ to: 'loading', event: { type: 'recall.requested', idWithoutCookie: id } }],
  'file.chosen': ({ text }) => [
    { to: 'loading', event: { type: 'text.opened', text, origin: { kind: 'file' } } },
  ],
  'night.opened': ({ text }) => [
    { to: 'loading', event: { type: 'text.opened', text, origin: { kind: 'night' } } },
  ],
  'cookie.read': noCommands, // handled by the memory alone
  'link.opened': (event) => [{ to: 'loading', event }],
  'tool.opened': (event) => [{ to: 'page', event }],
  'state.restored': ({ origin }, { before, isQuiet, recalled }) => {
    if (origin.kind === 'link' && isQuiet) return [];
    if (origin.kind === 'undo') return [show(LOADING_UNDONE)];
    return [show(stateLoaded(before !== undefined, origin.kind === 'cookie' ? recalled : undefined))];
  },
  'state.refused': ({ refusal, origin }, { hasService }) => [
    show(notLoaded(hasService ? refusal : withoutService(refusal, origin), origin)),
  ],
  'loading.abandoned': () => [show(stoppedToast('nothing was loaded'))],
  'stop.requested': () => [
    { to: 'saving', event: { type: 'saving.stopped' } },
    { to: 'loading', event: { type: 'loading.stopped' } },
  ],
  'retry-loading': () => [{ to: 'loading', event: { type: 'loading.retried' } }],
  'undo-loading': (_, { before = '' }) => [
    { to: 'loading', event: { type: 'text.opened', text: before, origin: { kind: 'undo' } } },
  ],
};
