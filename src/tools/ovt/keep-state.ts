import { readToolState } from '#contract/tool-state.ts';
import { readInTab, storeInTab } from '#parts/storage.ts';
import { presentState } from './present-state.ts';
import type { OvtSession } from './session.ts';

const KEY = 'ovt-state';

/** Keeps the state in the browser tab when the page is left, so that a reload finds it again. */
export function keepOnLeaving(session: OvtSession): void {
  window.addEventListener('pagehide', () => storeInTab(KEY, JSON.stringify(presentState(session))));
}

/** Brings back what was kept; what cannot be read is ignored. */
export function restoreKept({ ovt }: OvtSession): void {
  const kept = readToolState(readInTab(KEY) ?? '');
  if (kept.kind === 'valid' && kept.state.tool === 'ovt')
    ovt.send({ type: 'state.loaded', state: kept.state });
}
