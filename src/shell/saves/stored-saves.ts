import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import {
  MAX_SAVE_CONTENT,
  type NamedSave,
  savesIn,
  unexpiredSaves,
  withSave,
} from '#contract/named-saves.ts';
import { readStored, store } from '#parts/storage.ts';
import { contentText } from './content-text.ts';

const KEY = 'saves';

const LIFETIME_MS = TOOL_STATE_DAYS * 86_400_000;

/** The states that were saved in this browser and that the service still stores, newest first. */
export function storedSaves(nowMs: number): readonly NamedSave[] {
  return unexpiredSaves(savesIn(readStored(KEY) ?? ''), nowMs, LIFETIME_MS);
}

/** Remembers a state that was saved just now. @param text the state as JSON. */
export function rememberSave(save: Omit<NamedSave, 'content'>, text: string): void {
  const content = contentText(text).slice(0, MAX_SAVE_CONTENT);
  storeSaves(withSave(storedSaves(save.savedAtMs), { ...save, content }));
}

/** Remembers these saves and no others. */
export function storeSaves(saves: readonly NamedSave[]): void {
  store(KEY, JSON.stringify(saves));
}

/** When the service forgets a state, milliseconds since 1970. */
export function forgottenAtMs({ savedAtMs }: NamedSave): number {
  return savedAtMs + LIFETIME_MS;
}
