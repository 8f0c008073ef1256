import { useSelector } from '@xstate/react';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { filteredApproaches } from '#machines/fvt/approach-filter.ts';
import { type ApproachOrder, inOrder, type SortedColumn } from '#machines/fvt/approach-order.ts';
import { approachKey, approachTitle, isSameApproach } from '#machines/fvt/close-approach.ts';
import { chosenTarget } from '#machines/fvt/flyby.ts';
import type { FvtActor } from '#machines/fvt/fvt.ts';
import { Glossed, Term } from '#parts/glossary/term.tsx';
import { numberText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { flybyMoment } from '../flyby-date.ts';
import type { FvtSources } from '../fvt-session.ts';
import { ListChoices } from './list-choices.tsx';
import { sigmaNotes, sigmaText } from './sigma-text.ts';

/** Rows in sight at most; the others are scrolled to. */
const MOST_ROWS = 7;

const NOT_AVAILABLE = 'Flyby data are not available for this close approach.';

type Props = { readonly fvt: FvtActor; readonly sources: FvtSources; readonly now: () => number };

/** The close approaches that were found; one is selected by a click on its row, by keys on its name. */
export function ApproachTable({ fvt, sources: { search, flyby }, now }: Props) {
  const { approaches, order, filter } = useSelector(search, ({ context }) => context);
  const target = useSelector(flyby, ({ context }) => chosenTarget(context));
  const selected = target?.kind === 'approach' ? target.approach : undefined;
  if (approaches.length === 0) return null;
  const rows = inOrder(filteredApproaches(approaches, filter), order);
  const at = selected === undefined ? -1 : rows.findIndex((row) => isSameApproach(row, selected));
  return (
    <PanelSection>
      <ListChoices search={search} />
      <div className="fvt-approaches" style={{ '--rows': Math.min(Math.max(rows.length, 1), MOST_ROWS) }}>
        <DataTable
          label="Close approaches"
          columns={columnsOf(order, {
            press: (column) => search.send({ type: 'head.pressed', column }),
            choose: (approach) => fvt.send({ type: 'row.chosen', approach }),
            selected: at === -1 ? undefined : rows[at],
          })}
          entries={rows.map((row, index) => ({
            key: approachKey(row),
            row,
            isSelected: index === at,
            isMuted: !row.infvtarchive,
            ...(row.infvtarchive && { onPress: () => fvt.send({ type: 'row.chosen', approach: row }) }),
          }))}
          empty="No approach falls within these limits."
          shownRow={at === -1 ? undefined : at}
        />
      </div>
      {sigmaNotes(rows).map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
      <div className="fvt-files">
        <Button size="small" onPress={() => void files().then((file) => file.saveApproaches(rows, now()))}>
          CSV
        </Button>
        <Button
          size="small"
          onPress={() => void files().then((file) => file.saveApproachCalendar(rows, now()))}
        >
          iCal
        </Button>
      </div>
    </PanelSection>
  );
}

/** The code that writes files; it is fetched with the first of them. */
function files() {
  return import('./save-approaches.ts');
}

type Actions = {
  readonly press: (column: SortedColumn) => void;
  readonly choose: (approach: CloseApproach) => void;
  readonly selected: CloseApproach | undefined;
};

function columnsOf(order: ApproachOrder, actions: Actions): readonly DataColumn<CloseApproach>[] {
  const sort = (column: SortedColumn) => ({
    direction: order?.by === column ? order.direction : undefined,
    onPress: () => actions.press(column),
  });
  return [
    {
      key: 'object',
      title: 'Object name',
      width: 172,
      isSticky: true,
      isRowHeader: true,
      sort: sort('object'),
      cell: (row) => <Name row={row} {...actions} />,
    },
    {
      key: 'date',
      title: 'Approach date',
      unit: 'UTC',
      width: 144,
      sort: sort('date'),
      cell: (row) => flybyMoment(Date.parse(row.datetime)),
    },
    {
      key: 'lunar',
      title: <Term name="lunar-distance">Distance</Term>,
      unit: 'LD',
      width: 68,
      align: 'end',
      cell: (row) => row.distanceLd.toFixed(3),
    },
    {
      key: 'size',
      title: 'Diameter',
      unit: 'm',
      width: 76,
      align: 'end',
      cell: (row) => row.diam?.toFixed(1) ?? '–',
    },
    {
      key: 'speed',
      title: 'Speed',
      unit: 'km/s',
      width: 60,
      align: 'end',
      cell: (row) => row.speedKmS.toFixed(2),
    },
    { key: 'body', title: 'Main body', width: 76, sort: sort('body'), cell: (row) => row.mainBody.name },
    {
      key: 'distance',
      title: 'Distance',
      unit: 'km',
      width: 72,
      align: 'end',
      cell: (row) => numberText(row.distanceKm, 0),
    },
    { key: 'sigma', title: <Glossed words="1-sigma" />, width: 144, align: 'end', cell: sigmaText },
    {
      key: 'magnitude',
      title: <Glossed words="H" />,
      unit: 'mag',
      width: 56,
      align: 'end',
      cell: (row) => row.mag?.toFixed(1) ?? '–',
    },
  ];
}

function Name({ row, choose, selected }: { row: CloseApproach } & Pick<Actions, 'choose' | 'selected'>) {
  const { infvtarchive: isAvailable, datetime } = row;
  const object = approachTitle(row);
  return (
    <span className="fvt-name">
      <label className="orbit-name">
        <input
          type="radio"
          name="close-approach"
          checked={row === selected}
          disabled={!isAvailable}
          aria-label={`${object}, ${flybyMoment(Date.parse(datetime))}`}
          onChange={() => choose(row)}
        />
        {object}
      </label>
      {isAvailable ? null : <InfoMark label={`Why ${object} cannot be shown`} text={NOT_AVAILABLE} />}
    </span>
  );
}
