import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import { mayGrow } from '#machines/opt/filtering/filtering-rules.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { rowsFound } from '#machines/opt/filtering/listed-rows.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { FirstCatalogueNote } from '#parts/first-catalogue-note.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Note } from '#ui/content/note.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CalculateBar } from './calculate-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ObjectsTable } from './objects-table.tsx';
import { preparationText } from './preparation-text.ts';
import { PresetMenu } from './preset-menu.tsx';
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
  const table = useRef<HTMLDivElement>(null);
  const filters = useSelector(filtering, ({ context }) => context.filters);
  const isLoading = useSelector(filtering, (state) => state.matches('loading'));
  const hasFailed = useSelector(filtering, (state) => state.matches('failed'));

  return (
    <div className="filtering">
      <button type="button" className="skip-to-rows" onClick={() => firstBox(table.current)?.focus()}>
        Skip to the rows
      </button>
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
      <div className="filtering-notes">
        <FirstCatalogueNote className="filtering-note" />
        <PreparationNote filtering={filtering} />
      </div>
      <div ref={table} className="filtering-table">
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

/** The box of the first row, before which there are dozens of controls. */
function firstBox(table: HTMLElement | null): HTMLInputElement | undefined {
  return table?.querySelector<HTMLInputElement>('tbody input') ?? undefined;
}

/** Looks for an object in the list, and says how many were found. */
function FindField({ filtering }: { readonly filtering: FilteringActor }) {
  const phrase = useSelector(filtering, ({ context }) => context.phrase);
  const found = useSelector(filtering, ({ context }) => rowsFound(context).length);
  const isBusy = useSelector(filtering, (state) => state.hasTag('busy'));
  return (
    <div className="find-field">
      <output className="small muted">{phrase.trim() === '' ? null : foundText(found, isBusy)}</output>
      <SearchField
        label="Find in the list"
        placeholder="Find in the list"
        maxLength={MAX_PHRASE_LENGTH}
        value={phrase}
        onChange={(typed) => filtering.send({ type: 'phrase.typed', phrase: typed })}
      />
    </div>
  );
}

function foundText(found: number, isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  return found === 0 ? 'None found' : `${found} found`;
}

/** How far a list is that is still being completed, and what stops that; nothing beside a whole list. */
function PreparationNote({ filtering }: { readonly filtering: FilteringActor }) {
  const preparation = useSelector(filtering, ({ context }) => context.preparation);
  const isGrowing = useSelector(filtering, ({ context }) => mayGrow(context));
  const isStopped = useSelector(filtering, ({ context }) => context.stopped);
  if (preparation === undefined) return null;
  const text = preparationText(preparation, isGrowing ? 'growing' : isStopped ? 'stopped' : 'left');
  return (
    <div className="filtering-note">
      <Note>
        {text}{' '}
        {isGrowing ? (
          <Button size="small" onPress={() => filtering.send({ type: 'completion.stopped' })}>
            Stop
          </Button>
        ) : null}
        {isStopped ? (
          <Button size="small" onPress={() => filtering.send({ type: 'completion.resumed' })}>
            Go on
          </Button>
        ) : null}
      </Note>
      {preparation.share === undefined ? null : (
        <ProgressBar label="Completing the list" value={preparation.share} max={1} valueText={text} />
      )}
    </div>
  );
}
