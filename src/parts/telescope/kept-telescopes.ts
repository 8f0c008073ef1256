import { readKeptTelescopes } from '#contract/telescope-profile.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import { readStored, store } from '../storage.ts';

const KEY = 'telescopes';

/**
 * Gives a tool the visitor's telescopes, and keeps what becomes of them.
 *
 * @returns ends the keeping.
 */
export function keepTelescopes(telescopes: TelescopesActor): () => void {
  telescopes.send({ type: 'telescopes.learned', kept: readKeptTelescopes(readStored(KEY) ?? '') });
  const subscription = telescopes.on('telescopes.changed', () =>
    store(KEY, JSON.stringify(telescopes.getSnapshot().context)),
  );
  return () => subscription.unsubscribe();
}
