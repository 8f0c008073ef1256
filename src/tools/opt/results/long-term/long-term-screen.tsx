import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { settingsOf } from '#machines/opt/charts/thresholds.ts';
import { useSwipe } from '#parts/charts/swipe.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { ROUTES } from '#parts/routes.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { archiveOf } from '../../archive-link.ts';
import { ChartTable } from '../downloads/chart-table.tsx';
import { RowProvenance, RowsOf } from '../ephemerides/row-provenance.tsx';
import { PlotsMissing, usePlots } from '../plots.tsx';
import type { ResultsProps } from '../results-props.ts';
import type { SiteNights } from '../site-nights.ts';
import { skySamples, sunAndMoon } from '../sky.ts';
import { useObstruction } from '../use-obstruction.ts';
import { LongTermChart } from './long-term-chart.tsx';
import { longTermTable, LongTermTools } from './long-term-tools.tsx';
import { ObjectList } from './object-list.tsx';
import { overviewRows } from './overview-rows.ts';
import { Overview } from './overview.tsx';
import './long-term.css';

const NO_OBJECTS: readonly ObjectTable[] = [];

type LongTermProps = ResultsProps & {
  /** The nights of the time frame; undefined at the geocentre, where there is none. */
  readonly nights: SiteNights | undefined;
};

/** The plots of one object over the whole time frame, and who of all objects is observable when. */
export function LongTermScreen({ opt, calculation: calculated, nights }: LongTermProps) {
  const { request, result } = calculated;
  const workflows = useSelector(opt, ({ context }) => context);
  const { charts, calculation, telescopes } = workflows;
  const {
    shown,
    advanced,
    order,
    tables: asTable,
    thresholds,
  } = useSelector(charts, ({ context }) => context);
  const obstruction = useObstruction(workflows);
  const longTerm = usePlots(calculation, 'longTerm');
  const shortTerm = usePlots(calculation, 'shortTerm');
  const isTable = asTable.includes('long-term');
  const objects = longTerm.kind === 'ready' ? longTerm.tables.object.data : NO_OBJECTS;
  const place = Math.max(
    0,
    objects.findIndex(({ designator }) => designator === shown),
  );
  const turn = useCallback(
    (by: -1 | 1) => {
      const next = objects[place + by];
      if (next !== undefined) charts.send({ type: 'object.picked', designator: next.designator });
    },
    [charts, objects, place],
  );
  const { julianDateStart: start, julianDateEnd: end } = request.query;
  const domain = useMemo(() => ({ start, end }), [start, end]);
  const swipe = useSwipe(turn);
  if (longTerm.kind === 'loading') return <SpinnerOverlay label="Loading the plots" />;
  if (longTerm.kind === 'failed') return <PlotsMissing onRetry={longTerm.onRetry} />;
  const table = objects[place];
  if (table === undefined)
    return (
      <EmptyState title="No object was calculated">
        <Link href={ROUTES.optFiltering}>Choose other objects in Filtering.</Link>
      </EmptyState>
    );

  const { designator } = table;
  const { tables } = longTerm;
  const series = seriesOf(table, tables.object);
  const settings = settingsOf(thresholds, designator, series);
  const fine = shortTerm.kind === 'ready' ? shortTerm.tables : undefined;
  return (
    <RowsOf calculation={calculated} telescopes={telescopes}>
      <LongTermTools
        charts={charts}
        designator={designator}
        series={series}
        isTable={isTable}
        tables={tables}
        request={request}
      />
      <div className="results-view long-term">
        <ObjectList objects={objects} shown={designator} charts={charts} />
        <div className="long-term-main">
          <ObjectTurner place={place} objects={objects} onTurn={turn} />
          {isTable ? (
            <div className="long-term-table">
              <ChartTable label="Long-term plots" table={longTermTable([table], tables.object, thresholds)} />
            </div>
          ) : (
            <div {...swipe}>
              <LongTermChart
                key={designator}
                table={table}
                series={series}
                object={longTermObject(series, settings)}
                charts={charts}
                isFilled={advanced}
                sky={skySamples(designator, result, fine)}
                obstruction={obstruction}
                sunMoon={fine ?? result}
                domain={domain}
              />
            </div>
          )}
          <Overview
            rows={overviewRows(
              { longTerm: tables, result, shortTerm: fine },
              thresholds,
              nights,
              obstruction,
            )}
            order={order}
            shown={designator}
            charts={charts}
            domain={domain}
            nights={sunAndMoon(fine ?? result).nights}
          />
        </div>
      </div>
    </RowsOf>
  );
}

type ObjectTurnerProps = {
  readonly objects: readonly ObjectTable[];
  /** Index of the one whose chart is shown. */
  readonly place: number;
  readonly onTurn: (by: -1 | 1) => void;
};

/** On a phone, where there is no room for the list: the objects one by one, as by swiping. */
const ObjectTurner = memo(function ObjectTurner({ objects, place, onTurn }: ObjectTurnerProps) {
  const object = objects[place];
  const archive = object && archiveOf(object);
  return (
    <div className="long-term-turn phone-only">
      <IconButton
        label="Previous object"
        icon={<ChevronLeft className="icon" aria-hidden />}
        unavailable={place === 0 ? 'This is the first object' : undefined}
        onPress={() => onTurn(-1)}
      />
      <span className="row small">
        <span className="figures">{`${place + 1} of ${objects.length}`}</span>
        <span className="muted">{sourceText(object?.database)}</span>
        {archive === undefined ? null : <OutsideLink href={archive}>Previous observations</OutsideLink>}
        {object === undefined ? null : <RowProvenance object={object} />}
      </span>
      <IconButton
        label="Next object"
        icon={<ChevronRight className="icon" aria-hidden />}
        unavailable={place === objects.length - 1 ? 'This is the last object' : undefined}
        onPress={() => onTurn(1)}
      />
    </div>
  );
});
