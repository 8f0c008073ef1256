import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import type { LeftOut, LeftOutReason } from '#machines/opt/night-plan/planned-night.ts';
import { Button } from '#ui/buttons/button.tsx';
import { slotTitle } from './slot-texts.ts';
import { reasonText } from './reasons.ts';
import './left-out-list.css';

type Props = {
  readonly leftOut: readonly LeftOut[];
  readonly settings: NightPlanSettings;
  readonly onMakeRoom: (left: LeftOut) => void;
};

/** Reasons that go away when other slots are moved or slots are shortened. */
const ROOM_REASONS: readonly LeftOutReason[] = ['no-room', 'slot-too-long'];

/** What is not in the plan, each with the reason, and room for it where that is all that is missing. */
export function LeftOutList({ leftOut, settings, onMakeRoom }: Props) {
  if (leftOut.length === 0) return null;
  return (
    <section className="plan-left-out" aria-labelledby="plan-left-out">
      <h2 id="plan-left-out">{`Not in the plan, ${leftOut.length}`}</h2>
      <dl>
        {leftOut.map((left) => (
          <div key={left.object.table.designator}>
            <dt className="designation">{slotTitle(left)}</dt>
            <dd className="muted">{left.object.table.error ?? reasonText(left.reason, settings)}</dd>
            {ROOM_REASONS.includes(left.reason) ? (
              <dd className="plan-make-room">
                <Button
                  size="small"
                  aria-label={`Make room for ${slotTitle(left)}`}
                  onPress={() => onMakeRoom(left)}
                >
                  Make room
                </Button>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
