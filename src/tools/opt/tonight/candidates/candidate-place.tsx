import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { CandidateScatter } from '#contract/opt/candidates.ts';
import { designatorOf } from '#contract/user-defined/user-defined-object.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { CandidatesActor } from '#machines/opt/tonight/candidates.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { telescopeInUse } from '#machines/planning/telescopes.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { declinationText, rightAscensionText, roundedAngleText } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Fact, FactList } from '#ui/content/fact-list.tsx';
import { timeText } from '#parts/night/night-texts.ts';
import { asOfText, instantOf } from './candidate-texts.ts';
import { ScatterPicture } from './scatter-picture.tsx';

type Props = { readonly opt: OptActor; readonly candidates: CandidatesActor; readonly zone: TimeZone };

/** Where the chosen candidate may be, by the orbits that fit what was seen of it. */
export function CandidatePlace({ opt, candidates, zone }: Props) {
  const { chosen, scatter, scatterFailure } = useSelector(candidates, ({ context }) => context);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="candidate-place" aria-label={`Where ${chosen ?? ''} may be`}>
      <header className="spread">
        <h3 ref={heading} tabIndex={-1} className="designation">
          {chosen}
        </h3>
        <Button kind="quiet" size="small" onPress={() => candidates.send({ type: 'candidate.left' })}>
          Close
        </Button>
      </header>
      {scatterFailure !== undefined ? (
        <p role="alert" className="candidates-none">
          {scatterFailure.message}
          <Button size="small" onPress={() => candidates.send({ type: 'retry.requested' })}>
            Try again
          </Button>
        </p>
      ) : scatter === undefined ? (
        <output className="muted">Following the orbits that fit its observations…</output>
      ) : (
        <Known opt={opt} scatter={scatter} zone={zone} />
      )}
    </section>
  );
}

function Known({ opt, scatter, zone }: Pick<Props, 'opt' | 'zone'> & { readonly scatter: CandidateScatter }) {
  const { setup, telescopes } = useSelector(opt, ({ context }) => context);
  const telescope = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const isTaken = useSelector(setup, ({ context }) =>
    context.userDefinedObjects.some(({ designator }) => designator === designatorOf(scatter.designation)),
  );
  return (
    <div className="candidate-place-known">
      <ScatterPicture scatter={scatter} telescope={telescope} />
      <div className="candidate-place-facts">
        <FactList Name={Glossed} facts={factsOf(scatter, zone)} />
        <Button kind="primary" onPress={() => opt.send({ type: 'candidate.taken', scatter })}>
          {isTaken ? 'Plan it with this orbit' : 'Plan it'}
        </Button>
        <p className="small muted">
          It is calculated on the orbit that fits best, as an object of your own. Get a fresh orbit before you
          observe.
        </p>
      </div>
    </div>
  );
}

function factsOf(scatter: CandidateScatter, zone: TimeZone): readonly Fact[] {
  const { nominal, ellipse, variants, moment, orbitsOf } = scatter;
  const { magnitude, altitude, motion, positionAngle } = nominal;
  const julianDate = julianDateFromUnixTime(instantOf(moment));
  return [
    {
      name: 'When',
      value: `${timeText(julianDate, zone)} ${zone.name}, ${asOfText(moment)}`,
    },
    { name: 'Right ascension', value: rightAscensionText(nominal.rightAscension) },
    { name: 'Declination', value: declinationText(nominal.declination) },
    ...(altitude === undefined ? [] : [{ name: 'Altitude', value: angleText(altitude) }]),
    ...(magnitude === undefined ? [] : [{ name: 'V', value: fixedText(magnitude, 1), unit: 'mag' }]),
    ...(motion === undefined || positionAngle === undefined
      ? []
      : [
          { name: 'Motion', value: `${fixedText(motion, 2)} arcsec/min towards ${angleText(positionAngle)}` },
        ]),
    {
      name: '1σ of its position',
      value: `${roundedAngleText(ellipse.major)} × ${roundedAngleText(ellipse.minor)}, position angle ${angleText(ellipse.positionAngle)}`,
    },
    { name: 'Variant orbits', value: `${variants.told} of ${variants.all}, of ${asOfText(orbitsOf)}` },
  ];
}

function angleText(degrees: number): string {
  return `${fixedText(degrees, 0)}°`;
}
