import type { ErrorResult } from '#contract/validation.ts';
import { countText } from '#contract/text/count-text.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { CaseLink, type WorstCase } from './case-link.tsx';

/** The worst cases of a comparison: the numbers of the worst row of each, and where a tool shows it. */
export function WorstCases({
  result: { unit, cases, worstCases, shownIn },
}: {
  readonly result: ErrorResult;
}) {
  const isDated = worstCases.some(({ date }) => date !== undefined);
  const hasValues = worstCases.some(({ values }) => values !== undefined);
  return (
    <PlainTable
      isScrolled
      caption={`Worst of ${countText(cases, 'case')}`}
      columns={[
        { title: 'Case' },
        ...(isDated ? [{ title: 'Date of the row', unit: 'UTC or TDB' }] : []),
        ...(hasValues ? [{ title: 'Value' }, { title: 'Recorded' }, { title: 'Computed' }] : []),
        { title: 'Error', ...(unit !== '' && { unit }) },
        { title: 'In the tool' },
      ]}
      rows={worstCases.map((one) => ({
        key: one.name,
        cells: [
          one.name,
          ...(isDated ? [one.date?.replace('T', ' ') ?? ''] : []),
          ...(hasValues ? valueCells(one) : []),
          figureText(one.error),
          <CaseLink key="link" worst={one} shownIn={shownIn} />,
        ],
      }))}
    />
  );
}

/** What is compared in a row, as it is recorded and as it is computed; coordinates lie below each other. */
function valueCells({ values = [] }: WorstCase) {
  const cellOf = (key: string, text: (value: (typeof values)[number]) => string) => (
    <span key={key} className="validation-values">
      {values.map((value) => (
        <span key={value.name}>{text(value)}</span>
      ))}
    </span>
  );
  return [
    cellOf('value', ({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`)),
    cellOf('recorded', ({ recorded }) => recorded),
    cellOf('computed', ({ computed }) => computed),
  ];
}
