import { useSelector } from '@xstate/react';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { NIGHT_SUN_ALTITUDE_DEG, OBLIQUITY_J2000_ARCSEC } from '#engine/constants.ts';
import { hasMore, totalText } from '#machines/opt/filtering/filtering-rules.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { rowsFound } from '#machines/opt/filtering/listed-rows.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import type { TableEntry } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { objectColumns } from './object-columns.tsx';

/** Columns before the text of a row with an error: checkbox and object. */
const ERROR_FROM = 2;

type Props = { readonly filtering: FilteringActor };

/** The objects that pass the filters, with the range of every quantity over the time frame. */
export function ObjectsTable({ filtering }: Props) {
  const context = useSelector(filtering, ({ context: whole }) => whole);
  const { filters, sorting, phrase, selected, total } = context;
  const rows = rowsFound(context);
  const isLoading = useSelector(filtering, (state) => state.matches('loading'));
  const isLoadingMore = useSelector(filtering, (state) => state.matches('loadingMore'));
  const isFailed = useSelector(filtering, (state) => state.matches('failed'));
  const more = useSelector(filtering, ({ context }) => hasMore(context));

  const columns = objectColumns({
    rows,
    filters,
    sorting,
    selected,
    onFilter: (change) => filtering.send({ type: 'filter.applied', change }),
    onSort: (column) => filtering.send({ type: 'sorting.chosen', column }),
    onToggleRow: (designator) => filtering.send({ type: 'row.toggled', designator }),
    onToggleAll: () => filtering.send({ type: 'selection.toggled' }),
  });
  const loadMore = (): void => filtering.send({ type: 'more.requested' });

  return (
    <DataTable
      label="Observable objects, with the range of each quantity over the time frame"
      columns={columns}
      entries={rows.map((row) => entryOf(row, selected))}
      empty={isLoading || isLoadingMore ? null : <NoObjects isFailed={isFailed} filtering={filtering} />}
      onNearEnd={loadMore}
      question={[filters, sorting, phrase]}
      footer={
        more ? (
          <Button
            kind="quiet"
            size="small"
            unavailable={isLoadingMore ? 'They are being loaded' : undefined}
            onPress={loadMore}
          >
            {isLoadingMore
              ? 'Loading more objects…'
              : `More objects, ${context.rows.length} of ${totalText(total)} shown`}
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
  return <NothingThere filtering={filtering} />;
}

/** No object fulfils the criteria, or none of those that do matches the phrase. */
function NothingThere({ filtering }: Props) {
  const { rows, phrase } = useSelector(filtering, ({ context }) => context);
  const total = useSelector(filtering, ({ context }) => context.total);
  if (rows.length === 0) return <NothingFulfils filtering={filtering} />;
  const showAll = (
    <Button onPress={() => filtering.send({ type: 'phrase.typed', phrase: '' })}>Show the whole list</Button>
  );
  return (
    <EmptyState title={`“${withoutDirectionControls(phrase).trim()}” is not in the list.`} action={showAll}>
      {total < MAX_TOTAL_RESULTS
        ? 'The list holds the objects that fulfil the criteria.'
        : `The list holds the first ${MAX_TOTAL_RESULTS} objects that fulfil the criteria: sort it by another column, or narrow a filter, to see others.`}
    </EmptyState>
  );
}

function NothingFulfils({ filtering }: Props) {
  const observatory = useSelector(filtering, ({ context: { plan } }) => plan?.observatory);
  const isIncomplete = useSelector(filtering, ({ context }) => context.preparation !== undefined);
  if (isIncomplete) return <EmptyState title="No objects fulfilling the criteria have been found yet." />;
  const clear = (
    <Button onPress={() => filtering.send({ type: 'filters.cleared' })}>Clear all filters</Button>
  );
  return (
    <EmptyState title="There are no objects fulfilling the criteria." action={clear}>
      {observatory === undefined ? null : emptyHint(observatory)}
    </EmptyState>
  );
}

/** Nearer to a pole than this there are dates on which the Sun does not sink to astronomical night. */
const WHITE_NIGHTS_FROM_DEG = 90 + NIGHT_SUN_ALTITUDE_DEG - OBLIQUITY_J2000_ARCSEC / 3600;

/** What to try when no object fulfils the criteria, seen from an observatory. */
export function emptyHint({ code, latitude }: Pick<Observatory, 'code' | 'latitude'>): string {
  const hint = 'Relax a filter below a column heading, or choose a longer time frame.';
  if (code === GEOCENTRE_CODE || Math.abs(latitude) < WHITE_NIGHTS_FROM_DEG) return hint;
  return `${hint} At this latitude the Sun may never be ${-NIGHT_SUN_ALTITUDE_DEG}° below the horizon in the time frame; without a dark night nothing can be observed.`;
}
