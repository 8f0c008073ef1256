import { sized } from '#parts/charts/drawing-size.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';

const BAR_PX = 12;

type Props = {
  readonly title: string;
  readonly spans: readonly Span[];
  readonly domain: Span;
  readonly width: number;
  /** Whether it has the accent colour: it is what the others come to. */
  readonly isStrong?: boolean;
};

/** A bar below all lanes. */
export function SummaryBar({ title, spans, domain, width, isStrong = false }: Props) {
  const x = timeScale(domain, width);
  return (
    <div className="lane-row summary" data-strong={isStrong || undefined}>
      <span>{title}</span>
      <div className="lane-plot">
        <svg {...sized(width, BAR_PX)} aria-hidden>
          <rect className="chart-bar-track" width={width} height={BAR_PX} />
          <path className="chart-bar" d={spanPath(spans, x, 0, BAR_PX)} />
        </svg>
        <span className={spans.length === 0 ? 'summary-never small muted' : 'visually-hidden'}>
          {spansText(spans)}
        </span>
      </div>
    </div>
  );
}

/** When it is, in words: the first stretches of time, and how many more there are. */
export function spansText(spans: readonly Span[]): string {
  if (spans.length === 0) return 'never';
  const first = spans
    .slice(0, 3)
    .map(({ start, end }) => `${calendarText(start)} to ${calendarText(end)} UTC`);
  return [...first, ...(spans.length > 3 ? [`and ${spans.length - 3} more`] : [])].join(', ');
}
