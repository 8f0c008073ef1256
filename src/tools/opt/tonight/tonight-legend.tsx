import { useSelector } from '@xstate/react';
import type { TonightResult } from '#contract/opt/tonight.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import { isNearMoon } from '#machines/opt/tonight/tonight-plan.ts';
import { moonlitSpans } from '#parts/night/night-texts.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Badge } from '#ui/content/badge.tsx';
import { NEAR_MOON } from './tonight-texts.ts';

type Props = { readonly tonight: TonightActor; readonly result: TonightResult };

/** What the lines of the list mean, and the mark of what the Moon hinders: as far as they are in it. */
export function TonightLegend({ tonight, result }: Props) {
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
