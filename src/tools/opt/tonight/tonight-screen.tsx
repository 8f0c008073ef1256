import { useActorRef, useSelector } from '@xstate/react';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { tonightActors } from '#client/tonight.ts';
import { TONIGHT_RANGES } from '#contract/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { type TonightActor, tonightMachine } from '#machines/opt/tonight.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { ROUTES } from '#parts/routes.ts';
import { isSiteKnown, keepSite } from '#parts/setup/kept-sites.ts';
import { siteTitle } from '#parts/setup/observatory-search.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { nightText } from '../night-text.ts';
import { Candidates } from './candidates/candidates.tsx';
import { NightFacts } from './night-facts.tsx';
import { PlanBar } from './plan-bar.tsx';
import { SiteChooser } from './site-chooser.tsx';
import { TonightList } from './tonight-list.tsx';
import { brightText } from './tonight-texts.ts';
import './tonight.css';

const PROVIDED = tonightMachine.provide({ actors: tonightActors() });

/** What is up in the coming night at the visitor's site, and one press to a plan of it. */
export function TonightScreen({ opt }: { readonly opt: OptActor }) {
  const { setup, observatorySearch } = useSelector(opt, ({ context }) => context);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  const tonight = useActorRef(PROVIDED);
  const [isChoosing, setChoosing] = useState(() => !isSiteKnown(setup));
  const result = useSelector(tonight, ({ context }) => context.result);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isChoosing) tonight.send({ type: 'site.given', site: observatory });
  }, [tonight, isChoosing, observatory]);

  useEffect(() => {
    if (result !== undefined) keepSite(setup);
  }, [setup, result]);

  useEffect(() => () => opt.send({ type: 'tonight.left' }), [opt]);

  const choose = () => {
    setChoosing(false);
    heading.current?.focus();
  };
  useChosen(isChoosing ? { observatory, isLocating } : undefined, choose);

  return (
    <div className="tonight">
      <div className="tonight-page">
        <header className="tonight-head">
          <div>
            <h2 ref={heading} tabIndex={-1}>
              Tonight
              {result === undefined ? null : <small>{nightText(result.night)}</small>}
            </h2>
            {isChoosing ? null : (
              <p className="tonight-place">
                <MapPin className="icon" aria-hidden />
                <strong>{siteTitle(observatory)}</strong>
                <span className="muted">
                  {`${observatory.latitude.toFixed(2)}, ${observatory.longitude.toFixed(2)}`}
                </span>
                <Button kind="quiet" size="small" onPress={() => setChoosing(true)}>
                  Change site
                </Button>
              </p>
            )}
          </div>
          {isChoosing || result === undefined ? null : <Facts opt={opt} tonight={tonight} />}
        </header>
        {isChoosing ? (
          <SiteChooser setup={setup} search={observatorySearch} onChosen={choose} />
        ) : (
          <Night opt={opt} tonight={tonight} />
        )}
      </div>
      {isChoosing ? null : <PlanBar opt={opt} tonight={tonight} />}
    </div>
  );
}

/** An observatory with a code, or the place of the device, is chosen as soon as it is there; coordinates are not. */
function useChosen(
  choosing: { observatory: Observatory; isLocating: boolean } | undefined,
  onChosen: () => void,
): void {
  const before = useRef(choosing);
  useEffect(() => {
    const former = before.current;
    before.current = choosing;
    if (former === undefined || choosing === undefined) return;
    const { observatory, isLocating } = choosing;
    const isLocated = former.isLocating && !isLocating;
    if (observatory !== former.observatory && (observatory.code !== undefined || isLocated)) onChosen();
  });
}

type Props = { readonly opt: OptActor; readonly tonight: TonightActor };

function Facts({ opt, tonight }: Props) {
  const { setup } = useSelector(opt, ({ context }) => context);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const result = useSelector(tonight, ({ context }) => context.result);
  return result === undefined ? null : <NightFacts result={result} zone={zone} />;
}

/** The limits, and what is up within them. */
function Night({ opt, tonight }: Props) {
  const { setup, telescopes } = useSelector(opt, ({ context }) => context);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const { limits, result, failure } = useSelector(tonight, ({ context }) => context);
  const isBusy = useSelector(tonight, (state) => state.hasTag('busy'));
  if (failure !== undefined) {
    return (
      <EmptyState
        title="Tonight’s list could not be loaded"
        action={<Button onPress={() => tonight.send({ type: 'retry.requested' })}>Try again</Button>}
      >
        {failure.message}
      </EmptyState>
    );
  }
  const bright = result && brightText(result);
  if (bright !== undefined) {
    return (
      <EmptyState title="No dark hours tonight">
        {bright} <Link href={ROUTES.optSetup}>Plan other nights in the setup.</Link>
      </EmptyState>
    );
  }
  return (
    <>
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
        <output className="muted">{countOf()}</output>
      </div>
      {result?.preparation === undefined ? null : (
        <Note>
          {`Orbits are being prepared for this night: ${result.preparation.done} of ${result.preparation.total}. The list grows meanwhile.`}
        </Note>
      )}
      {result === undefined ? null : result.objects.length === 0 ? (
        <EmptyState title="Nothing is up within these limits">Allow fainter or lower objects.</EmptyState>
      ) : (
        <TonightList tonight={tonight} telescopes={telescopes} result={result} zone={zone} />
      )}
      {result === undefined ? null : <Candidates opt={opt} tonight={tonight} result={result} />}
      <p className="small muted tonight-onward">
        <Link href={ROUTES.optSetup}>Other nights, filters and objects: the setup</Link>
      </p>
    </>
  );

  function change(name: 'faintest' | 'lowest', typed: number | undefined): void {
    const { min, max } = TONIGHT_RANGES[name];
    if (typed === undefined) return;
    tonight.send({ type: 'limits.changed', change: { [name]: Math.min(max, Math.max(min, typed)) } });
  }

  function countOf(): string {
    if (isBusy || result === undefined) return 'Looking through the night…';
    const { objects, totalResults } = result;
    if (objects.length === totalResults) return `${totalResults} up tonight`;
    return `The brightest ${objects.length} of ${totalResults} up tonight`;
  }
}
