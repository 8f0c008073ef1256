import type { Filters } from '#contract/opt/saved-filters.ts';
import {
  clearedFilters,
  type FilterChange,
  isMinimumFilter,
  isOptionFilter,
  OPTION_FILTERS,
} from '#machines/opt/filtering/filters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/content/chip.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { type FilteredColumn, limitingColumns, limitText } from './limits-text.ts';

type Props = {
  readonly filters: Filters;
  readonly onFilter: (change: FilterChange) => void;
  readonly onClear: () => void;
};

/** The filters in force, each removable, and all of them at once. */
export function ActiveFilters({ filters, onFilter, onClear }: Props) {
  const limiting = limitingColumns(filters);
  return (
    <section className="active-filters desk-only" aria-label="Active filters">
      <span className="small muted">{limiting.length === 0 ? 'No filters on' : 'Filters on'}</span>
      {limiting.map((name) => (
        <Chip
          key={name}
          isActive
          text={limitText(name, filters)}
          onRemove={() => onFilter(withoutLimit(name))}
        />
      ))}
      <Switch
        isSelected={filters.includeLost === true}
        onChange={(isIncluded) => onFilter({ kind: 'lost', isIncluded })}
      >
        Include lost comets
      </Switch>
      <Button kind="quiet" size="small" onPress={onClear}>
        Clear all filters
      </Button>
    </section>
  );
}

/** The change that takes the limit of a column away. */
function withoutLimit(name: FilteredColumn): FilterChange {
  if (isOptionFilter(name)) return { kind: 'options', options: { [name]: OPTION_FILTERS[name] } };
  const { ranges, minimums } = clearedFilters();
  if (isMinimumFilter(name)) {
    return { kind: 'minimum', name, filter: minimums[name] };
  }
  const filter = ranges[name];
  if (filter === undefined) throw new RangeError(`no cleared filter for ${name}`);
  return { kind: 'range', name, filter };
}
