import type { PopulationOrder } from '#contract/sovt/sovt-state.ts';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import { lostText } from '#machines/objects/listed-object.ts';
import type { PopulationColumn, PopulationRow } from '#machines/sovt/population-list.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import type { DataColumn } from '#ui/table/data-column.ts';

type Actions = {
  readonly press: (column: PopulationColumn) => void;
  readonly choose: (row: PopulationRow) => void;
};

/** The columns of the population, every one of which sorts it. */
export function populationColumns(
  order: PopulationOrder,
  { press, choose }: Actions,
): readonly DataColumn<PopulationRow>[] {
  const sort = (column: PopulationColumn) => ({
    direction: order.by === column ? order.direction : undefined,
    onPress: () => press(column),
  });
  return [
    {
      key: 'object',
      title: 'Object',
      width: 190,
      isSticky: true,
      isRowHeader: true,
      sort: sort('object'),
      cell: (row) => (
        <button type="button" className="population-name" onClick={() => choose(row)}>
          {[row.label, lostText(row)].filter((part) => part !== undefined).join(', ')}
        </button>
      ),
    },
    {
      key: 'brightest',
      title: 'Brightest',
      unit: 'mag',
      width: 96,
      align: 'end',
      sort: sort('brightest'),
      cell: ({ brightest }) => brightest.toFixed(1),
    },
    {
      key: 'brightestAt',
      title: 'Brightest on',
      unit: 'UTC',
      width: 120,
      sort: sort('brightestAt'),
      cell: ({ brightestAt }) => dayText(msOfMjd(brightestAt)),
    },
    {
      key: 'window',
      title: 'Next window',
      unit: 'UTC',
      width: 190,
      sort: sort('window'),
      cell: ({ window }) => (window === undefined ? '–' : windowText(window)),
    },
    {
      key: 'motion',
      title: 'Computed by',
      width: 150,
      isDeskOnly: true,
      cell: ({ isIntegrated, hits }) =>
        hits ? 'Integrated, until impact' : isIntegrated ? 'Integrated' : 'Keplerian',
    },
  ];
}

function windowText({ start, end }: NonNullable<PopulationRow['window']>): string {
  return `${dayText(msOfMjd(start))} – ${dayText(msOfMjd(end))}`;
}
