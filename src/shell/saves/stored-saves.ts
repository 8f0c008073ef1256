import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { type NamedSave, savesIn, stillKept, withSave } from '#contract/named-saves.ts';
import { readStored, store } from '#parts/storage.ts';

const KEY = 'saves';

const KEPT_MS = TOOL_STATE_DAYS * 86_400_000;

/** The states that were saved in this browser and that the service still keeps, newest first. */
export function keptSaves(nowMs: number): readonly NamedSave[] {
  return stillKept(savesIn(readStored(KEY) ?? ''), nowMs, KEPT_MS);
}

/** Remembers a state that was saved just now. */
export function rememberSave(save: NamedSave): void {
  keepSaves(withSave(keptSaves(save.savedAtMs), save));
}

/** Remembers these saves and no others. */
export function keepSaves(saves: readonly NamedSave[]): void {
  store(KEY, JSON.stringify(saves));
}

/** When the service forgets a state, milliseconds since 1970. */
export function forgottenAtMs({ savedAtMs }: NamedSave): number {
  return savedAtMs + KEPT_MS;
}
