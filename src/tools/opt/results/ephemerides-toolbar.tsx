import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { Calculation } from '#machines/opt/calculation-rules.ts';
import { shownColumns, type ColumnChoice } from '#machines/opt/columns.ts';
import { DOWNLOAD_KINDS, type DownloadKind } from '#parts/downloads/save-table.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/button.tsx';
import { InfoMark } from '#ui/info-mark.tsx';
import { Menu } from '#ui/menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import type { ColumnsActor } from '#machines/opt/columns.ts';
import { downloadRows } from './download-rows.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';

type Props = {
  readonly columns: ColumnsActor;
  readonly onConfigureColumns: () => void;
  readonly calculation: Calculation;
  /** Rows of the table as it stands. */
  readonly visible: readonly EphemerisRow[];
  /** The same with every object unfolded. */
  readonly all: readonly EphemerisRow[];
  readonly areAllUnfolded: boolean;
  readonly onUnfoldAll: (isUnfolded: boolean) => void;
};

const OBSERVABLE =
  'Observable: the Sun is below −18° and the object above the horizon. The other rows are written in grey.';

/** What the table shows and how, and its downloads. */
export function EphemeridesToolbar(props: Props) {
  const { clock } = usePage();
  const { columns, onConfigureColumns, calculation, visible, all, areAllUnfolded, onUnfoldAll } = props;
  const view = useSelector(columns, ({ context }) => context);
  const shown = shownColumns(view);

  return (
    <section className="ephemerides-toolbar" aria-label="Table settings">
      <div className="ephemerides-group">
        <Switch
          isSelected={view.onlyObservable}
          onChange={() => columns.send({ type: 'observable.toggled' })}
        >
          Only observable timestamps
        </Switch>
        <InfoMark label="About observable timestamps" text={OBSERVABLE} />
        <Switch isSelected={view.calendarDates} onChange={() => columns.send({ type: 'calendar.toggled' })}>
          Calendar dates
        </Switch>
        <Switch isSelected={view.sexagesimal} onChange={() => columns.send({ type: 'sexagesimal.toggled' })}>
          Sexagesimal
        </Switch>
      </div>
      <div className="ephemerides-group ephemerides-group-end">
        <Button kind="quiet" onPress={() => onUnfoldAll(!areAllUnfolded)}>
          {areAllUnfolded ? 'Collapse all' : 'Expand all'}
        </Button>
        <Segmented<ColumnChoice>
          label="Columns"
          options={[
            { id: 'default', title: 'Default' },
            { id: 'all', title: 'All' },
            { id: 'user', title: view.choice === 'user' ? `User defined, ${shown.length}` : 'User defined' },
          ]}
          value={view.choice}
          onChange={(choice) =>
            choice === 'user' ? onConfigureColumns() : columns.send({ type: 'choice.made', choice })
          }
        />
        {view.choice === 'user' ? <Button onPress={onConfigureColumns}>Edit columns</Button> : null}
        <Menu
          label="Download"
          trigger={
            <Button>
              <Download className="icon" aria-hidden />
              Download
            </Button>
          }
          entries={DOWNLOAD_KINDS}
          onChoose={(kind) =>
            void downloadRows(
              kind as DownloadKind,
              kind === 'csv' ? all : visible,
              shown,
              view,
              calculation,
              clock.now(),
            )
          }
        />
      </div>
    </section>
  );
}
