import { useSelector } from '@xstate/react';
import { ListFilter, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { countText } from '#contract/text/count-text.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { ColumnFilter } from './column-filter.tsx';
import { FILTER_TITLES } from './filter-texts.ts';
import { ALL_FILTERED_COLUMNS, limitingColumns } from './limits-text.ts';

/** On a phone, where the columns have no room for their filters: all of them in one sheet. */
export function FilterSheet({ filtering }: { readonly filtering: FilteringActor }) {
  const filters = useSelector(filtering, ({ context }) => context.filters);
  const [isOpen, setOpen] = useState(false);
  const count = limitingColumns(filters).length;

  return (
    <div className="filter-sheet-bar phone-only">
      <Button onPress={() => setOpen(true)}>
        <ListFilter className="icon" aria-hidden />
        {countText(count, 'filter')}
      </Button>
      <Button kind="quiet" onPress={() => filtering.send({ type: 'reset.requested' })}>
        <RotateCcw className="icon" aria-hidden />
        Reset all
      </Button>
      {isOpen ? (
        <Dialog
          title="Filters"
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onPress={() => filtering.send({ type: 'filters.cleared' })}>Clear all filters</Button>
              <Button kind="primary" onPress={() => setOpen(false)}>
                Done
              </Button>
            </>
          }
        >
          <ul className="filter-sheet">
            {ALL_FILTERED_COLUMNS.map((name) => (
              <li key={name}>
                <span>
                  <Glossed words={FILTER_TITLES[name].long} />
                </span>
                <ColumnFilter
                  name={name}
                  filters={filters}
                  onChange={(change) => filtering.send({ type: 'filter.applied', change })}
                />
              </li>
            ))}
          </ul>
          <Switch
            isSelected={filters.includeLost === true}
            onChange={(isIncluded) =>
              filtering.send({ type: 'filter.applied', change: { kind: 'lost', isIncluded } })
            }
          >
            Include lost comets
          </Switch>
        </Dialog>
      ) : null}
    </div>
  );
}
