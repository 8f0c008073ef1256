import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { TONIGHT_RANGES } from '#contract/opt/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import { TelescopeChoice } from '#parts/telescope/telescope-choice.tsx';
import { FirstCatalogueNote } from '#parts/first-catalogue-note.tsx';
import { ROUTES } from '#parts/routes.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Candidates } from './candidates/candidates.tsx';
import { PlanBar } from './plan-bar.tsx';
import { SiteChooser } from './site-chooser.tsx';
import { TonightHead } from './tonight-head.tsx';
import { countOf } from './tonight-texts.ts';
import { UpTonight } from './up-tonight.tsx';
import { useTonight } from './use-tonight.ts';
import './tonight.css';

/** What is up in the coming night at the user's site, and one press to a plan of it. */
export function TonightScreen({ opt }: { readonly opt: OptActor }) {
  const { setup, observatorySearch, telescopes } = useSelector(opt, ({ context }) => context);
  const list = useTonight(opt);
  const { tonight } = list;
  const isChoosing = list.siteOf === 'choosing';
  const result = useSelector(tonight, ({ context }) => context.result);
  return (
    <div className="tonight">
      <div className="tonight-page">
        <TonightHead opt={opt} list={list} />
        <FirstCatalogueNote className="tonight-note" />
        {isChoosing ? (
          <SiteChooser setup={setup} search={observatorySearch} onChosen={list.choose} />
        ) : (
          <UpTonight
            opt={opt}
            tonight={tonight}
            above={<Limits tonight={tonight} telescopes={telescopes} />}
            below={
              <>
                {result === undefined ? null : <Candidates opt={opt} tonight={tonight} result={result} />}
                <p className="small muted tonight-onward">
                  <Link href={ROUTES.optSetup}>Other nights, filters and objects: go to the setup</Link>
                </p>
              </>
            }
          />
        )}
      </div>
      {isChoosing ? null : <PlanBar opt={opt} tonight={tonight} />}
    </div>
  );
}

type LimitsProps = { readonly tonight: TonightActor; readonly telescopes: TelescopesActor };

/** How faint and how low objects may be, how many there are then, and the telescope that a plan is made for. */
function Limits({ tonight, telescopes }: LimitsProps) {
  const { limits, result } = useSelector(tonight, ({ context }) => context);
  const isBusy = useSelector(tonight, (state) => state.hasTag('busy'));
  return (
    <div className="tonight-limits">
      <NumberField
        label="Faintest V"
        unit="mag"
        value={limits.faintest}
        {...TONIGHT_RANGES.faintest}
        onCommit={(faintest) => change('faintest', faintest)}
      />
      <NumberField
        label="Lowest altitude"
        unit="deg"
        step={1}
        value={limits.lowest}
        {...TONIGHT_RANGES.lowest}
        onCommit={(lowest) => change('lowest', lowest)}
      />
      <TelescopeChoice telescopes={telescopes} />
      <output className="muted">{countOf(isBusy ? undefined : result)}</output>
    </div>
  );

  function change(name: 'faintest' | 'lowest', typed: number | undefined): void {
    const { min, max } = TONIGHT_RANGES[name];
    if (typed === undefined) return;
    tonight.send({ type: 'limits.changed', change: { [name]: Math.min(max, Math.max(min, typed)) } });
  }
}
