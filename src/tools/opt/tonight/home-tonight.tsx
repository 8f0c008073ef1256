import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { TONIGHT_AT_FIRST } from '#contract/opt/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { usePage } from '#parts/page.tsx';
import { ROUTES } from '#parts/routes.ts';
import { startOpt } from '../session.ts';
import { PlanBar } from './plan-bar.tsx';
import { SiteChooser } from './site-chooser.tsx';
import { TonightHead } from './tonight-head.tsx';
import { countOf } from './tonight-texts.ts';
import { UpTonight } from './up-tonight.tsx';
import { type Tonight, useTonight } from './use-tonight.ts';
import './tonight.css';
import './home-tonight.css';

/**
 * The coming night on the welcome page: the brightest that are up, and one press to a plan of them. The site is the user's, or a
 * well-known one as long as that is unknown.
 */
export function HomeTonight() {
  const { opt } = usePage().tools.open(startOpt);
  const list = useTonight(opt, TONIGHT_AT_FIRST);
  const { setup, observatorySearch } = useSelector(opt, ({ context }) => context);
  return (
    <section className="home-night" aria-label="Tonight" data-known={list.siteOf === 'user' || undefined}>
      <TonightHead opt={opt} list={list} />
      {list.siteOf === 'choosing' ? (
        <SiteChooser setup={setup} search={observatorySearch} onChosen={list.choose} />
      ) : (
        <Brightest opt={opt} list={list} />
      )}
    </section>
  );
}

function Brightest({ opt, list: { tonight } }: { readonly opt: OptActor; readonly list: Tonight }) {
  const result = useSelector(tonight, ({ context }) => context.result);
  const isBusy = useSelector(tonight, (state) => state.hasTag('busy'));
  return (
    <UpTonight
      opt={opt}
      tonight={tonight}
      above={null}
      below={
        <PlanBar opt={opt} tonight={tonight}>
          <output className="muted">{countOf(isBusy ? undefined : result)}</output>
          <Link href={ROUTES.optTonight}>Fainter and lower objects, and candidates</Link>
        </PlanBar>
      }
    />
  );
}
