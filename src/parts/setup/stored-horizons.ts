import { storedHorizonsText, readStoredHorizons } from '#contract/site/horizon.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { groundKey } from '#machines/planning/site-horizon.ts';
import { readStored, store } from '../storage.ts';

const KEY = 'site-horizons';

/**
 * Gives the set-up the horizons of the user's sites, and stores each that is pasted; one that came with a link is not the
 * user's.
 *
 * @returns ends the storing.
 */
export function keepHorizons(setup: SetupActor): () => void {
  setup.send({ type: 'horizons.learned', horizons: Object.fromEntries(storedHorizons()) });
  const subscription = setup.on('horizon.changed', ({ observatory, horizon }) => {
    store(KEY, storedHorizonsText(storedHorizons(), groundKey(observatory), horizon));
  });
  return () => subscription.unsubscribe();
}

function storedHorizons(): ReadonlyMap<string, string> {
  return readStoredHorizons(readStored(KEY) ?? '');
}
