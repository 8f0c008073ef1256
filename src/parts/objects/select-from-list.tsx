import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { searchKey } from '#catalogue/normalise.ts';
import type { ListedObject } from '#contract/asteroid.ts';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import { countText } from '#contract/text/count-text.ts';
import type { ObjectSearchActor } from '#machines/objects/object-search.ts';
import { availableObjects } from '#machines/objects/object-list.ts';
import {
  kindTitle,
  lostText,
  objectKind,
  objectTitle,
  type ObjectKind,
} from '#machines/objects/listed-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ListBox, type ListBoxEntry } from '#ui/overlays/list-box.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { emptyText } from './empty-text.ts';
import { KindSwitches } from './kind-switches.tsx';
import type { ObjectListActor } from '#machines/objects/object-list.ts';

const TONES: Readonly<Record<ObjectKind, NonNullable<ListBoxEntry['tone']>>> = {
  NEA: 'normal',
  'non-NEA': 'muted',
  NEOCP: 'accent',
};

const NOTHING: ReadonlySet<string> = new Set();

/** Two lists, what the search offers and what is chosen, and the buttons that move objects between them. */
export function SelectFromList({ list }: { readonly list: ObjectListActor }) {
  const context = useSelector(list, (state) => state.context);
  const finalList = `Final list, ${countText(context.objects.length, 'object')}`;
  const phrase = useSelector(context.search, (state) => state.context.phrase);
  const found = useSelector(context.search, (state) => state.context.found);
  const isSearching = useSelector(
    context.search,
    (state) => state.matches('searching') || state.matches('typing'),
  );
  const [picked, setPicked] = useState(NOTHING);
  const [chosen, setChosen] = useState(NOTHING);
  const available = availableObjects(context, found);
  const toAdd = available.filter(({ designator }) => picked.has(designator));
  const toRemove = context.objects.filter(({ designator }) => chosen.has(designator));

  const panel = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The phrase that was entered, where it is ambiguous. */
  const [unclear, setUnclear] = useState<string>();
  const add = (taken: ReadonlySet<string>, offered = available) => {
    const objects = offered.filter(({ designator }) => taken.has(designator));
    list.send({ type: 'objects.added', objects });
    setPicked(NOTHING);
    if (objects.length > 0) setAnnouncement(`Added ${namesText(objects)}.`);
  };
  /** Enter adds what is found, which may still be searched for. */
  const addMeant = () =>
    whenFound(context.search, (meant) => {
      const offered = availableObjects(list.getSnapshot().context, meant);
      const taken = matchingDesignators(phrase, offered);
      add(taken, offered);
      setUnclear(taken.size === 0 && offered.length > 0 ? phrase : undefined);
    });
  const remove = (objects: readonly ListedObject[]) => {
    list.send({ type: 'objects.removed', objects });
    setChosen(NOTHING);
    setAnnouncement(`Removed ${namesText(objects)}.`);
  };
  /** Where the work goes on once the button that was pressed can no longer be pressed. */
  const moveFocus = (place: 'available' | 'final' | 'search') => {
    const lists = panel.current?.querySelectorAll<HTMLElement>('[role="listbox"]');
    const target = place === 'search' ? undefined : lists?.[place === 'available' ? 0 : 1];
    (target ?? panel.current?.querySelector('input'))?.focus();
  };

  return (
    <div ref={panel} className="objects-panel">
      <div className="objects-search">
        <SearchField
          label="Search objects"
          placeholder="start typing"
          maxLength={MAX_PHRASE_LENGTH}
          value={phrase}
          onChange={(text) => context.search.send({ type: 'phrase.typed', phrase: text })}
          onSubmit={addMeant}
        />
        <KindSwitches list={list} />
        <output className="objects-unclear small attention">
          {unclear === phrase ? similarText(phrase, available) : ''}
        </output>
      </div>
      <div className="objects-lists">
        <section>
          <h3 className="small muted">Available</h3>
          <ListBox
            label="Available objects"
            entries={available.map(entryOf)}
            selected={picked}
            onSelectedChange={setPicked}
            onTake={(taken) => add(taken)}
            empty={emptyText(phrase, isSearching, found, context.objects)}
          />
        </section>
        <div className="objects-moves">
          <Button
            unavailable={toAdd.length === 0 ? 'Choose available objects first' : undefined}
            onPress={() => {
              add(picked);
              moveFocus(toAdd.length < available.length ? 'available' : 'search');
            }}
          >
            Add
            <ChevronRight className="icon" aria-hidden />
          </Button>
          <Button
            unavailable={available.length === 0 ? 'Search objects first' : undefined}
            onPress={() => {
              list.send({ type: 'objects.all-added' });
              setAnnouncement(`Added ${namesText(available)}.`);
              moveFocus('search');
            }}
          >
            Add all
          </Button>
          <Button
            unavailable={toRemove.length === 0 ? 'Choose objects of the final list first' : undefined}
            onPress={() => {
              remove(toRemove);
              moveFocus(toRemove.length < context.objects.length ? 'final' : 'search');
            }}
          >
            <ChevronLeft className="icon" aria-hidden />
            Remove
          </Button>
          <Button
            unavailable={context.objects.length === 0 ? 'The final list is empty' : undefined}
            onPress={() => {
              remove(context.objects);
              moveFocus('search');
            }}
          >
            Remove all
          </Button>
        </div>
        <section>
          <h3 className="small muted">{finalList}</h3>
          <ListBox
            label={finalList}
            entries={context.objects.map(entryOf)}
            selected={chosen}
            onSelectedChange={setChosen}
            empty="Add objects from the available ones."
          />
        </section>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}

/** The message for a phrase that only resembles names. */
export function similarText(phrase: string, available: readonly ListedObject[]): string {
  const [first, ...others] = available;
  const which = others.length > 0 ? 'one of the similar names below' : 'the similar name below';
  return first === undefined ? '' : `Nothing is called “${phrase.trim()}”: choose ${which}.`;
}

function namesText(objects: readonly ListedObject[]): string {
  const [first, ...others] = objects;
  return first !== undefined && others.length === 0
    ? objectTitle(first)
    : countText(objects.length, 'object');
}

/** Passes on what the present phrase finds, as soon as it is found; nothing where another one is typed before. */
function whenFound(search: ObjectSearchActor, pass: (found: readonly ListedObject[]) => void): void {
  const state = search.getSnapshot();
  const { phrase } = state.context;
  if (state.matches('found')) {
    pass(state.context.found);
    return;
  }
  const subscription = search.subscribe(({ value, context }) => {
    if (context.phrase === phrase && (value === 'typing' || value === 'searching')) return;
    subscription.unsubscribe();
    if (context.phrase === phrase && value === 'found') pass(context.found);
  });
}

/**
 * What Enter adds: the object that a phrase names, else the first that it finds, which is the most likely one. A name that is
 * merely similar is for the user to choose.
 */
export function matchingDesignators(phrase: string, available: readonly ListedObject[]): ReadonlySet<string> {
  const typed = phrase.trim().toLowerCase();
  const named = available.filter(({ number, name, designator }) =>
    [number, name, designator].some((text) => text?.toLowerCase() === typed),
  );
  const key = searchKey(phrase);
  const holding = available.filter(({ number = '', name, designator }) =>
    [number, name, designator].some((text) => searchKey(text).includes(key)),
  );
  const [meant] = [...named, ...holding, ...(/\d/.test(key) ? available : [])]; // a designation has several spellings
  return typed === '' || meant === undefined ? NOTHING : new Set([meant.designator]);
}

function entryOf(object: ListedObject): ListBoxEntry {
  const kind = objectKind(object);
  const detail = [kindTitle(object), lostText(object)].filter((part) => part !== undefined).join(', ');
  return { id: object.designator, text: objectTitle(object), detail, tone: TONES[kind] };
}
