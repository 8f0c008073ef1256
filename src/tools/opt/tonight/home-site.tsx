import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import { createClient } from '#client/client.ts';
import {
  type ObservatorySearchActor,
  observatorySearchMachine,
} from '#machines/planning/observatory-search.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { type SetupActor, setupMachine } from '#machines/planning/setup.ts';
import { notice } from '#machines/popups/notice.ts';
import { usePage } from '#parts/page.tsx';
import { locate } from '#parts/setup/locate.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { SiteChooser } from './site-chooser.tsx';
import { useChosen } from './use-chosen.ts';
import './tonight.css';
import './home-tonight.css';

/** The coming night on the welcome page of a user whose site is unknown: lets them set it, for which observation planning is not needed. */
export function HomeSite({ onChosen }: { readonly onChosen: (observatory: Observatory) => void }) {
  const { setup, search } = usePage().tools.open(startSite);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  const choose = () => onChosen(observatory);
  useChosen({ observatory, isLocating }, choose);
  return (
    <section className="home-night" aria-label="Tonight">
      <header className="tonight-head">
        <div>
          <h2>Tonight</h2>
        </div>
      </header>
      <SiteChooser setup={setup} search={search} onChosen={choose} />
    </section>
  );
}

/** The choice of a site before observation planning is there. */
type SiteSession = { readonly setup: SetupActor; readonly search: ObservatorySearchActor };

/** Starts the choice of a site: what of a set-up is needed for it, and the search for observatories. */
function startSite({ popups, clock }: PageParts): SiteSession {
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
