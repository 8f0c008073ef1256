import { useSelector } from '@xstate/react';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { rowsFound } from '#machines/opt/filtering/found-rows.ts';
import { SearchField } from '#ui/fields/search-field.tsx';

/** Looks for an object in the list, and says how many were found. */
export function FindField({ filtering }: { readonly filtering: FilteringActor }) {
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
