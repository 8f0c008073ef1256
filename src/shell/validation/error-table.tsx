import { scaleLinear } from 'd3-scale';
import type { ErrorResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { ErrorDetails } from './error-details.tsx';
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

const WIDTH = 132;
const HEIGHT = 28;
const GAP = 1;

/** How many errors are how large: bars of equal factors up to the limit, which is dashed, and one for what exceeds it. */
function Histogram({ result: { histogram, limit, unit } }: { readonly result: ErrorResult }) {
  const { edges, counts } = histogram;
  const x = scaleLinear().domain([0, counts.length]).range([0, WIDTH]);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...counts)])
    .range([HEIGHT, 1]);
  const bars = counts.map((count, bar) => ({ count, bar, most: edges[bar + 1] ?? limit }));
  const atLimit = x(bars.filter(({ most }) => most <= limit * (1 + 1e-3)).length);
  return (
    <>
      <svg className="validation-histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <line className="validation-base" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {bars.map(({ count, bar, most }) =>
          count === 0 ? null : (
            <rect
              key={most}
              className={most > limit * (1 + 1e-3) ? 'validation-bar validation-beyond' : 'validation-bar'}
              x={x(bar)}
              width={x(1) - GAP}
              y={Math.min(y(count), HEIGHT - 2)}
              height={HEIGHT - Math.min(y(count), HEIGHT - 2)}
            />
          ),
        )}
        <line className="validation-limit" x1={atLimit - GAP / 2} x2={atLimit - GAP / 2} y1={0} y2={HEIGHT} />
      </svg>
      <span className="visually-hidden">{wordsOf(bars, unit)}</span>
    </>
  );
}

type Bar = { readonly count: number; readonly most: number };

function wordsOf(bars: readonly Bar[], unit: string): string {
  return bars
    .filter(({ count }) => count > 0)
    .map(({ count, most }) => `${count} up to ${figureText(most)} ${unit}`.trim())
    .join(', ');
}
