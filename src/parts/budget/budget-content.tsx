import './budget.css';
import { useActorRef, useSelector } from '@xstate/react';
import { oneAnswerActors } from '#client/one-answer.ts';
import { type Budget, BUDGET_ENDPOINTS, type BudgetQuery } from '#contract/opt/budget.ts';
import { oneAnswerMachine } from '#machines/kit/one-answer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Glossed, Term } from '../glossary/term.tsx';
import { fixedText, numberText } from '../quantities/number-text.ts';
import { BudgetChart } from './budget-chart.tsx';
import { BUDGET_COLUMNS, changeTexts, namedRows } from './budget-rows.ts';

const PROVIDED = oneAnswerMachine<BudgetQuery, Budget>('errorBudget').provide({
  actors: oneAnswerActors(BUDGET_ENDPOINTS.budget),
});

/** Columns of a table without a close approach. */
const COLUMNS_OF_PLACE = 4;

/** What each force and each effect is worth for an object at a moment: bars, and a table of them. */
export function BudgetContent({ query }: { readonly query: BudgetQuery }) {
  const actor = useActorRef(PROVIDED, { input: query });
  const { answer: budget, failure } = useSelector(actor, ({ context }) => context);
  if (failure !== undefined) {
    return (
      <p role="alert" className="spread">
        {failure.message}
        <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      </p>
    );
  }
  return budget === undefined ? <Skeleton /> : <KnownBudget budget={budget} />;
}

function KnownBudget({ budget }: { readonly budget: Budget }) {
  const { approach, magnitude, moment, name, observer, provenance } = budget;
  const rows = namedRows(budget);
  const hasApproach = approach !== undefined;
  return (
    <div className="budget">
      <p>
        How far {name} would seem to be from its place if one thing were left out of the calculation. The
        scale is logarithmic: equal steps to the right multiply the change. The dashed line is the uncertainty
        of the orbit.
      </p>
      <BudgetChart rows={rows} />
      <section className="budget-table" aria-label="What each force is worth">
        <PlainTable
          caption={`${moment.slice(0, 16).replace('T', ' ')} UTC, ${observer}`}
          columns={hasApproach ? BUDGET_COLUMNS : BUDGET_COLUMNS.slice(0, COLUMNS_OF_PLACE)}
          renderTitle={(words) => <Glossed words={words} />}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              <Term key="name" name={row.term}>
                {row.name}
              </Term>,
              ...changeTexts(row, hasApproach),
            ],
          }))}
        />
      </section>
      <p className="small muted">
        {[
          magnitude === undefined ? '' : `Magnitude ${fixedText(magnitude, 2)}.`,
          hasApproach
            ? `Closest approach ${approach.datetime.slice(0, 19).replace('T', ' ')} UTC, ${numberText(approach.distanceKm, 0)} km.`
            : '',
          `Orbit: ${provenance.source}, ${provenance.catalogueDate}.`,
        ].join(' ')}
      </p>
    </div>
  );
}
