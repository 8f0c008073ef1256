import type { ErrorResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { ErrorDetails } from './error-details.tsx';
import { Histogram } from './histogram.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultTable } from './result-table.tsx';

const COLUMNS = ['Quantity', 'Rows', 'Median', '95 %', 'Worst', 'Limit', 'Unit', 'Distribution'];

type Props = { readonly caption: string; readonly results: readonly ErrorResult[] };

/** Comparisons of a topic: how large the differences are. */
export function ErrorTable({ caption, results }: Props) {
  return (
    <ResultTable caption={caption} columns={COLUMNS}>
      {results.map((result) => (
        <ResultRow
          key={result.id}
          result={result}
          cells={[
            ['Rows', String(result.rows)],
            ['Median', figureText(result.median)],
            ['95 %', figureText(result.p95)],
            ['Worst', figureText(result.worst)],
            ['Limit', `${figureText(result.limit)}${result.limitOf === 'median' ? ' (median)' : ''}`],
            ['Unit', result.unit === '' ? 'ratio' : result.unit],
          ]}
          chart={<Histogram result={result} />}
        >
          <ErrorDetails result={result} />
        </ResultRow>
      ))}
    </ResultTable>
  );
}
