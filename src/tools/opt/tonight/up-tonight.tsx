import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TONIGHT_RANGES, type TonightResult } from '#contract/opt/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { isNearMoon } from '#machines/opt/tonight/tonight-plan.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import { moonlitSpans } from '#parts/night/night-texts.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { ROUTES } from '#parts/routes.ts';
import { failureText } from '#parts/service-away.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import { Note } from '#ui/content/note.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { TonightList } from './tonight-list.tsx';
import { brightText, NEAR_MOON } from './tonight-texts.ts';

type Props = {
  readonly opt: OptActor;
  readonly tonight: TonightActor;
  /** Contents above the list, and below it: not where there is no night. */
  readonly above: ReactNode;
  readonly below: ReactNode;
};

/** As many as there is room for on the welcome page. */
const SKELETON_ROWS = 12;

const WIDEST = { faintest: TONIGHT_RANGES.faintest.max, lowest: TONIGHT_RANGES.lowest.min };

/** The objects that are up within the limits, or why there are none. */
export function UpTonight({ opt, tonight, above, below }: Props) {
  const { setup, telescopes } = useSelector(opt, ({ context }) => context);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const { result, failure, limits } = useSelector(tonight, ({ context }) => context);
  if (failure !== undefined) {
    return (
      <EmptyState
        title="Tonight’s list could not be loaded"
        action={<Button onPress={() => tonight.send({ type: 'retry.requested' })}>Try again</Button>}
      >
        {failureText(failure)}
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
      {above}
      {result?.preparation === undefined ? null : (
        <div className="tonight-note">
          <Note>
            {`Preparing orbits for this night: ${result.preparation.done} of ${result.preparation.total}. The list grows meanwhile.`}
          </Note>
        </div>
      )}
      {result === undefined ? (
        <Skeleton rows={SKELETON_ROWS} />
      ) : result.objects.length === 0 ? (
        <EmptyState
          title="Nothing is up within these limits"
          action={
            <Button onPress={() => tonight.send({ type: 'limits.changed', change: WIDEST })}>
              Show fainter and lower objects
            </Button>
          }
        >
          {`Now listed: down to magnitude ${limits.faintest} and ${limits.lowest}° above the horizon.`}
        </EmptyState>
      ) : (
        <>
          <TonightList tonight={tonight} telescopes={telescopes} result={result} zone={zone} />
          <TonightLegend tonight={tonight} result={result} />
        </>
      )}
      {below}
    </>
  );
}

type LegendProps = { readonly tonight: TonightActor; readonly result: TonightResult };

/** What the lines of the list mean, and the mark of what the Moon hinders: as far as they are in it. */
function TonightLegend({ tonight, result }: LegendProps) {
  const lowest = useSelector(tonight, ({ context }) => context.limits.lowest);
  const high = `Above ${fixedText(lowest, 0)}°`;
  const isMoonlit = moonlitSpans(result).length > 0;
  const isHindered = result.objects.some((object) => isNearMoon(object, result, lowest));
  return (
    <p className="tonight-legend">
      <Entry line="good" text={`${high}, dark`} />
      {isMoonlit ? <Entry line="moonlit" text={`${high}, moonlit`} /> : null}
      <Entry line="faint" text="Too low or not dark" />
      {isHindered ? (
        <span>
          <Badge tone="attention" text={NEAR_MOON.text} />
          left out of plans
        </span>
      ) : null}
    </p>
  );
}

function Entry({ line, text }: { readonly line: 'good' | 'moonlit' | 'faint'; readonly text: string }) {
  return (
    <span>
      <svg className="tonight-curve" width={20} height={8} aria-hidden>
        <path className={`tonight-${line}`} d="M2 4H18" />
      </svg>
      {text}
    </span>
  );
}
