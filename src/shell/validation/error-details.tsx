import { scaleLinear, scaleLog } from 'd3-scale';
import type { ErrorResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { WorstCases } from './worst-cases.tsx';

/** The worst cases of a comparison, and how it was in the years. */
export function ErrorDetails({ result }: { readonly result: ErrorResult }) {
  return (
    <div className="validation-parts">
      <WorstCases result={result} />
      {result.years.length < 2 ? null : <YearChart result={result} />}
    </div>
  );
}

const WIDTH = 420;
const HEIGHT = 120;
const LEFT = 44;
const BOTTOM = 20;

/** Errors smaller than this fraction of the limit are drawn at its height. */
const LOWEST = 1e-4;

/** Median and worst of each year, on a logarithmic scale up to the limit. */
function YearChart({ result: { years, limit, unit, quantity } }: { readonly result: ErrorResult }) {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const x = scaleLinear()
    .domain([first, last])
    .range([LEFT + 12, WIDTH - 16]);
  const most = years.reduce((found, { worst }) => Math.max(found, worst), limit);
  const y = scaleLog()
    .domain([LOWEST * limit, most])
    .range([HEIGHT - BOTTOM, 6])
    .clamp(true);
  const ticks = x.ticks(Math.min(5, last - first)).filter(Number.isInteger);
  return (
    <figure className="validation-years">
      <figcaption>{`By year of the date: from the median to the worst${unit === '' ? '' : `, ${unit}`}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[limit, limit / 100, limit * LOWEST].map((value) => (
          <text key={value} x={LEFT} y={y(value) + 4} textAnchor="end">
            {figureText(value)}
          </text>
        ))}
        {ticks.map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 4} textAnchor="middle">
            {year}
          </text>
        ))}
        <line className="validation-limit" x1={LEFT + 4} x2={WIDTH} y1={y(limit)} y2={y(limit)} />
        {years.map(({ year, median, worst }) => (
          <g key={year} className="validation-year">
            <line x1={x(year)} x2={x(year)} y1={y(median)} y2={y(worst)} />
            <circle cx={x(year)} cy={y(median)} r={1.5} />
            <circle cx={x(year)} cy={y(worst)} r={2.5} />
          </g>
        ))}
      </svg>
      <PlainTable
        isHidden
        caption={`${quantity}, by year`}
        columns={[{ title: 'Year' }, { title: 'Rows' }, { title: 'Median' }, { title: 'Worst' }]}
        rows={years.map(({ year, rows, median, worst }) => ({
          key: String(year),
          cells: [year, rows, figureText(median), figureText(worst)],
        }))}
      />
    </figure>
  );
}
