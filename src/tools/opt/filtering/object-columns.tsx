import '#parts/objects/object-colours.css';
import { MINIMUM_FILTER_NAMES, RANGE_FILTER_NAMES, type FilterName } from '#contract/opt/filters.ts';
import type { FilteredObject, SortColumn } from '#contract/opt/filtering.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import type { FilterChange, OptionFilterName } from '#machines/opt/filtering/filters.ts';
import { objectKind, objectTitle } from '#machines/objects/listed-object.ts';
import { termOf } from '#parts/glossary/term-of.ts';
import { Definition } from '#parts/glossary/term.tsx';
import { LostMark } from '#parts/objects/lost-mark.tsx';
import { isSelectable, selectionState } from '#machines/opt/filtering/selection.ts';
import type { Sorting } from '#machines/opt/filtering/listed-rows.ts';
import { LOST_FROM } from '#engine/uncertainty/estimate.ts';
import { POSITION_UNKNOWN } from '#parts/quantities/uncertainty-text.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { ColumnSort, DataColumn } from '#ui/table/data-column.ts';
import { ColumnFilter } from './column-filter.tsx';
import type { FilteredColumn } from './limits-text.ts';
import { FILTER_TITLES, rangeText, unitText } from './filter-texts.ts';

/** What the columns need beside their rows. */
export type ColumnsInput = {
  readonly filters: Filters;
  readonly sorting: Sorting;
  readonly rows: readonly FilteredObject[];
  readonly selected: ReadonlySet<string>;
  readonly onFilter: (change: FilterChange) => void;
  readonly onSort: (column: SortColumn) => void;
  readonly onToggleRow: (designator: string) => void;
  readonly onToggleAll: () => void;
};

type Column = DataColumn<FilteredObject>;

/** CSS pixels: all columns together fit a window of 1440, its scrollbar beside them. */
const WIDTHS: Readonly<Record<FilteredColumn, number>> = {
  database: 64,
  bodyType: 64,
  orbitType: 54,
  risk: 54,
  pha: 54,
  magnitude: 78,
  sunElongation: 95,
  moonElongation: 95,
  galaxyLatitude: 78,
  skyMovement: 112,
  densityOfStars: 80,
  skyUncertainty: 80,
  elevation: 90,
  moonglow: 76,
  nrOfDaysUnobserved: 112,
  observationArc: 60,
};

/** Characters from which a text may be cut off in its cell. */
const LONG_TEXT = { name: 20, property: 9, range: 13 } as const;

/** The two quantities that decide, which stay on a phone. */
const ON_PHONE: readonly FilterName[] = ['magnitude', 'elevation'];

/** Columns of the list of observable objects: checkbox, object, properties, then the range of every quantity. */
export function objectColumns(input: ColumnsInput): Column[] {
  return [
    checkboxColumn(input),
    {
      key: 'object',
      title: 'Object',
      sort: sortOf(input, 'object'),
      width: 152,
      isSticky: true,
      isRowHeader: true,
      cell: (row) => (
        <span className="listed-name">
          <span
            className={`designation object-${objectKind(row)}`}
            title={whole(objectTitle(row), LONG_TEXT.name)}
          >
            {objectTitle(row)}
          </span>
          <LostMark object={row} />
          {isUncertain(row) ? <Badge text="1 σ > 1°" tone="attention" meaning={POSITION_UNKNOWN} /> : null}
        </span>
      ),
    },
    property(input, 'database', (row) => row.database),
    property(input, 'bodyType', (row) => row.bodyType.name),
    property(input, 'orbitType', (row) => row.orbitType),
    property(input, 'risk', (row) => (row.risk ? 'Risk' : undefined)),
    property(input, 'pha', (row) => (row.pha ? 'PHA' : undefined)),
    ...[...RANGE_FILTER_NAMES, ...MINIMUM_FILTER_NAMES].map((name) => quantity(input, name)),
  ];
}

/** Whether the place of an object that does not count as lost is worth nothing in some night of the time frame. */
function isUncertain({ filters, lost }: FilteredObject): boolean {
  if (lost !== undefined) return false;
  const { maxValue = 0 } = filters.find(({ name }) => name === 'skyUncertainty') ?? {};
  return maxValue > LOST_FROM;
}

function checkboxColumn({ rows, selected, onToggleRow, onToggleAll }: ColumnsInput): Column {
  const selectable = rows.filter(isSelectable);
  const checked = selectable.filter(({ designator }) => selected.has(designator)).length;
  const state = selectionState({ rows, selected });
  return {
    key: 'checkbox',
    width: 40,
    isSticky: true,
    title: (
      <Checkbox
        aria-label={`Select all, ${checked} of ${selectable.length} selected`}
        isSelected={state === 'all'}
        isIndeterminate={state === 'some'}
        isDisabled={selectable.length === 0}
        onChange={onToggleAll}
      />
    ),
    cell: (row) =>
      isSelectable(row) ? (
        <Checkbox
          aria-label={`Select ${objectTitle(row)}`}
          isSelected={selected.has(row.designator)}
          onChange={() => onToggleRow(row.designator)}
        />
      ) : (
        <b className="objects-error-mark">{row.error === undefined ? '' : '!'}</b>
      ),
  };
}

function property(
  input: ColumnsInput,
  name: OptionFilterName,
  read: (row: FilteredObject) => string | undefined,
): Column {
  return {
    ...column(input, name),
    isDeskOnly: true,
    cell: (row) => {
      const text = read(row);
      return text === undefined ? (
        <span className="muted">–</span>
      ) : (
        <span title={whole(text, LONG_TEXT.property)}>{text}</span>
      );
    },
  };
}

function quantity(input: ColumnsInput, name: FilterName): Column {
  return {
    ...column(input, name),
    unit: unitText(name),
    align: 'end',
    isDeskOnly: !ON_PHONE.includes(name),
    cell: (row) => {
      const values = row.filters.find((filter) => filter.name === name);
      const text = rangeText(name, values?.minValue, values?.maxValue, values?.atMost);
      return (
        <span className="listed-range" title={whole(text, LONG_TEXT.range)}>
          {text}
        </span>
      );
    },
  };
}

/** The tooltip of a text that may not have room in its cell. */
function whole(text: string, most: number): string | undefined {
  return text.length > most ? text : undefined;
}

function column(input: ColumnsInput, name: FilteredColumn): Omit<Column, 'cell'> {
  const { filters, onFilter } = input;
  const { short, long } = FILTER_TITLES[name];
  const term = termOf(long);
  return {
    key: name,
    title: short,
    meaning: term === undefined ? short === long ? undefined : long : <Definition name={term} />,
    sort: sortOf(input, name),
    width: WIDTHS[name],
    filter: <ColumnFilter name={name} filters={filters} onChange={onFilter} />,
  };
}

function sortOf({ sorting, onSort }: ColumnsInput, column: SortColumn): ColumnSort {
  const direction = sorting.order === 'asc' ? 'ascending' : 'descending';
  return {
    direction: column === sorting.column ? direction : undefined,
    onPress: () => onSort(column),
  };
}
