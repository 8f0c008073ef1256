import { INVALID_STATE_MESSAGE, UNKNOWN_STATE_MESSAGE } from '#contract/failure.ts';
import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import type { ToolStateAnswer } from './tool-state-events.ts';

export const INVALID_ID = notice('error', UNKNOWN_STATE_MESSAGE);

export const INVALID_STATE = notice('error', INVALID_STATE_MESSAGE);

export const STATE_LOADED = notice('success', 'Data loaded successfully');

export const LINK_COPIED = notice('success', 'link successfully copied to clipboard');

export const LOAD_QUESTION: Popup<ToolStateAnswer> = {
  kind: 'dialog',
  key: 'load-state',
  title: 'Load',
  message: 'Do you want to load previously saved data?',
  cancel: { label: 'No' },
  submit: { label: 'Load', event: { type: 'load-state-from-cookies' } },
};

/** A state was saved and can be shared. */
export function stateSaved(link: string): Popup<ToolStateAnswer> {
  return {
    kind: 'info',
    key: 'state-saved',
    severity: 'success',
    message: 'Your data has been successfully saved',
    details: [`It is kept for ${TOOL_STATE_DAYS} days. Anyone who has the link can open it.`],
    link,
    option: { label: 'Copy link', event: { type: 'copy-share-link' } },
  };
}

/** The browser did not let the page use the clipboard. */
export function linkNotCopied(link: string): Popup<never> {
  return notice('warning', 'The browser refused to copy the link. Select it to copy it yourself:', [link]);
}
