import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListedObject } from '#contract/asteroid.ts';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import { canCopy } from '#machines/editor/editor-copy.ts';
import { kindTitle, objectTitle } from '#machines/objects/listed-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';

/** Finds an object of the catalogue and fills the form with its elements. */
export function CopyPanel({ editor }: { readonly editor: ObjectEditorActor }) {
  const { search, original } = useSelector(editor, ({ context }) => context);
  const isLocked = useSelector(editor, (state) => state.hasTag('locked'));
  const isCopying = useSelector(editor, (state) => state.hasTag('copying'));
  const found = useSelector(search, ({ context }) => context.found);
  const isSearching = useSelector(search, (state) => state.matches('typing') || state.matches('searching'));
  const [phrase, setPhrase] = useState(() => typedBefore(search.getSnapshot().context.phrase));

  const offers = found.filter(canCopy);
  const [best] = offers;
  const isChosen = phrase === undefined && original !== undefined;
  const chosenTitle = original === undefined ? '' : objectTitle(original);

  const choose = (object: ListedObject | undefined): void => {
    if (object === undefined) return;
    editor.send({ type: 'original.chosen', object });
    search.send({ type: 'search.cleared' });
    setPhrase(undefined);
  };

  return (
    <fieldset className="editor-copy" aria-label="Copy values from an existing object">
      <ComboBox
        label="Existing object to copy"
        placeholder="number, name or designation"
        maxLength={MAX_PHRASE_LENGTH}
        text={phrase ?? chosenTitle}
        items={offers.map((object) => ({
          id: object.designator,
          text: objectTitle(object),
          detail: kindTitle(object),
        }))}
        emptyText={emptyText(phrase, isSearching)}
        isDisabled={isLocked || isCopying}
        onTextChange={(text) => {
          setPhrase(text);
          search.send({ type: 'phrase.typed', phrase: text });
        }}
        onChoose={(id) => choose(offers.find(({ designator }) => designator === id))}
      />
      <Button
        isDisabled={isLocked || isCopying || phrase === undefined || best === undefined}
        onPress={() => choose(best)}
      >
        Select
      </Button>
      <Button
        isPending={isCopying}
        isDisabled={isLocked || !isChosen}
        onPress={() => editor.send({ type: 'copy.requested' })}
      >
        {isCopying ? 'Copy in progress' : 'Copy values'}
      </Button>
    </fieldset>
  );
}

/** The text that was typed before a message replaced the editor for a while. */
function typedBefore(phrase: string): string | undefined {
  return phrase === '' ? undefined : phrase;
}

function emptyText(phrase: string | undefined, isSearching: boolean): string | undefined {
  if (phrase === undefined || phrase.trim() === '') return undefined;
  return isSearching ? 'Searching…' : 'No object with this number or name can be copied';
}
