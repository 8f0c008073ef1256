import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { OptActor } from '#machines/opt/opt.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
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

/** Objects on the welcome page: as many as are checked before the user chooses. */
const SHOWN = 12;

/**
 * The coming night on the welcome page: the brightest that are up at the user's site, and one press to a plan of them.
 *
 * @param props.site that was chosen a moment ago; that of the last visit, where left out.
 */
export function HomeTonight({ site }: { readonly site?: Observatory | undefined }) {
  const { opt } = usePage().tools.open(startOpt);
  useState(() => {
    if (site === undefined) return;
    opt.getSnapshot().context.setup.send({ type: 'observatory.chosen', observatory: site });
  });
  const list = useTonight(opt, SHOWN);
  const { setup, observatorySearch } = useSelector(opt, ({ context }) => context);
  const { heading } = list;
  useEffect(() => {
    if (site !== undefined) heading.current?.focus();
  }, [site, heading]);
  return (
    <section className="home-night" aria-label="Tonight" data-known={!list.isChoosing || undefined}>
      <TonightHead opt={opt} list={list} />
      {list.isChoosing ? (
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
