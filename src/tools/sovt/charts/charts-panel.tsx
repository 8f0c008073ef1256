import './charts-panel.css';
import { useSelector } from '@xstate/react';
import { Download, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { activePath, type ActivePath } from '../details/active-object.ts';
import type { SovtSession } from '../sovt-session.ts';
import { chartRows } from './chart-rows.ts';
import { PathCharts } from './path-charts.tsx';
import { saveCharts } from './save-charts.ts';
import { WindowsList } from './windows-list.tsx';

const AXES = [
  { id: 'dates', title: 'Dates' },
  { id: 'days', title: 'Days' },
] as const;

/** The charts of the selected object, while the chart mode is on. */
export function ChartsPanel({ session }: { session: SovtSession }) {
  const { sources, clock } = session;
  const { chartAxis } = session.sovt.getSnapshot().context;
  const axis = useSelector(chartAxis, ({ context }) => context.axis);
  useSelector(sources.objects, ({ context }) => context);
  useSelector(sources.paths, ({ context }) => context);
  const active = activePath(sources);
  const isEmpty = active?.file.rows === 0;
  useEffect(() => {
    if (isEmpty) reportError(new Error('there are no chart data')); // reported to the console alone
  }, [isEmpty]);
  return (
    <section className="charts-panel" aria-label="Charts">
      <header className="spread">
        <h2 className="charts-title">charts</h2>
        <div className="charts-actions">
          {active === undefined ? null : (
            <>
              <Segmented
                label="Horizontal axis"
                options={AXES}
                value={axis}
                onChange={(chosen) => chartAxis.send({ type: 'axis.chosen', axis: chosen })}
              />
              <Button size="small" onPress={() => void saveCharts(active, clock.now())}>
                <Download className="icon" aria-hidden />
                CSV
              </Button>
            </>
          )}
          <IconButton
            label="Close charts"
            size="small"
            icon={<X className="icon" aria-hidden />}
            onPress={() => sources.settings.send({ type: 'panel.closed' })}
          />
        </div>
      </header>
      {active === undefined ? (
        <p className="small muted">
          Select a calculated object to chart its distance, phase angle and magnitude.
        </p>
      ) : (
        <>
          <div className="charts-body">
            <PathCharts active={active} sources={sources} countsDays={axis === 'days'} />
            <WindowsList active={active} session={session} />
          </div>
          <ChartTable active={active} />
        </>
      )}
    </section>
  );
}

const COLUMNS = [
  { title: 'Date' },
  { title: 'Days' },
  { title: 'Distance to Earth', unit: 'au' },
  { title: 'Phase angle', unit: 'deg' },
  { title: 'Visual magnitude', unit: 'mag' },
];

/** The charts for those who do not see them: the first day of each month; every day is in the file. */
function ChartTable({ active }: { active: ActivePath }) {
  const { row, file } = active;
  const rows = useMemo(() => chartRows({ file }).filter(([date]) => date.endsWith('-01')), [file]);
  return (
    <PlainTable
      isHidden
      caption={`Charts of ${row.title} by month`}
      columns={COLUMNS}
      rows={rows.map((cells) => ({ key: cells[0], cells }))}
    />
  );
}
