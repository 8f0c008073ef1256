import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { APPROACH_FILTER_MOST } from '#contract/fvt/fvt-state.ts';
import { type FilteredQuantity, type FilterEnds, removedEnd } from '#machines/fvt/approach-filter.ts';
import { OTHER_ORDERS } from '#contract/fvt/fvt-state.ts';
import type { OtherOrder } from '#machines/fvt/approach-order.ts';
import type { ApproachSearchActor } from '#machines/fvt/approach-search.ts';
import { Button } from '#ui/buttons/button.tsx';
import { removedEndText } from '#ui/fields/accepted-value.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FilterButton } from '#ui/table/filter-button.tsx';

/** Which of the approaches that were found are listed, and how they are ordered where no head of a column says it. */
export function ListChoices({ search }: { search: ApproachSearchActor }) {
  return (
    <div className="fvt-list-choices">
      {QUANTITIES.map((quantity) => (
        <Filter key={quantity} quantity={quantity} search={search} />
      ))}
      <Order search={search} />
    </div>
  );
}

const QUANTITIES = ['distanceLd', 'diameterM'] as const;

const WORDS: Readonly<Record<FilteredQuantity, { readonly title: string; readonly unit: string }>> = {
  distanceLd: { title: 'Distance', unit: 'LD' },
  diameterM: { title: 'Diameter', unit: 'm' },
};

function Filter({ quantity, search }: { quantity: FilteredQuantity; search: ApproachSearchActor }) {
  const filter = useSelector(search, ({ context }) => context.filter);
  const [gone, setGone] = useState<ReturnType<typeof removedEnd>>();
  const ends = filter[quantity];
  const { title, unit } = WORDS[quantity];
  const field = (end: 'min' | 'max', label: string) => (
    <NumberField
      label={label}
      unit={unit}
      min={0}
      max={APPROACH_FILTER_MOST[quantity]}
      value={ends?.[end]}
      placeholder="any"
      remark={gone?.end === end ? removedEndText(gone.was, gone.beyond) : undefined}
      onCommit={(value) => {
        setGone(removedEnd(filter, quantity, { end, value }));
        search.send({ type: 'filter-end.chosen', quantity, end, value });
      }}
    />
  );
  return (
    <FilterButton
      label="approaches"
      summary={`${title} ${filterSummary(ends, unit)}`}
      isActive={ends !== undefined}
    >
      {(close) => (
        <div className="fvt-filter">
          {field('min', 'From')}
          {field('max', 'To')}
          <Button
            size="small"
            isDisabled={ends === undefined}
            onPress={() => {
              setGone(undefined);
              search.send({ type: 'filter.cleared', quantity });
              close();
            }}
          >
            List all
          </Button>
        </div>
      )}
    </FilterButton>
  );
}

const ORDER_TITLES: Readonly<Record<OtherOrder, string>> = {
  distance: 'Nearest first',
  speed: 'Fastest first',
  size: 'Largest first',
  magnitude: 'Lowest magnitude first',
};

function Order({ search }: { search: ApproachSearchActor }) {
  const order = useSelector(search, ({ context }) => context.order);
  const chosen = OTHER_ORDERS.find((by) => by === order?.by);
  return (
    <Select
      label="Sort by"
      isLabelHidden
      value={chosen ?? 'columns'}
      options={[
        { id: 'columns' as const, title: 'By column' },
        ...OTHER_ORDERS.map((id) => ({ id, title: ORDER_TITLES[id] })),
      ]}
      onChange={(id) => search.send({ type: 'order.chosen', by: id === 'columns' ? undefined : id })}
    />
  );
}

/** The ends of a filter in a few characters: `any`, `≤ 1 LD`, `≥ 140 m`, `0.5 to 1 LD`. */
function filterSummary(ends: FilterEnds | undefined, unit: string): string {
  const { min, max } = ends ?? {};
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${unit}`;
  if (max !== undefined) return `≤ ${max} ${unit}`;
  return min === undefined ? 'any' : `≥ ${min} ${unit}`;
}
