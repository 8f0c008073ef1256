import { type PointerEvent, useState } from 'react';
import type { ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import type { LongTermObject } from '#machines/opt/charts/long-term-object.ts';
import { LONG_TERM_PLOTS, type ObjectSeries, type PlotKey } from '#machines/opt/charts/long-term-plots.ts';
import { excludedShares, observableMarks, type SkySamples } from '#machines/opt/charts/observability.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { markedSpans, nearestIndex, type Span, spanPath } from '#parts/charts/spans.ts';
import { TimeAxis } from '#parts/charts/time-axis.tsx';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { ExcludedShares } from '../excluded-shares.tsx';
import { sunAndMoon } from '../sky.ts';
import { darkSpans } from './dark-spans.ts';
import { LANE } from './lane.tsx';
import { LaneRow } from './lane-row.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { TimeCursor } from './time-cursor.tsx';
import './lanes.css';

type Props = {
  readonly table: ObjectTable;
  /** Its plotted series, and the same compared with its thresholds. */
  readonly series: ObjectSeries;
  readonly object: LongTermObject;
  readonly charts: ChartsActor;
  readonly isFilled: boolean;
  readonly sky: SkySamples;
  /** The obstructed part of the sky at the site. */
  readonly obstruction: Obstruction | undefined;
  readonly sunMoon: Pick<PlotTables, 'object' | 'sunmoon'>;
  /** The time frame, Julian dates UTC. */
  readonly domain: Span;
};

/** The plots of one object below each other on one time axis, with the bars of when it can be observed. */
export function LongTermChart(props: Props) {
  const { table, series, object, charts, isFilled, sky, obstruction, sunMoon, domain } = props;
  const message = messageOf(table);
  const [ref, width] = useWidth<HTMLDivElement>();
  const [cursor, setCursor] = useState<number>();
  const [current, setCurrent] = useState<PlotKey>();
  const { timestamps } = object;
  const moment = cursor === undefined ? undefined : timestamps[cursor];
  const { designator } = table;
  const x = timeScale(domain, width);
  const { nights, moonlight } = sunAndMoon(sunMoon);
  const night = spanPath(nights, x, 0, LANE.height);
  const moonlit = spanPath(moonlight, x, 0, LANE.height);
  const onPointer = ({ target, clientX }: PointerEvent<HTMLElement>) => {
    const plot = target instanceof Element ? target.closest<HTMLElement>('[data-plot]') : null;
    if (plot === null) return onLeave();
    const { left } = plot.getBoundingClientRect();
    const pointed = domain.start + ((clientX - left) / width) * (domain.end - domain.start);
    setCurrent(LONG_TERM_PLOTS.find(({ key }) => key === plot.dataset['plot'])?.key);
    setCursor(nearestIndex(timestamps, pointed));
  };
  const onLeave = () => {
    setCurrent(undefined);
    setCursor(undefined);
  };

  return (
    <section aria-label={`Plots of ${objectTitle(table)}`}>
      <header className="long-term-head">
        <h2 className="designation">{objectTitle(table)}</h2>
        <span className="figures muted">
          {moment === undefined ? 'All times UTC' : `${calendarText(moment)} UTC`}
        </span>
      </header>
      {message === undefined ? null : (
        <p className="long-term-message" role="note">
          {message}
        </p>
      )}
      <div className="lanes" onPointerMove={onPointer} onPointerDown={onPointer} onPointerLeave={onLeave}>
        <div className="lanes-measure" ref={ref} />
        {LONG_TERM_PLOTS.map((definition) => {
          const { key, title } = definition;
          const plot = object.plots[key];
          if (plot === undefined) return <p key={key} className="lane-empty">{`${title}: no values`}</p>;
          return (
            <LaneRow
              key={key}
              charts={charts}
              designator={designator}
              definition={definition}
              plot={plot}
              timestamps={timestamps}
              domain={domain}
              width={width}
              night={night}
              moonlight={moonlit}
              cursor={cursor}
              isCurrent={current === key}
              isFilled={isFilled}
            />
          );
        })}
        <SummaryBar
          title="Meets every threshold"
          spans={markedSpans(timestamps, object.observableAll)}
          domain={domain}
          width={width}
        />
        <SummaryBar
          title="and dark, above the horizon"
          spans={darkSpans(sky, (nightSky) => observableMarks(object, nightSky, obstruction))}
          domain={domain}
          width={width}
          isStrong
        />
        {message === undefined ? (
          <p className="summary-excluded">
            <ExcludedShares
              designator={designator}
              shares={excludedShares(object, sky, obstruction)}
              charts={charts}
            />
          </p>
        ) : null}
        <div className="lane-row lane-row-axis">
          <span>Cursor</span>
          <div className="lane-plot">
            <TimeAxis domain={domain} width={width} />
            <TimeCursor series={series} cursor={cursor} onMove={setCursor} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Why an object has no plots, or not to the end. */
function messageOf({ error, data }: ObjectTable): string | undefined {
  return error ?? (data.length === 0 ? NO_EPHEMERIDES_MESSAGE : undefined);
}
