import { useSelector } from '@xstate/react';
import { scaleLinear } from 'd3-scale';
import { type PointerEvent, useMemo, useState } from 'react';
import { chartDataOf } from '#client/sovt/chart-data.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { mjdOfMs } from '#machines/kit/julian-date.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { sized, useWidth } from '#parts/charts/drawing-size.ts';
import type { Span } from '#parts/charts/spans.ts';
import { AXIS_PX, TimeAxis } from '#parts/charts/time-axis.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { ActivePath } from '../details/active-object.ts';
import { type Seen, seenAt } from '../details/seen-at.ts';
import { observableSpans } from '../observable-spans.ts';
import type { SovtSources } from '../sovt-session.ts';
import { type ChartKind, CHARTS, domainOf } from './chart-domains.ts';
import { Chart, VALUES_PX } from './chart.tsx';

export type PathChartsProps = {
  active: ActivePath;
  sources: SovtSources;
  /** The axis counts days instead of showing dates. */
  countsDays: boolean;
};

/** Height of a plot, CSS px: beside one another, and one below the other, where all three are to be seen at once. */
const HEIGHT_PX = 96;
const STACKED_PX = 56;

/**
 * Distance, phase and magnitude of the selected object over its path, in one moment. The moment is that of the timeline; where a
 * pointer hovers it is the one below that, and dragging or keys move the date.
 */
export function PathCharts({ active, sources, countsDays }: PathChartsProps) {
  const { row, file, calculated } = active;
  const { timeline, settings } = sources;
  const date = useSimulatedDate(timeline);
  const [hovered, setHovered] = useState<number>();
  const [measure, width] = useWidth<HTMLDivElement>();
  const data = useMemo(() => chartDataOf(file), [file]);
  const timestamps = useMemo(() => data.epochs.map((epoch) => epoch + MJD_ORIGIN), [data]);
  const elongation = useSelector(settings, ({ context }) => leastElongation(context.settings));
  const { magnitudeLimit, objectData } = calculated;
  const windows = useMemo(
    () => observableSpans(file, magnitudeLimit, elongation),
    [file, magnitudeLimit, elongation],
  );
  const [start, end] = [timestamps[0], timestamps.at(-1)];
  if (start === undefined || end === undefined) return null;
  const span = { start, end };
  const ms = hovered ?? date;
  const seen = seenAt(file, objectData, mjdOfMs(ms));
  const isStacked = matchMedia('(max-width: 640px)').matches;
  const plotWidth = Math.max(1, width - VALUES_PX);
  const momentAt = (event: PointerEvent): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - left) / plotWidth));
    return unixTimeFromJulianDate(start + part * (end - start));
  };
  const moveTo = (moment: number) => timeline.send({ type: 'slider.moved', ms: moment });
  return (
    <div className={classNames('sovt-charts', row.perturbedOn && 'sovt-charts-perturbed')}>
      <input
        type="range"
        className="visually-hidden"
        aria-label="Date in the charts"
        aria-valuetext={spokenText(ms, seen)}
        min={0}
        max={Math.round(end - start)}
        value={Math.round(julianDateFromUnixTime(date) - start)}
        onChange={(event) => moveTo(unixTimeFromJulianDate(start + Number(event.target.value)))}
      />
      {CHARTS.map(({ kind, title, unit }, index) => (
        <figure key={kind} className="sovt-chart" ref={index === 0 ? measure : undefined}>
          <figcaption className="spread small">
            <span>
              {title} <span className="muted">{unit}</span>
            </span>
            <span className="sovt-chart-now">{valueText(valueOf(seen, kind))}</span>
          </figcaption>
          <div
            className="sovt-chart-plot"
            onPointerMove={(event) => {
              if (event.buttons === 1) moveTo(momentAt(event));
              setHovered(event.buttons === 1 ? undefined : momentAt(event));
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setHovered(undefined);
              moveTo(momentAt(event));
            }}
            onPointerLeave={() => setHovered(undefined)}
          >
            <Chart
              timestamps={timestamps}
              values={data[kind]}
              domain={domainOf(data, kind, magnitudeLimit)}
              isReversed={kind === 'apparentMag'}
              span={span}
              windows={windows}
              limit={kind === 'apparentMag' ? magnitudeLimit : undefined}
              cursor={julianDateFromUnixTime(ms)}
              value={valueOf(seen, kind)}
              width={width}
              height={isStacked ? STACKED_PX : HEIGHT_PX}
            />
          </div>
          {isStacked && index < CHARTS.length - 1 ? null : countsDays ? (
            <DayAxis span={span} width={plotWidth} />
          ) : (
            <TimeAxis domain={span} width={plotWidth} />
          )}
        </figure>
      ))}
    </div>
  );
}

function valueOf(seen: Seen | undefined, kind: ChartKind): number | undefined {
  if (seen === undefined) return undefined;
  return kind === 'apparentMag' ? seen.magnitude : seen[kind];
}

function valueText(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(2);
}

function spokenText(ms: number, seen: Seen | undefined): string {
  const values = CHARTS.map(({ kind, title, unit }) => `${title} ${valueText(valueOf(seen, kind))} ${unit}`);
  return `${momentText(ms)} UTC: ${values.join(', ')}`;
}

/** Width that one label has, CSS px. */
const LABEL_PX = 56;

/** The labels below a chart that counts days from the first one. */
function DayAxis({ span, width }: { readonly span: Span; readonly width: number }) {
  const scale = scaleLinear()
    .domain([0, span.end - span.start])
    .range([0, width]);
  return (
    <svg className="time-axis" {...sized(width, AXIS_PX)} aria-hidden>
      {scale.ticks(Math.max(1, Math.floor(width / LABEL_PX))).map((day) => (
        <g key={day} transform={`translate(${Math.round(scale(day))} 0)`}>
          <line y2={5} />
          <text y={18} textAnchor={day === 0 ? 'start' : 'middle'}>
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
