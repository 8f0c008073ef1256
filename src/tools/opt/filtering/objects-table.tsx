import { useSelector } from '@xstate/react';
import type { FilteredObject } from '#contract/filtering.ts';
import { hasMore, totalText } from '#machines/opt/filtering-rules.ts';
import { Button } from '#ui/button.tsx';
import type { TableEntry } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { FilteringActor } from '#machines/opt/filtering.ts';
import { useFiltering } from './use-filtering.ts';
import { emptyHint } from './empty-hint.ts';
import { objectColumns } from './object-columns.tsx';

/** Columns before the text of a row with an error: checkbox and object. */
const ERROR_FROM = 2;

type Props = { readonly filtering: FilteringActor };

/** The objects that pass the filters, with the range of every quantity over the time frame. */
export function ObjectsTable({ filtering }: Props) {
  const { rows, filters, selected, total } = useFiltering(filtering, (context) => context);
  const isLoading = useSelector(filtering, (state) => state.matches('loading'));
  const isLoadingMore = useSelector(filtering, (state) => state.matches('loadingMore'));
  const isFailed = useSelector(filtering, (state) => state.matches('failed'));
  const more = useFiltering(filtering, hasMore);

  const columns = objectColumns({
    rows,
    filters,
    selected,
    onFilter: (change) => filtering.send({ type: 'filter.applied', change }),
    onToggleRow: (designator) => filtering.send({ type: 'row.toggled', designator }),
    onToggleAll: () => filtering.send({ type: 'selection.toggled' }),
  });
  const loadMore = (): void => filtering.send({ type: 'more.requested' });

  return (
    <DataTable
      label="Observable objects, with the range of each quantity over the time frame"
      columns={columns}
      entries={rows.map((row) => entryOf(row, selected))}
      empty={isLoading ? null : <NoObjects isFailed={isFailed} filtering={filtering} />}
      onNearEnd={loadMore}
      question={filters}
      footer={
        more ? (
          <Button kind="quiet" size="small" isDisabled={isLoadingMore} onPress={loadMore}>
            {isLoadingMore
              ? 'Loading more objects…'
              : `More objects, ${rows.length} of ${totalText(total)} shown`}
          </Button>
        ) : undefined
      }
    />
  );
}

function entryOf(row: FilteredObject, selected: ReadonlySet<string>): TableEntry<FilteredObject> {
  return {
    key: row.designator,
    row,
    isSelected: selected.has(row.designator),
    ...(row.error === undefined ? {} : { message: { from: ERROR_FROM, text: row.error } }),
  };
}

function NoObjects({
  isFailed,
  filtering,
}: {
  readonly isFailed: boolean;
  readonly filtering: FilteringActor;
}) {
  if (isFailed) {
    const retry = <Button onPress={() => filtering.send({ type: 'refresh.requested' })}>Try again</Button>;
    return <EmptyState title="The list could not be loaded." action={retry} />;
  }
  return <NothingFulfils filtering={filtering} />;
}

function NothingFulfils({ filtering }: Props) {
  const observatory = useFiltering(filtering, ({ plan }) => plan?.observatory);
  const clear = (
    <Button onPress={() => filtering.send({ type: 'filters.cleared' })}>Clear all filters</Button>
  );
  return (
    <EmptyState title="There are no objects fulfilling the criteria." action={clear}>
      {observatory === undefined ? null : emptyHint(observatory)}
    </EmptyState>
  );
}
