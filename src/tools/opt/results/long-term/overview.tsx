import { memo } from 'react';
import type { ChartsActor, OverviewOrder } from '#machines/opt/charts.ts';
import { sized } from '#parts/charts/sized.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { TimeAxis } from '#parts/charts/time-axis.tsx';
import { useWidth } from '#parts/charts/use-width.ts';
import { timeScale } from '#parts/charts/time-scale.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { ABSENT } from '#parts/quantities/number-text.ts';
import { Segmented } from '#ui/segmented.tsx';
import { spansText } from './summary-bar.tsx';
import { inOrder, lengthText, type OverviewRow } from './overview-rows.ts';
import { PickButton } from './pick-button.tsx';
import './overview.css';

/** Height of the bars of one object, CSS px. */
const BAR_PX = 14;

type Props = {
  readonly rows: readonly OverviewRow[];
  readonly order: OverviewOrder;
  /** Designator of the object whose chart is shown. */
  readonly shown: string;
  readonly charts: ChartsActor;
  readonly domain: Span;
  /** Nights, Julian dates UTC. */
  readonly nights: readonly Span[];
};

/** One line for every object: when it is observable by its thresholds. */
export function Overview({ rows, order, shown, charts, domain, nights }: Props) {
  const [ref, width] = useWidth<HTMLTableCellElement>();
  const never = rows.filter(({ spans }) => spans.length === 0).length;
  const x = timeScale(domain, width);
  const night = spanPath(nights, x, 0, BAR_PX);
  return (
    <section className="overview" aria-labelledby="overview-title">
      <div className="spread">
        <h2 id="overview-title">When each object is observable</h2>
        <span className="row">
          <output className="muted small">
            {never === 0
              ? ''
              : `${never} of ${rows.length} never ${never === 1 ? 'meets its' : 'meet their'} thresholds`}
          </output>
          <Segmented<OverviewOrder>
            label="Sort by"
            options={[
              { id: 'first', title: 'First window' },
              { id: 'longest', title: 'Longest window' },
            ]}
            value={order}
            onChange={(chosen) => charts.send({ type: 'order.chosen', order: chosen })}
          />
        </span>
      </div>
      <p className="overview-key small muted">
        <span className="row">
          <span className="overview-swatch" /> meets its thresholds at night above the horizon
        </span>
        <span className="row">
          <span className="overview-swatch" data-up /> above the horizon at night
        </span>
      </p>
      <table>
        <caption className="visually-hidden">
          When each object meets its thresholds at night above the horizon, UTC
        </caption>
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col" ref={ref}>
              <span className="visually-hidden">Observable</span>
              <TimeAxis domain={domain} width={width} />
            </th>
            <th scope="col">First, UTC</th>
            <th scope="col">Longest</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, order).map((row) => (
            <Line
              key={row.table.designator}
              row={row}
              isShown={row.table.designator === shown}
              charts={charts}
              start={domain.start}
              end={domain.end}
              night={night}
              width={width}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LineProps = {
  readonly row: OverviewRow;
  readonly isShown: boolean;
  readonly charts: ChartsActor;
  readonly start: number;
  readonly end: number;
  readonly night: string;
  readonly width: number;
};

/** Drawn anew only when its own object changed: a threshold is moved once for each frame, and there may be 250 lines. */
const Line = memo(function Line({ row, isShown, charts, start, end, night, width }: LineProps) {
  const { table, spans, up, longest } = row;
  const [first] = spans;
  const x = timeScale({ start, end }, width);
  return (
    <tr data-shown={isShown || undefined}>
      <th scope="row">
        <PickButton object={table} isShown={isShown} charts={charts} />
      </th>
      <td>
        <svg {...sized(width, BAR_PX)} aria-hidden>
          <rect className="chart-backdrop" width={width} height={BAR_PX} />
          <path className="chart-night" d={night} />
          <path className="overview-up" d={spanPath(up, x, BAR_PX - 5, 3)} />
          <path className="chart-bar" d={spanPath(spans, x, 2, BAR_PX - 7)} />
        </svg>
        <span className="visually-hidden">{spansText(spans)}</span>
      </td>
      <td className="figures">{first === undefined ? 'never' : calendarText(first.start)}</td>
      <td className="figures">{longest === undefined ? ABSENT : lengthText(longest)}</td>
    </tr>
  );
});
