import { scaleLinear } from 'd3-scale';
import { type ComparedRow, type ResidualKey, RESIDUALS } from '#client/own-check/compare-rows.ts';
import { figureText } from '#contract/text/figure-text.ts';

const WIDTH = 420;
const HEIGHT = 120;
const LEFT = 56;
const BOTTOM = 20;

/** An end of the scale has no number if it is nearer to zero than this fraction of the scale: the two numbers would overlap. */
const LEAST_LABELLED = 0.15;

type Props = { readonly rows: readonly ComparedRow[]; readonly quantity: ResidualKey };

/** The differences of one quantity by date. The numbers are in the table of the rows. */
export function ResidualChart({ rows, quantity }: Props) {
  const points = rows.flatMap(({ date, dayUtc, residuals }) => {
    const residual = residuals[quantity];
    return residual === undefined ? [] : [{ date, dayUtc, residual }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const least = points.reduce((least, { residual }) => Math.min(least, residual), 0);
  const most = points.reduce((most, { residual }) => Math.max(most, residual), 0);
  const x = scaleLinear()
    .domain(first === last ? [first.dayUtc - 1, first.dayUtc + 1] : [first.dayUtc, last.dayUtc])
    .range([LEFT + 12, WIDTH - 8]);
  const y = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .range([HEIGHT - BOTTOM - 6, 8]);
  const labelled = [...new Set([least, 0, most])].filter(
    (value) => value === 0 || Math.abs(value) > LEAST_LABELLED * (most - least),
  );
  const { title, unit, isSigned } = RESIDUALS[quantity];
  const isOneDay = dayText(first.date) === dayText(last.date);
  const dateText = (iso: string) =>
    isOneDay ? iso.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ') : dayText(iso);
  return (
    <figure className="validation-years">
      <figcaption>{`${title}, ${unit}, by date${isSigned ? ': ours less the table’s' : ''}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {labelled.map((value) => (
          <text key={value} x={LEFT} y={y(value) + 4} textAnchor="end">
            {figureText(value).replace('-', '−')}
          </text>
        ))}
        <text x={LEFT + 12} y={HEIGHT - 4}>
          {dateText(first.date)}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 4} textAnchor="end">
          {dateText(last.date)}
        </text>
        <line className="validation-limit" x1={LEFT + 4} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <g className="validation-year">
          {points.map(({ dayUtc, residual }) => (
            <circle key={dayUtc} cx={x(dayUtc)} cy={y(residual)} r={1.5} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

function dayText(iso: string): string {
  return iso.slice(0, 'YYYY-MM-DD'.length);
}
