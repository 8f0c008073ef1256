import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { type NamedSave, savesIn, unexpired, withSave } from '#contract/named-saves.ts';
import { readStored, store } from '#parts/storage.ts';

const KEY = 'saves';

const LIFETIME_MS = TOOL_STATE_DAYS * 86_400_000;

/** The states that were saved in this browser and that the service still stores, newest first. */
export function storedSaves(nowMs: number): readonly NamedSave[] {
  return unexpired(savesIn(readStored(KEY) ?? ''), nowMs, LIFETIME_MS);
}

/** Remembers a state that was saved just now. */
export function rememberSave(save: NamedSave): void {
  storeSaves(withSave(storedSaves(save.savedAtMs), save));
}

/** Remembers these saves and no others. */
export function storeSaves(saves: readonly NamedSave[]): void {
  store(KEY, JSON.stringify(saves));
}

/** When the service forgets a state, milliseconds since 1970. */
export function forgottenAtMs({ savedAtMs }: NamedSave): number {
  return savedAtMs + LIFETIME_MS;
}
