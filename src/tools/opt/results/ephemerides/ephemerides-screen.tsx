import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PlotTables } from '#contract/opt/calculation.ts';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import { shownColumns } from '#machines/opt/calculation/columns.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import type { TableEntry } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { showRows } from '#parts/planning/show-rows.ts';
import { EmptyState } from '#ui/content/empty-state.tsx';
import type { ColumnsActor } from '#machines/opt/calculation/columns.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { excludedShares } from '#machines/opt/charts/observability.ts';
import { settingsOf } from '#machines/opt/charts/thresholds.ts';
import { ExcludedShares, type ExcludedSharesProps } from '../excluded-shares.tsx';
import type { SiteNights } from '../site-nights.ts';
import { skyInNights, skySamples } from '../sky.ts';
import { ephemerisColumns } from './ephemeris-columns.tsx';
import { calculatedObjects, type EphemerisRow, chosenRows } from './ephemeris-rows.ts';
import { headedEntries } from './headed-entries.tsx';
import { EphemeridesToolbar } from './ephemerides-toolbar.tsx';
import { RowsOf } from './row-provenance.tsx';
import './ephemerides.css';

/** Columns before the text of an object without rows: its name. */
const MESSAGE_FROM = 1;

type Props = {
  readonly calculation: Calculation;
  /** The sky by half hours, by which long-term plots say what thresholds exclude; undefined while it is not there. */
  readonly shortTerm: PlotTables | undefined;
  readonly columns: ColumnsActor;
  readonly telescopes: TelescopesActor;
  /** The nights of the time frame; undefined at the geocentre, where there is none. */
  readonly nights: SiteNights | undefined;
  /** Offset from UTC of the clock at the site; undefined where there is none. */
  readonly placeClock: string | undefined;
  /** What is observable follows the thresholds of the long-term plots. */
  readonly charts: ChartsActor;
  /** The obstructed part of the sky at the observatory. */
  readonly obstruction: Obstruction | undefined;
  /** Opens the popup in which columns are chosen one by one. */
  readonly onConfigureColumns: () => void;
};

/** The calculated rows, object by object, each folded to its first row until it is opened. */
export function EphemeridesScreen(props: Props) {
  const { calculation, shortTerm, columns, telescopes, nights, placeClock, charts, obstruction } = props;
  const view = useSelector(columns, ({ context }) => context);
  const thresholds = useSelector(charts, ({ context }) => context.thresholds);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { result, request } = calculation;
  const zone = view.clock === 'local' ? placeClock : undefined;
  const notation = { calendarDates: view.calendarDates, sexagesimal: view.sexagesimal, zone };
  const headedBy = view.choice === 'observer' ? nights : undefined;
  const choice = {
    endJulianDate: Math.floor(request.query.julianDateEnd - 0.5) + 0.5,
    onlyObservable: view.onlyObservable,
    byNight: view.onlyAtNight ? headedBy : undefined,
    limits: view.limits,
    zone,
    thresholds,
    obstruction,
  };
  const chosen = chosenRows(choice);
  const groups = calculatedObjects(result, choice).map((calculated) => {
    const rows = chosen(calculated);
    const isUnfolded = unfolded.has(calculated.object.designator);
    return { ...calculated, chosen: rows, visible: isUnfolded ? rows : rows.slice(0, 1) };
  });
  const units = new Map(
    result.object.fields.map((field, index) => [field, result.object.units[index] ?? '']),
  );

  const fold = {
    unfolded,
    onToggle: (designator: string) => setUnfolded(withNameToggled(unfolded, designator)),
  };
  const entries = groups.flatMap(({ object, rows, visible }) => {
    const [first, ...others] =
      headedBy === undefined
        ? visible.map(entryOf)
        : headedEntries({ calculated: rows, visible }, { ...fold, nights: headedBy, zone });
    if (first === undefined || !view.onlyObservable || rows.length === 0)
      return first ? [first, ...others] : [];
    const series = seriesOf(object, result.object);
    const shares = excludedShares(
      longTermObject(series, settingsOf(thresholds, object.designator, series)),
      skyInNights(skySamples(object.designator, result, shortTerm), headedBy),
      obstruction,
    );
    return [first, excludedEntry(first.row, { shares, charts, isHeaded: headedBy !== undefined }), ...others];
  });

  return (
    <div className="ephemerides" ref={showTable}>
      <EphemeridesToolbar
        columns={columns}
        isByNights={headedBy !== undefined}
        onConfigureColumns={props.onConfigureColumns}
        calculation={calculation}
        notation={notation}
        placeClock={placeClock}
        calculated={groups.reduce((sum, { rows }) => sum + rows.length, 0)}
        visible={groups.flatMap(({ visible }) => visible)}
        all={groups.flatMap(({ chosen: rows }) => rows)}
        areAllUnfolded={result.object.data.every(({ designator }) => unfolded.has(designator))}
        onUnfoldAll={(isUnfolded) =>
          setUnfolded(new Set(isUnfolded ? result.object.data.map(({ designator }) => designator) : []))
        }
      />
      <RowsOf calculation={calculation} telescopes={telescopes}>
        <DataTable
          label="Ephemerides"
          columns={ephemerisColumns({
            shown: shownColumns(view),
            units,
            notation,
            isHeaded: headedBy !== undefined,
            ...fold,
          })}
          entries={entries}
          empty={<EmptyState title={NO_EPHEMERIDES_MESSAGE} />}
        />
      </RowsOf>
    </div>
  );
}

function showTable(screen: HTMLElement | null): void {
  showRows(screen?.querySelector('.data-table-frame') ?? null);
}

type Excluded = Omit<ExcludedSharesProps, 'designator'> & { readonly isHeaded: boolean };

/** The entry below the first row of an object: how much of its time at night each threshold excludes. */
function excludedEntry(row: EphemerisRow, { isHeaded, ...excluded }: Excluded): TableEntry<EphemerisRow> {
  const { designator } = row.object;
  const text = <ExcludedShares designator={designator} {...excluded} />;
  return {
    key: `${designator} thresholds`,
    row: { ...row, isFirst: false },
    message: { from: isHeaded ? 0 : MESSAGE_FROM, text },
  };
}

function entryOf(row: EphemerisRow): TableEntry<EphemerisRow> {
  return {
    key: row.key,
    row,
    isGroup: row.isFirst,
    isMuted: !row.isUp,
    ...(row.message === undefined ? {} : { message: { from: MESSAGE_FROM, text: row.message } }),
  };
}

function withNameToggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
