import { useSelector } from '@xstate/react';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { CalculateBar } from './calculate-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FindField } from './find-field.tsx';
import { ObjectsTable } from './objects-table.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { PreparationNote } from './preparation-note.tsx';
import { SummaryBar } from './summary-bar.tsx';
import './filtering.css';

type Props = {
  readonly filtering: FilteringActor;
  readonly ownPresets: OwnPresetsActor;
  /** User-defined objects, calculated beside the selected ones. */
  readonly userDefinedObjects: number;
  /** A calculation runs; its progress may be shown in a popup. */
  readonly isCalculating: boolean;
  readonly isProgressShown: boolean;
  readonly onCalculate: () => void;
  /** Stops the calculation that runs; absent while none does. */
  readonly onStop?: (() => void) | undefined;
};

/** The second screen: which objects can be observed, and which of them to calculate. */
export function FilteringScreen(props: Props) {
  const { filtering, ownPresets, userDefinedObjects, isCalculating, isProgressShown, onCalculate, onStop } =
    props;
  const filters = useSelector(filtering, ({ context }) => context.filters);
  const isLoading = useSelector(filtering, (state) => state.matches('loading'));
  const hasFailed = useSelector(filtering, (state) => state.matches('failed'));

  return (
    <div className="filtering">
      <SummaryBar filtering={filtering} userDefinedObjects={userDefinedObjects} />
      <CalculateBar
        filtering={filtering}
        isBusy={isLoading || hasFailed || isCalculating}
        onCalculate={onCalculate}
      />
      <div className="filtering-filters">
        <ActiveFilters
          filters={filters}
          onFilter={(change) => filtering.send({ type: 'filter.applied', change })}
          onClear={() => filtering.send({ type: 'filters.cleared' })}
        />
        <PresetMenu filtering={filtering} ownPresets={ownPresets} />
        <FilterSheet filtering={filtering} />
        <FindField filtering={filtering} />
      </div>
      <PreparationNote filtering={filtering} />
      <div className="filtering-table">
        <ObjectsTable filtering={filtering} />
        {isLoading || (isCalculating && !isProgressShown) ? (
          <SpinnerOverlay
            label={isLoading ? 'Looking for observable objects' : 'Calculating'}
            onStop={isLoading ? undefined : onStop}
          />
        ) : null}
      </div>
    </div>
  );
}
