import { createClient } from '#client/client.ts';
import { findByNames } from '#client/find-by-names.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import type { HandedPlan } from '#machines/planning/handed-plan.ts';
import type { Plan } from '#machines/planning/plan.ts';
import type { Dates } from '#machines/planning/time-frame.ts';
import type { TimeStep } from '#machines/planning/time-step.ts';
import { failureMessage } from '#machines/popups/notice.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { Popups } from '#parts/popups/popups.ts';

type Props = {
  readonly plan: Plan;
  /** Designators of catalogue objects. */
  readonly names: readonly string[];
  readonly userDefined: readonly OrbitalObject[];
  /** YYYY-MM-DDTHH:mm, UTC. */
  readonly dates: Dates;
  readonly timeStep: TimeStep;
  readonly size: 'normal' | 'small';
};

/** Goes on to the sky chart with site, time frame and objects. */
export function SkyChartButton({ plan, names, userDefined, dates, timeStep, size }: Props) {
  const popups = Popups.useActorRef();
  const handedPlan = async (): Promise<HandedPlan | undefined> => {
    const client = createClient();
    try {
      const { asteroids } = await findByNames((some) => client.findObjectsByName(some), names);
      const { observatory, horizon = '', timeFrame } = plan;
      const site = { observatory, horizon, timezone: timeFrame.timezone, timeStep };
      return { objects: asteroids, userDefinedObjects: userDefined, dates, site };
    } catch (error) {
      popups.send({ type: 'popup.opened', popup: failureMessage(failureOf(error)), owner: popups });
      return undefined;
    }
  };
  return (
    <HandoverButton to="scd" handed={handedPlan} size={size}>
      Show in sky chart
    </HandoverButton>
  );
}
