import type { Page } from '@playwright/test';
import type { OptState } from '../../src/contract/opt/opt-state.ts';
import type { OvtState } from '../../src/contract/ovt/ovt-state.ts';
import type { ScdState } from '../../src/contract/scd/scd-state.ts';
import type { SovtState } from '../../src/contract/sovt/sovt-state.ts';
import type { SavedCamera } from '../../src/contract/saved-state/saved-camera.ts';

/** The state of a tool as another user would get it: shared, and loaded from the service. */
export async function sharedState(page: Page): Promise<OptState | OvtState | ScdState | SovtState> {
  const saving = page.waitForResponse('**/saveToolState');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter'); // the mouse stays where it is
  const saved = await saving;
  const { toolStateId } = (await saved.json()) as { toolStateId: string };
  const address = saved.url().replace('saveToolState', `loadToolState?toolStateId=${toolStateId}`);
  const { toolState } = (await (await page.request.get(address)).json()) as { toolState: string };
  const done = page.getByRole('alertdialog', { name: 'Done' });
  await done.getByRole('button', { name: 'OK' }).press('Enter');
  await done.waitFor({ state: 'hidden' });
  return JSON.parse(toolState) as OptState | OvtState | ScdState | SovtState;
}

/** The state of observation planning. */
export async function sharedPlan(page: Page): Promise<OptState> {
  const state = await sharedState(page);
  if (state.tool !== 'opt') throw new RangeError(`the state is one of ${state.tool}`);
  return state;
}

/** The state of the sky chart. */
export async function sharedChart(page: Page): Promise<ScdState> {
  const state = await sharedState(page);
  if (state.tool !== 'scd') throw new RangeError(`the state is one of ${state.tool}`);
  return state;
}

/** The state of a view that is drawn, so that it has a camera. */
export type SharedView = Omit<OvtState, 'OVTcamera'> & { readonly OVTcamera: SavedCamera };

/** The state of orbit visualisation. */
export async function sharedView(page: Page): Promise<SharedView> {
  const state = await sharedState(page);
  if (state.tool !== 'ovt') throw new RangeError(`the state is one of ${state.tool}`);
  const { OVTcamera } = state;
  if (OVTcamera === undefined) throw new RangeError('the state has no camera');
  return { ...state, OVTcamera };
}
