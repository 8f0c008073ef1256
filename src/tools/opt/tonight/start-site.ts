import { createActor, fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import { createClient } from '#client/client.ts';
import {
  type ObservatorySearchActor,
  observatorySearchMachine,
} from '#machines/planning/observatory-search.ts';
import { type SetupActor, setupMachine } from '#machines/planning/setup.ts';
import { notice } from '#machines/popups/notice.ts';
import { locate } from '#parts/setup/locate.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';

/** The choice of a site before observation planning is there. */
export type SiteSession = { readonly setup: SetupActor; readonly search: ObservatorySearchActor };

/** Starts the choice of a site: what of a set-up is needed for it, and the search for observatories. */
export function startSite({ popups, clock }: PageParts): SiteSession {
  const { observatorySearch } = clientActors(createClient(clock));
  const setup = createActor(setupMachine.provide({ actors: { locate: fromPromise(locate) } }), {
    input: { today: isoDayOf(clock.now()) },
  });
  const search = createActor(observatorySearchMachine.provide({ actors: observatorySearch }));
  setup.on('setup.refused', ({ severity, message }) =>
    popups.send({ type: 'popup.opened', popup: notice(severity, message), owner: popups }),
  );
  setup.start();
  search.start();
  return { setup, search };
}
