import { Download, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import { countText } from '#contract/text/count-text.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import type { Span } from '#parts/charts/spans.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import { TelescopeChoice } from '#parts/telescope/telescope-choice.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PLAN_FILES } from './exports/save-plan.ts';
import { durationText, slotMinutes, slotTimes } from './slot-texts.ts';

/** By which clock the times of a plan are read. */
type PlanClock = NightPlanState['clock'];

type Props = {
  readonly slots: readonly PlannedSlot[];
  /** The time in which it is dark, Julian dates UTC. */
  readonly dark: Span;
  readonly worth: number;
  /** Per cent. */
  readonly moonLit: number;
  readonly zone: TimeZone;
  /** Gives all locks and lengths up. */
  readonly onFree: () => void;
  readonly clock: PlanClock;
  readonly onClock: (clock: PlanClock) => void;
  readonly telescopes: TelescopesActor;
  readonly onSave: (file: string) => void;
  /** The ways to other tools. */
  readonly onward: ReactNode;
};

const SCORE =
  'The sum over all slots of weight times signal-to-noise ratio, zero outside the limits. Slots are placed where it is greatest; the same limits always give the same plan.';

/** The summary of a plan: its objects, the time they use, the night, and its worth. */
export function PlanSummary({
  slots,
  dark,
  worth,
  moonLit,
  zone,
  clock,
  telescopes,
  onClock,
  onFree,
  onSave,
  onward,
}: Props) {
  const used = slots.reduce((sum, slot) => sum + slotMinutes(slot), 0);
  return (
    <div className="plan-summary">
      <strong>
        {`${countText(slots.length, 'object')}, ${durationText(used)} of ${durationText(slotMinutes(dark))} used`}
      </strong>
      <span className="muted figures plan-dark-facts">
        {`Dark ${slotTimes(dark, zone)} ${zone.name}, Moon ${fixedText(moonLit, 0)} % lit`}
      </span>
      <span className="row">
        <span className="figures">{`Score ${fixedText(worth, 0)}`}</span>
        <InfoMark label="About the score of a plan" text={SCORE} />
      </span>
      <Segmented<PlanClock>
        label="Times"
        options={[
          { id: 'local', title: 'Local' },
          { id: 'utc', title: 'UTC' },
        ]}
        value={clock}
        onChange={onClock}
      />
      <TelescopeChoice telescopes={telescopes} />
      <div className="plan-actions">
        <Button size="small" onPress={onFree}>
          <RotateCcw className="icon" aria-hidden />
          Plan again
        </Button>
        {onward}
        <Menu
          label="Export plan"
          trigger={
            <Button size="small" kind="primary">
              <Download className="icon" aria-hidden />
              Export plan
            </Button>
          }
          entries={PLAN_FILES.map(({ id, title, detail }) => ({ id, title, detail }))}
          onChoose={onSave}
        />
      </div>
    </div>
  );
}
