import type { NightPlanSettings } from '#contract/night-plan-state.ts';
import type { LeftOut } from '#machines/opt/planned-night.ts';
import { slotTitle } from './slot-texts.ts';
import { reasonText } from './reasons.ts';

type Props = { readonly leftOut: readonly LeftOut[]; readonly settings: NightPlanSettings };

/** What is not in the plan, each with the reason. */
export function LeftOutList({ leftOut, settings }: Props) {
  if (leftOut.length === 0) return null;
  return (
    <section className="plan-left-out" aria-labelledby="plan-left-out">
      <h2 id="plan-left-out">{`Not in the plan, ${leftOut.length}`}</h2>
      <dl>
        {leftOut.map(({ object, reason }) => (
          <div key={object.table.designator}>
            <dt className="designation">{slotTitle({ object })}</dt>
            <dd className="muted">{object.table.error ?? reasonText(reason, settings)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
