import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import { shownColumns } from '#machines/opt/calculation/columns.ts';
import type { TelescopesActor } from '#machines/planning/telescopes.ts';
import type { TableEntry } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import type { ColumnsActor } from '#machines/opt/calculation/columns.ts';
import type { Thresholds } from '#machines/opt/charts/thresholds.ts';
import type { SiteNights } from '../site-nights.ts';
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
  readonly columns: ColumnsActor;
  readonly telescopes: TelescopesActor;
  /** The nights of the time frame; undefined at the geocentre, where there is none. */
  readonly nights: SiteNights | undefined;
  /** Offset from UTC of the clock at the site; undefined where there is none. */
  readonly placeClock: string | undefined;
  /** Of the long-term plots: what is observable follows them. */
  readonly thresholds: Thresholds;
  /** What blocks the view at the observatory. */
  readonly obstruction: Obstruction | undefined;
  /** Opens the popup in which columns are chosen one by one. */
  readonly onConfigureColumns: () => void;
};

/** The calculated rows, object by object, each folded to its first row until it is opened. */
export function EphemeridesScreen(props: Props) {
  const {
    calculation,
    columns,
    telescopes,
    nights,
    placeClock,
    thresholds,
    obstruction,
    onConfigureColumns,
  } = props;
  const view = useSelector(columns, ({ context }) => context);
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
    return { calculated: calculated.rows, rows, visible: isUnfolded ? rows : rows.slice(0, 1) };
  });
  const units = new Map(
    result.object.fields.map((field, index) => [field, result.object.units[index] ?? '']),
  );

  const fold = {
    unfolded,
    onToggle: (designator: string) => setUnfolded(toggled(unfolded, designator)),
  };
  const entries =
    headedBy === undefined
      ? groups.flatMap(({ visible }) => visible.map(entryOf))
      : groups.flatMap((group) => headedEntries(group, { ...fold, nights: headedBy, zone }));

  return (
    <div className="ephemerides">
      <EphemeridesToolbar
        columns={columns}
        isByNights={headedBy !== undefined}
        onConfigureColumns={onConfigureColumns}
        calculation={calculation}
        notation={notation}
        placeClock={placeClock}
        calculated={groups.reduce((sum, { calculated }) => sum + calculated.length, 0)}
        visible={groups.flatMap(({ visible }) => visible)}
        all={groups.flatMap(({ rows }) => rows)}
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

function entryOf(row: EphemerisRow): TableEntry<EphemerisRow> {
  return {
    key: row.key,
    row,
    isGroup: row.isFirst,
    isMuted: !row.isUp,
    ...(row.message === undefined ? {} : { message: { from: MESSAGE_FROM, text: row.message } }),
  };
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
