import { memo } from 'react';
import { keysOf } from '#engine/typed-record.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { sized } from '#parts/charts/drawing-size.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { ABSENT } from '#parts/quantities/number-text.ts';
import { lengthText, type OverviewRow } from './overview-rows.ts';
import { PickButton } from './pick-button.tsx';
import { spansText } from './summary-bar.tsx';

/** Height of the bars of one object, CSS px. */
export const BAR_PX = 14;

/** Lines that are left out of the work together while out of sight: few boxes for the browser to watch. */
const GROUP_LINES = 25;

export type OverviewLinesProps = {
  readonly rows: readonly OverviewRow[];
  /** Designator of the object whose chart is shown. */
  readonly shown: string;
  readonly charts: ChartsActor;
  readonly domain: Span;
  readonly width: number;
  /** Nights as a path in a line. */
  readonly night: string;
};

/** The lines of all objects, in the order given. */
export function OverviewLines({ rows, ...rest }: OverviewLinesProps) {
  const starts = Array.from(
    { length: Math.ceil(rows.length / GROUP_LINES) },
    (_, group) => group * GROUP_LINES,
  );
  return starts.map((start) => <Group key={start} rows={rows.slice(start, start + GROUP_LINES)} {...rest} />);
}

/** Drawn again only when one of the objects in it changed: a threshold is moved once for each frame, and there may be 250. */
const Group = memo(function Group({ rows, shown, ...rest }: OverviewLinesProps) {
  return (
    <tbody style={{ '--overview-lines': rows.length }}>
      {rows.map((row) => {
        const { designator } = row.table;
        return <Line key={designator} row={row} isShown={designator === shown} {...rest} />;
      })}
    </tbody>
  );
}, areSame);

function areSame(
  { rows, ...rest }: OverviewLinesProps,
  { rows: others, ...other }: OverviewLinesProps,
): boolean {
  return (
    rows.length === others.length &&
    rows.every((row, index) => row === others[index]) &&
    keysOf(rest).every((key) => rest[key] === other[key])
  );
}

type LineProps = Omit<OverviewLinesProps, 'rows' | 'shown'> & {
  readonly row: OverviewRow;
  readonly isShown: boolean;
};

const Line = memo(function Line({ row, isShown, charts, domain, night, width }: LineProps) {
  const { table, spans, up, longest, whyNever } = row;
  const [first] = spans;
  const x = timeScale(domain, width);
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
        <span className={whyNever === undefined ? 'visually-hidden' : 'overview-never small muted'}>
          {whyNever ?? spansText(spans)}
        </span>
      </td>
      <td className="figures">{first === undefined ? 'never' : calendarText(first.start)}</td>
      <td className="figures">{longest === undefined ? ABSENT : lengthText(longest)}</td>
    </tr>
  );
});
