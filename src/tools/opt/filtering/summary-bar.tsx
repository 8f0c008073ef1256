import { useSelector } from '@xstate/react';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { counted } from '#contract/text/count-text.ts';
import { matchesText } from '#machines/opt/filtering/filtering-rules.ts';
import { countNights, nightsOfPlan } from '#machines/opt/tonight/site-nights.ts';
import { pointsOf, rowsOf } from '#machines/planning/plan.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { Stat } from '#ui/content/stat.tsx';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';

type Props = { readonly filtering: FilteringActor; readonly userDefinedObjects: number };

/** How many objects match and are selected, and what calculating them would take. */
export function SummaryBar({ filtering, userDefinedObjects }: Props) {
  const matches = useSelector(filtering, ({ context }) => matchesText(context));
  const uncounted = useSelector(filtering, (state) => {
    if (state.context.rows.length > 0) return undefined;
    if (state.matches('loading')) return '…';
    return state.matches('failed') ? '–' : undefined;
  });
  const selected = useSelector(filtering, ({ context }) => context.selected.size);
  const points = useSelector(filtering, ({ context }) =>
    selected === 0 ? 0 : pointsOf(selected + userDefinedObjects, context),
  );
  const rows = useSelector(filtering, ({ context }) =>
    selected === 0 ? 0 : rowsOf(selected + userDefinedObjects, context),
  );
  const plan = useSelector(filtering, ({ context }) => context.plan);
  const frame = plan && nightsOfPlan(plan);
  const nights = frame && countNights(frame);

  const matching = matches === '1' ? 'object matches' : 'objects match';
  return (
    <section className="summary-bar" aria-label="Summary">
      <output className="visually-hidden">{`${uncounted ?? matches} ${matching}, ${selected} selected`}</output>
      <Stat value={uncounted ?? matches} label={matching} />
      <Stat value={String(selected)} label="selected" />
      {userDefinedObjects === 0 ? null : <Stat value={`+ ${userDefinedObjects}`} label="of your own" />}
      <Stat
        value={numberText(points, 0)}
        total={numberText(MAX_DATA_POINTS, 0)}
        label={counted(points, 'data point')}
      />
      <div className="desk-only">
        <Stat value={numberText(rows, 0)} label={counted(rows, 'row')} />
      </div>
      {nights === undefined ? null : (
        <div className="desk-only">
          <Stat value={numberText(nights, 0)} label={counted(nights, 'night')} />
        </div>
      )}
    </section>
  );
}
