import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import {
  type ColumnChoice,
  type ColumnsActor,
  shownColumns,
  type TableNotation,
} from '#machines/opt/calculation/columns.ts';
import type { Notation } from '#parts/quantities/cell-text.ts';
import { zoneTitle } from '#parts/time-zone/local-time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { type EphemerisRow, hasValues } from './ephemeris-rows.ts';
import { FileOptionsButton } from '../downloads/file-options-button.tsx';
import { limitTexts } from './row-limits.ts';
import { RowLimitsButton } from './row-limits-button.tsx';
import './ephemerides-toolbar.css';

type Props = {
  readonly columns: ColumnsActor;
  readonly onConfigureColumns: () => void;
  /** The rows are below heads of their nights, and can be limited to those at which an object is up in them. */
  readonly isByNights: boolean;
  readonly calculation: Calculation;
  readonly notation: Notation;
  /** Zone of the observatory; undefined where there is no local time. */
  readonly placeClock: string | undefined;
  /** How many rows were calculated. */
  readonly calculated: number;
  /** Rows of the table as it is shown. */
  readonly visible: readonly EphemerisRow[];
  /** All rows, with every object unfolded. */
  readonly all: readonly EphemerisRow[];
  readonly areAllUnfolded: boolean;
  readonly onUnfoldAll: (isUnfolded: boolean) => void;
};

const OBSERVABLE =
  'Observable: the Sun is below −18°, the object above the horizon, and the thresholds of its long-term plots are met. Rows in daylight or below the horizon are grey.';

/** What the table shows and how, and its downloads. */
export function EphemeridesToolbar(props: Props) {
  const { columns, onConfigureColumns, notation, placeClock, areAllUnfolded, onUnfoldAll } = props;
  const view = useSelector(columns, ({ context }) => context);
  const shown = shownColumns(view);
  const [isUnfolded, setUnfolded] = useState(false);
  const Fold = isUnfolded ? ChevronUp : ChevronDown;
  const isByNight = props.isByNights && view.onlyAtNight;
  const hasLimits =
    view.onlyObservable || isByNight || limitTexts({ limits: view.limits, zone: notation.zone }).length > 0;

  return (
    <section
      className="ephemerides-toolbar"
      aria-label="Table settings"
      data-unfolded={isUnfolded || undefined}
    >
      <Button
        className="ephemerides-fold"
        kind={hasLimits ? 'attention' : 'plain'}
        aria-expanded={isUnfolded}
        {...(hasLimits ? { 'aria-label': 'Settings, rows are limited' } : {})}
        onPress={() => setUnfolded(!isUnfolded)}
      >
        Settings
        <Fold className="icon" aria-hidden />
      </Button>
      <div className="ephemerides-group">
        <Switch
          isSelected={view.onlyObservable}
          onChange={() => columns.send({ type: 'observable.toggled' })}
        >
          Only observable timestamps
        </Switch>
        <InfoMark label="About observable timestamps" text={OBSERVABLE} />
        {!props.isByNights ? null : (
          <Switch isSelected={isByNight} onChange={() => columns.send({ type: 'night.toggled' })}>
            {isByNight
              ? `Up at night only: ${props.all.filter(hasValues).length} of ${props.calculated} rows`
              : 'Up at night only'}
          </Switch>
        )}
        <RowLimitsButton
          limits={view.limits}
          zone={notation.zone}
          onChange={(limits) => columns.send({ type: 'rows.limited', limits })}
        />
        <Switch isSelected={view.calendarDates} onChange={() => columns.send({ type: 'calendar.toggled' })}>
          Calendar dates
        </Switch>
        <Segmented<TableNotation['clock']>
          label="Clock of the dates"
          options={[
            { id: 'utc', title: 'UTC' },
            {
              id: 'local',
              title: placeClock === undefined ? 'Local' : zoneTitle(placeClock),
              isDisabled: placeClock === undefined,
            },
          ]}
          value={notation.zone === undefined ? 'utc' : 'local'}
          onChange={(clock) => columns.send({ type: 'clock.chosen', clock })}
        />
        <Switch isSelected={view.sexagesimal} onChange={() => columns.send({ type: 'sexagesimal.toggled' })}>
          Sexagesimal
        </Switch>
      </div>
      <div className="ephemerides-group-end">
        <div className="ephemerides-columns">
          <Button kind="quiet" onPress={() => onUnfoldAll(!areAllUnfolded)}>
            {areAllUnfolded ? 'Collapse all' : 'Expand all'}
          </Button>
          <Segmented<ColumnChoice>
            label="Columns"
            options={[
              { id: 'default', title: 'Default' },
              { id: 'observer', title: 'Observer' },
              { id: 'all', title: 'All' },
              {
                id: 'user',
                title: view.choice === 'user' ? `User defined, ${shown.length}` : 'User defined',
              },
            ]}
            value={view.choice}
            onChange={(choice) =>
              choice === 'user' ? onConfigureColumns() : columns.send({ type: 'choice.made', choice })
            }
          />
          {view.choice === 'user' ? <Button onPress={onConfigureColumns}>Edit columns</Button> : null}
        </div>
        <DownloadMenu
          {...props}
          onlyAtNight={isByNight}
          view={view}
          shown={shown}
          onFailure={() => columns.send({ type: 'download.failed' })}
        />
        <FileOptionsButton
          files={view.files}
          onChange={(files) => columns.send({ type: 'files.chosen', files })}
        />
      </div>
    </section>
  );
}
