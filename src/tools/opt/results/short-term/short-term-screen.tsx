import { useSelector } from '@xstate/react';
import type { PlotTables } from '#contract/opt/calculation.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { windowOf } from '#machines/opt/charts/plot-windows.ts';
import { nightOfFrame } from '#machines/opt/tonight/site-nights.ts';
import { GREENWICH, type TimeZone } from '#machines/planning/time-frame.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { usePage } from '#parts/page.tsx';
import { calendarText, sourceText } from '#parts/quantities/cell-text.ts';
import { knownText } from '#parts/quantities/number-text.ts';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { nightText } from '../../night-text.ts';
import { ChartTableButtons } from '../downloads/chart-table-buttons.tsx';
import { ChartTable, saveChartTable } from '../downloads/chart-table.tsx';
import { RowsOf } from '../ephemerides/row-provenance.tsx';
import { PlotsMissing, usePlots } from '../plots.tsx';
import type { ResultsProps } from '../results-props.ts';
import { useObstruction } from '../use-obstruction.ts';
import { DayControl } from './day-control.tsx';
import { DayTimelines } from './day-timelines.tsx';
import { CELLS, dayWindow, shownDay } from './day-window.ts';
import { TimelineLegend } from './legend.tsx';
import { localTime, twilightText } from './moment-texts.ts';
import { objectDay, type ObjectDay, skyDay, type SkyDay } from './short-term-day.ts';
import './short-term.css';

/** The altitude of every object through one day, from noon to noon. */
export function ShortTermScreen({ opt, calculation: calculated }: ResultsProps) {
  const { request } = calculated;
  const { clock } = usePage();
  const workflows = useSelector(opt, ({ context }) => context);
  const { charts, calculation, filtering, telescopes } = workflows;
  const chosen = useSelector(charts, ({ context }) => context.day);
  const plan = useSelector(filtering, ({ context }) => context.plan);
  const zone = plan?.timeFrame.timezone ?? GREENWICH;
  const obstruction = useObstruction(workflows);
  const isTable = useSelector(charts, ({ context }) => context.tables.includes('short-term'));
  const frame = plan?.timeFrame ?? { start: '', end: '' };
  const date = shownDay(chosen, frame);
  const loaded = usePlots(calculation, 'shortTerm', windowOf(date, frame));
  if (plan === undefined) return <SpinnerOverlay label="Loading the plots" />;
  if (loaded.kind === 'failed') return <PlotsMissing onRetry={loaded.onRetry} />;

  const night = nightOfFrame(frame, date, plan.observatory);
  const day = dayWindow(night, plan.observatory, zone);
  const sky = loaded.kind === 'ready' ? skyDay(loaded.tables, day) : undefined;
  const tables = loaded.kind === 'ready' ? loaded.tables : undefined;
  const days =
    tables?.object.data.map((object) => objectDay(object, tables.object, day, sky?.sun ?? [], obstruction)) ??
    [];
  const table = sky && shortTermTable(days, sky, zone);
  const save = (rows: TextTable, shown: PlotTables) => {
    const file = {
      title: 'Short-term',
      table: rows,
      span: { start: day.start, end: day.end - 1 / CELLS },
      stepDays: 1 / CELLS,
      clock: `UTC; local times are those of ${zone.name}`,
      remarks: [['Night', nightText(night, { site: plan.observatory, zone })] as const],
    };
    void saveChartTable(file, shown, request, clock.now());
  };
  const twilight = sky && twilightText(sky.twilight, zone);
  return (
    <RowsOf calculation={calculated} telescopes={telescopes}>
      <div className="results-tools">
        <DayControl
          date={date}
          night={night}
          day={day}
          plan={plan}
          onDay={(next) => charts.send({ type: 'day.chosen', day: next })}
        />
        {twilight === undefined ? null : (
          <span className="figures">
            <span className="muted">Twilight </span>
            {twilight}
          </span>
        )}
        <span className="row">
          <ChartTableButtons
            charts={charts}
            view="short-term"
            isTable={isTable}
            onSave={() => (table && tables ? save(table, tables) : undefined)}
          />
        </span>
      </div>
      <div className="results-view short-term">
        {sky === undefined || table === undefined ? (
          <SpinnerOverlay label="Loading the plots" />
        ) : isTable ? (
          <ChartTable label="Short-term plots" table={table} />
        ) : (
          <>
            <DayTimelines days={days} sky={sky} day={day} zone={zone} />
            <TimelineLegend hasHorizon={obstruction !== undefined} />
          </>
        )}
      </div>
    </RowsOf>
  );
}

/** What the timelines of a day show, in rows: where every object is at every half hour, with the Sun and Moon. */
function shortTermTable(days: readonly ObjectDay[], sky: SkyDay, zone: TimeZone): TextTable {
  return {
    columns: [
      { name: 'Object', unit: '' },
      { name: 'Source', unit: '' },
      { name: 'Time', unit: 'UTC' },
      { name: 'Local time', unit: zone.name },
      { name: 'Altitude', unit: 'deg' },
      { name: 'Azimuth', unit: 'deg' },
      { name: 'View', unit: '' },
      { name: 'Sun altitude', unit: 'deg' },
      { name: 'Moon altitude', unit: 'deg' },
    ],
    rows: days.flatMap(({ object, cells }) =>
      cells.map(({ moment, altitude, azimuth, isBlocked }, index) => [
        objectTitle(object),
        sourceText(object.database),
        calendarText(moment),
        localTime(moment, zone),
        degrees(altitude),
        degrees(azimuth),
        isBlocked ? 'blocked' : 'free',
        degrees(sky.sun[index]),
        degrees(sky.moon[index]),
      ]),
    ),
  };
}

function degrees(value: number | null | undefined): string {
  return knownText(value ?? undefined, 1);
}
