import {
  type Failure,
  INVALID_STATE_MESSAGE,
  STOPPED_MESSAGE,
  UNKNOWN_STATE_MESSAGE,
} from '#contract/rest/failure.ts';
import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { notice, toast } from '../popups/notice.ts';
import type { Popup, PopupButton } from '../popups/popup.ts';
import type { LoadingRefusal, Origin } from './loading-refusal.ts';
import type { ToolStateAnswer } from './tool-state-events.ts';

/** Needs no service: the link is the state. */
const COPY_LASTING_LINK: PopupButton<ToolStateAnswer> = {
  label: 'Copy a link that never expires',
  event: { type: 'copy-lasting-link' },
};

/** The state in a frame for the page of another site. */
const COPY_EMBED_CODE: PopupButton<ToolStateAnswer> = {
  label: 'Copy embed code',
  event: { type: 'copy-embed-code' },
};

/** The loaded text is not a tool's state. */
const INVALID_STATE = notice('error', INVALID_STATE_MESSAGE);

const INVALID_FILE = notice('error', 'The file holds no state that a tool has saved.');

const DAMAGED_FILE = notice('error', 'The file is damaged, or was changed after it was saved.', [
  'Nothing was loaded. Open another copy of the file, or save the state once more.',
]);

const NEWER_FILE = notice('error', 'The file was saved by a newer version of this page.', [
  'Reload the page, then open the file again.',
]);

export const EMBED_CODE_COPIED = toast('success', 'Embed code copied to clipboard');

export const LINK_COPIED = toast('success', 'link successfully copied to clipboard');

/** Asks before what was saved last is loaded. @param saved what that is and when it was saved, where this browser lists it. */
export function loadQuestion(saved: string | undefined): Popup<ToolStateAnswer> {
  return {
    kind: 'dialog',
    key: 'load-state',
    title: 'Load',
    message: 'Do you want to load previously saved data?',
    ...(saved === undefined ? {} : { details: [saved] }),
    cancel: { label: 'No' },
    submit: { label: 'Load', event: { type: 'load-state-from-cookies' } },
  };
}

const SAVED = {
  kind: 'info',
  key: 'state-saved',
  severity: 'success',
  message: 'Your data has been successfully saved',
} as const;

/** A state was saved and can be shared. @param isForgotten this browser was to remember it, and does not. */
export function stateSaved(link: string, isForgotten: boolean): Popup<ToolStateAnswer> {
  return {
    ...SAVED,
    details: [
      `It is kept for ${TOOL_STATE_DAYS} days. Anyone who has the link can open it.`,
      ...(isForgotten ? [FORGOTTEN] : []),
    ],
    link,
    option: { label: 'Copy link', event: { type: 'copy-share-link' } },
    further: [COPY_LASTING_LINK, COPY_EMBED_CODE],
  };
}

/** A state can be shared by a link that contains it: there is no service that stores it. */
export function stateInLink(link: string): Popup<ToolStateAnswer> {
  return {
    ...SAVED,
    details: ['It is in the link, which never expires. Anyone who has the link can open it.'],
    link,
    option: { label: 'Copy link', event: { type: 'copy-share-link' } },
    further: [COPY_EMBED_CODE],
  };
}

/** A state was saved in this browser, as there is no service. @param isForgotten the browser was to remember it, and does not. */
export function stateSavedHere(isForgotten: boolean): Popup<ToolStateAnswer> {
  return {
    ...SAVED,
    details: [
      `It is kept in this browser for ${TOOL_STATE_DAYS} days. Others open it by a link that never expires.`,
      ...(isForgotten ? [FORGOTTEN] : []),
    ],
    option: COPY_LASTING_LINK,
  };
}

/** A state could not be stored: it can be shared all the same, as long as it has been collected. */
export function notStored(failure: Failure, isCollected: boolean): Popup<ToolStateAnswer> {
  return { ...notice('error', failure.message), ...(isCollected ? { option: COPY_LASTING_LINK } : {}) };
}

const FORGOTTEN =
  'This browser does not let the page remember it: Load works until the page is closed. Keep the link to come back later.';

/**
 * A saved state replaced the present one.
 *
 * @param canUndo the former state is still in memory.
 * @param saved   what was loaded and when it was saved, where this browser lists it.
 */
export function stateLoaded(canUndo: boolean, saved: string | undefined): Popup<ToolStateAnswer> {
  return {
    kind: 'info',
    key: 'state-loaded',
    severity: 'success',
    message: 'Data loaded successfully',
    ...(saved === undefined ? {} : { details: [saved] }),
    ...(canUndo ? { option: { label: 'Undo', event: { type: 'undo-loading' } } } : {}),
  };
}

/** The state before the one that was loaded has been restored. */
export const LOADING_UNDONE: Popup<never> = toast('success', 'Your previous state is back.');

/** Why a state was not loaded, and what to do about it. */
export function notLoaded({ kind }: LoadingRefusal, origin: Origin): Popup<ToolStateAnswer> {
  if (origin.kind === 'file' && kind === 'unreadable') return DAMAGED_FILE;
  if (origin.kind === 'file' && kind === 'newer') return NEWER_FILE;
  if (kind === 'no-state') return origin.kind === 'file' ? INVALID_FILE : INVALID_STATE;
  const mayPass = kind === 'unreachable' || kind === 'failed';
  return {
    kind: 'info',
    key: 'state-not-loaded',
    severity: 'error',
    title: UNKNOWN_STATE_MESSAGE,
    message: CAUSES[kind],
    ...(mayPass ? { option: { label: 'Try again', event: { type: 'retry-loading' } } } : {}),
  };
}

const CAUSES: Readonly<Record<Exclude<LoadingRefusal['kind'], 'no-state'>, string>> = {
  newer: 'The link was made by a newer version of this page. Reload the page, then open the link again.',
  unreadable: 'The link is incomplete or was altered. Copy the whole link again.',
  forgotten: 'This browser no longer knows what was saved. Open it by its link, or save again.',
  gone: `Nothing is saved under this link. Saved states are deleted after ${TOOL_STATE_DAYS} days: ask for a new link.`,
  elsewhere:
    'The link names a state that a service stores, and this page works without one. Ask for a link that never expires: it contains the state.',
  unreachable: 'The service could not be reached. Check your connection, then try again.',
  failed: 'The service could not read it just now. The link may still be valid: try again in a moment.',
};

/** Saving or loading was stopped. @param consequence what that means, as the end of a sentence. */
export function stoppedToast(consequence: string): Popup<never> {
  return toast('info', `${STOPPED_MESSAGE}: ${consequence}`);
}

/** The browser did not let the page use the clipboard. */
export function linkNotCopied(link: string): Popup<never> {
  return notice('warning', 'The browser refused to copy the link. Select it to copy it yourself:', [link]);
}
