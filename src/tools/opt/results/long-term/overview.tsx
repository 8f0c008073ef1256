import { counted } from '#contract/text/count-text.ts';
import type { OverviewOrder } from '#machines/opt/charts/charts.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { TimeAxis } from '#parts/charts/time-axis.tsx';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { BAR_PX, OverviewLines, type OverviewLinesProps } from './overview-lines.tsx';
import { inOrder } from './overview-rows.ts';
import './overview.css';

type Props = Omit<OverviewLinesProps, 'width' | 'night'> & {
  readonly order: OverviewOrder;
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
              : `${never} of ${rows.length} never ${counted(never, 'meets its', 'meet their')} thresholds`}
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
        <OverviewLines
          rows={inOrder(rows, order)}
          shown={shown}
          charts={charts}
          domain={domain}
          width={width}
          night={night}
        />
      </table>
    </section>
  );
}
