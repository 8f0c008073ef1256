import type { ErrorResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { CaseLink } from './case-link.tsx';
import { YearChart } from './year-chart.tsx';

/** The worst cases of a comparison, and how it was in the years. */
export function ErrorDetails({ result }: { readonly result: ErrorResult }) {
  const { unit, worstCases, years } = result;
  const isDated = worstCases.some(({ date }) => date !== undefined);
  return (
    <div className="validation-parts">
      <PlainTable
        caption={`Worst of ${result.cases} cases`}
        columns={[
          { title: 'Case' },
          ...(isDated ? [{ title: 'Date of the row' }] : []),
          { title: 'Error', ...(unit !== '' && { unit }) },
          { title: 'In the tool' },
        ]}
        rows={worstCases.map((one) => ({
          key: one.name,
          cells: [
            one.name,
            ...(isDated ? [one.date?.replace('T', ' ') ?? ''] : []),
            figureText(one.error),
            <CaseLink key="link" worst={one} />,
          ],
        }))}
      />
      {years.length < 2 ? null : <YearChart result={result} />}
    </div>
  );
}
