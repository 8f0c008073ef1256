import { type OptState, optState } from '#contract/opt/opt-state.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { keepInTab, storedInTab } from '#parts/tool-state/keep-in-tab.ts';

/** The state of the tool; undefined while its dates are invalid. */
export function presentState(opt: OptActor): OptState | undefined {
  const { setup, filtering, calculation, columns, charts, nightPlan, telescopes, awaitedNight } =
    opt.getSnapshot().context;
  const plan = setup.getSnapshot().context;
  if (setupTimeFrame(plan) === undefined) return undefined;
  return optStateOf({
    setup: plan,
    filtering: filtering.getSnapshot().context,
    calculation: calculation.getSnapshot(),
    columns: columns.getSnapshot().context,
    charts: charts.getSnapshot().context,
    nightPlan: nightPlan.getSnapshot().context,
    telescopes: telescopes.getSnapshot().context,
    awaitedNight,
  });
}

/** Brings back what the browser tab stored of the tool, and stores it from now on. */
export function keepState(opt: OptActor): void {
  const state = storedInTab('opt', optState);
  if (state !== undefined) opt.send({ type: 'state.loaded', state });
  const { setup, filtering, calculation, columns, charts, nightPlan, telescopes } = opt.getSnapshot().context;
  const stateText = () => {
    const present = presentState(opt);
    return present && JSON.stringify(present);
  };
  keepInTab('opt', stateText, [setup, filtering, calculation, columns, charts, nightPlan, telescopes]);
}
