import { useSelector } from '@xstate/react';
import type { Observatory } from '#machines/planning/observatory.ts';
import { usePage } from '#parts/page.tsx';
import { SiteChooser } from './site-chooser.tsx';
import { startSite } from './start-site.ts';
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
