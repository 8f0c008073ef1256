import { waitFor } from 'xstate';
import { planOf } from '#machines/planning/plan.ts';
import { starSight } from '#machines/scd/background-stars.ts';
import { objectNow } from '../scene/object-now.ts';
import type { ScdSession } from '../scd-session.ts';

/** Turns the chart to where its object is at the trace date, and waits for the stars there; without a path it stays where it is. */
export async function centreOnObject({
  view,
  workflows: { setup, stars, chart, traces },
}: {
  readonly view: Pick<ScdSession['view'], 'lookAt' | 'centre'>;
  readonly workflows: Pick<ScdSession['workflows'], 'setup' | 'stars' | 'chart' | 'traces'>;
}): Promise<void> {
  const direction = objectNow({ chart, traces });
  if (direction !== undefined) view.lookAt(direction);
  const fov = chart.getSnapshot().context.fov.value;
  const plan = planOf(setup.getSnapshot().context);
  const sight = plan === undefined ? {} : starSight(plan);
  stars.send({ type: 'place.shown', place: { ...view.centre(), fov }, sight });
  await waitFor(stars, (snapshot) => !snapshot.hasTag('loading'));
}
