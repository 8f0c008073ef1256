import { readStoredTelescopes } from '#contract/opt/telescope-profile.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import { readStored, store } from '../storage.ts';

const KEY = 'telescopes';

/** The workflows of all tools that were opened. */
const sharing = new Set<TelescopesActor>();

/**
 * Gives a tool the user's telescopes, and stores every change of them; the other tools of the page are notified at once.
 *
 * @returns ends the storing.
 */
export function keepTelescopes(telescopes: TelescopesActor): () => void {
  telescopes.send({ type: 'telescopes.learned', stored: readStoredTelescopes(readStored(KEY) ?? '') });
  sharing.add(telescopes);
  const subscription = telescopes.on('telescopes.changed', () => {
    const stored = telescopes.getSnapshot().context;
    store(KEY, JSON.stringify(stored));
    for (const other of sharing) if (other !== telescopes) other.send({ type: 'telescopes.shared', stored });
  });
  return () => {
    sharing.delete(telescopes);
    subscription.unsubscribe();
  };
}
