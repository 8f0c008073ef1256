import './budget.css';
import { useActorRef, useSelector } from '@xstate/react';
import { scaleLog } from 'd3-scale';
import { oneAnswerActors } from '#client/one-answer.ts';
import { type Budget, BUDGET_ENDPOINTS, type BudgetQuery } from '#contract/opt/budget.ts';
import { oneAnswerMachine } from '#machines/kit/one-answer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Glossed, Term } from '../glossary/term.tsx';
import { fixedText, numberText } from '../quantities/number-text.ts';
import { absenceText, BUDGET_COLUMNS, changeTexts, type NamedRow, namedRows } from './budget-rows.ts';

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
  return (
    <>
      <output className="visually-hidden">
        {budget === undefined ? null : 'What each force is worth is here, in a table.'}
      </output>
      {budget === undefined ? <Skeleton /> : <KnownBudget budget={budget} />}
    </>
  );
}

function KnownBudget({ budget }: { readonly budget: Budget }) {
  const { approach, magnitude, moment, name, observer, provenance } = budget;
  const rows = namedRows(budget);
  const hasApproach = approach !== undefined;
  return (
    <div className="budget">
      <p>
        How far {name} would seem to be from its place if one thing were left out of the calculation. The
        scale is logarithmic: equal steps to the right multiply the change.
        {sigmaIn(rows) === undefined ? null : ' The dashed line is the uncertainty of the orbit.'} Changes
        below {LEAST_ARCSEC}″ have no bar. A dash in the table is what does not change or is not computed.
      </p>
      <BudgetChart rows={rows} />
      <section className="budget-table" aria-label="What each force is worth">
        <PlainTable
          caption={`${moment.slice(0, 16).replace('T', ' ')} UTC, ${observer}`}
          columns={hasApproach ? BUDGET_COLUMNS : BUDGET_COLUMNS.slice(0, COLUMNS_OF_PLACE)}
          renderTitle={(words) => <Glossed words={words} />}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [<RowName key="name" row={row} />, ...changeTexts(row, hasApproach)],
          }))}
        />
      </section>
      <p className="small muted">
        {[
          magnitude === undefined ? 'The magnitude is not known.' : `Magnitude ${fixedText(magnitude, 2)}.`,
          hasApproach
            ? `Closest approach ${approach.datetime.slice(0, 19).replace('T', ' ')} UTC, ${numberText(approach.distanceKm, 0)} km.`
            : 'There is no close approach within a month of this date.',
          rows.some(({ cause }) => cause === 'solution') ? '' : 'No other orbit of the object is known here.',
          `Orbit: ${[provenance.source, provenance.catalogueDate].filter((part) => part !== '').join(', ')}.`,
        ].join(' ')}
      </p>
    </div>
  );
}

/** The left-out cause, and why nothing is known of it where that is so. */
function RowName({ row }: { readonly row: NamedRow }) {
  const absence = absenceText(row);
  return (
    <>
      <Term name={row.term}>{row.name}</Term>
      {absence === undefined ? null : <small className="budget-absence">{absence}</small>}
    </>
  );
}

const WIDTH = 320;
const ROW = 16;
const BAR = 10;
const TOP = 14;

/** Smaller changes have no bar, arcsec: a thousandth of what an observatory measures. */
const LEAST_ARCSEC = 1e-4;

/** The changes of place as bars on a logarithmic scale, with a line at the uncertainty of the orbit. The numbers are in the table. */
function BudgetChart({ rows }: { readonly rows: readonly NamedRow[] }) {
  const barred = rows.filter(({ arcsec = 0 }) => arcsec > LEAST_ARCSEC);
  const [largest] = barred;
  if (largest?.arcsec === undefined) return null;
  const farthest = 2 * largest.arcsec;
  const decades = DECADES.filter(({ arcsec }) => arcsec < farthest);
  const x = scaleLog().domain([LEAST_ARCSEC, farthest]).range([0, WIDTH]);
  const sigma = sigmaIn(rows);
  const height = TOP + ROW * barred.length;
  return (
    <div className="budget-chart" aria-hidden>
      <ul>
        {barred.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" style={{ height }}>
        {decades.map(({ arcsec }) => (
          <line key={arcsec} className="budget-decade" x1={x(arcsec)} x2={x(arcsec)} y1={TOP} y2={height} />
        ))}
        {barred.map(({ key, cause, arcsec = LEAST_ARCSEC }, row) => (
          <rect
            key={key}
            className={
              cause === 'uncertainty' || cause === 'solution' ? 'budget-bar budget-orbit' : 'budget-bar'
            }
            y={TOP + ROW * row + (ROW - BAR) / 2}
            width={x(arcsec)}
            height={BAR}
          />
        ))}
        {sigma === undefined ? null : (
          <line className="budget-sigma" x1={x(sigma)} x2={x(sigma)} y1={TOP} y2={height} />
        )}
      </svg>
      <ol className="budget-ticks">
        {decades.map(({ arcsec, text }) => (
          <li key={arcsec} style={{ left: `${(100 * x(arcsec)) / WIDTH}%` }}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The uncertainty of the orbit, arcsec, where the chart has a line at it. */
function sigmaIn(rows: readonly NamedRow[]): number | undefined {
  const sigma = rows.find(({ cause }) => cause === 'uncertainty')?.arcsec;
  return sigma === undefined || sigma < LEAST_ARCSEC ? undefined : sigma;
}

/** Where the scale is labelled. */
const DECADES: readonly { readonly arcsec: number; readonly text: string }[] = [
  { arcsec: 1e-3, text: '1 mas' },
  { arcsec: 1, text: '1″' },
  { arcsec: 60, text: '1′' },
  { arcsec: 3600, text: '1°' },
  { arcsec: 108_000, text: '30°' },
];
