import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { AsteroidsByName, ListedObject } from '#contract/asteroid.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import {
  DEFAULT_SWITCHES,
  isSwitchedOn,
  type ObjectSwitches,
  withObjects,
  withoutObjects,
} from './listed-object.ts';
import { notProvided } from '../kit/not-provided.ts';
import { bareName, notFoundMessage, parseNames, typedName, withNameReplaced } from './object-names.ts';
import { type ObjectScope, objectSearchMachine, type ObjectSearchActor } from './object-search.ts';

/** The two tabs of the popup. */
export type ObjectListTab = 'select' | 'insert';

export type ObjectListContext = {
  /** The search box; its results are listed by `availableObjects`. */
  readonly search: ObjectSearchActor;
  readonly tab: ObjectListTab;
  readonly switches: ObjectSwitches;
  /** The final list as edited so far. */
  readonly objects: readonly ListedObject[];
  /** The list as it was when the popup was opened. */
  readonly objectsBefore: readonly ListedObject[];
  /** As typed into the insert list. */
  readonly text: string;
  /** Orbits that were pasted, by the names of their objects: those that the catalogue does not know become user-defined. */
  readonly orbits: ReadonlyMap<string, OrbitalObject>;
  /** Whether the tool has user-defined objects on such orbits. */
  readonly definesObjects: boolean;
  /** What was said of the names that were not found when the list was saved last. */
  readonly missing: AsteroidsByName['errors'];
};

export type ObjectListEvent =
  | { readonly type: 'list.opened'; readonly objects: readonly ListedObject[]; readonly tab: ObjectListTab }
  | { readonly type: 'tab.chosen'; readonly tab: ObjectListTab }
  | { readonly type: 'switch.toggled'; readonly name: keyof ObjectSwitches }
  | { readonly type: 'objects.added'; readonly objects: readonly ListedObject[] }
  | { readonly type: 'objects.removed'; readonly objects: readonly ListedObject[] }
  | { readonly type: 'objects.all-added' }
  | { readonly type: 'names.typed'; readonly text: string }
  /** Lines of orbits in the text were read: it has their names now. */
  | { readonly type: 'orbits.read'; readonly text: string; readonly orbits: readonly PastedOrbit[] }
  /** Another name replaces one that was not found; without one it is left out. */
  | { readonly type: 'name.replaced'; readonly name: string; readonly by: string | undefined }
  | { readonly type: 'list.saved' }
  | { readonly type: 'list.cancelled' };

/** An orbit that was pasted, and the name of its object. */
export type PastedOrbit = { readonly name: string; readonly object: OrbitalObject };

export type ObjectListEmitted =
  /** An orbit was pasted of an object that the catalogue does not know. */
  | { readonly type: 'object.defined'; readonly object: OrbitalObject }
  | { readonly type: 'list.committed'; readonly objects: readonly ListedObject[] }
  /** The popup is done with, saved or not. */
  | { readonly type: 'list.closed' }
  | { readonly type: 'names.missing'; readonly message: string; readonly names: readonly string[] }
  | { readonly type: 'list.truncated' }
  | { readonly type: 'names.failed'; readonly failure: Failure };

/**
 * The objects configuration popup: select from a list, or insert a list of names.
 *
 *     closed ─opened→ editing ─saved, tab select────────────────→ closed
 *        ↑              │  ↑ └─saved, tab insert→ resolving ─all found→ closed
 *        └─ cancelled ──┘  └──── failed, or some not found ─┘
 *
 * Edits are a draft: cancelling leaves the set-up's list as it was. What was found beside a wrong name joins the draft, and
 * the text stays to be corrected; pasted orbits become objects when the list is saved with them.
 */
export const objectListMachine = setup({
  types: {
    context: {} as ObjectListContext,
    events: {} as ObjectListEvent,
    emitted: {} as ObjectListEmitted,
    input: {} as { readonly definesObjects: boolean } | undefined,
    tags: {} as 'busy',
  },
  actors: {
    search: objectSearchMachine,
    findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(notProvided),
  },
  guards: {
    hasNames: ({ context }) => context.tab === 'insert' && parseNames(context.text).length > 0,
    foundAll: ({ context }, { errors }: AsteroidsByName) => unknownNames(context, errors).length === 0,
  },
  actions: {
    commit: enqueueActions(({ enqueue, context }) => {
      if (context.objects.length > MAX_NAMES) enqueue.emit({ type: 'list.truncated' });
      enqueue.emit({ type: 'list.committed', objects: context.objects.slice(0, MAX_NAMES) });
    }),
    addFound: assign({
      objects: ({ context }, { asteroids }: AsteroidsByName) => withObjects(context.objects, asteroids),
    }),
    define: enqueueActions(({ enqueue, context }, { errors }: AsteroidsByName) => {
      for (const { name } of errors) {
        const object = context.orbits.get(name);
        if (object !== undefined) enqueue.emit({ type: 'object.defined', object });
      }
    }),
    reportMissing: enqueueActions(({ enqueue, context }, found: AsteroidsByName) => {
      const { text } = context;
      const errors = unknownNames(context, found.errors);
      const names = errors.map(({ name }) => typedName(text, name));
      const message = notFoundMessage(parseNames(text).length, names.length);
      enqueue.assign({ missing: errors });
      enqueue.emit({ type: 'names.missing', message, names });
    }),
    restrictSearch: sendTo(
      ({ context }) => context.search,
      ({ context }) => ({ type: 'scope.chosen', scope: searchScope(context.switches) }),
    ),
  },
}).createMachine({
  id: 'objectList',
  context: ({ spawn, input }) => ({
    search: spawn('search', { id: 'search' }),
    tab: 'select',
    switches: DEFAULT_SWITCHES,
    objects: [],
    objectsBefore: [],
    text: '',
    orbits: new Map(),
    definesObjects: input?.definesObjects ?? true,
    missing: [],
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: [
        sendTo(({ context }) => context.search, { type: 'search.cleared' }),
        emit({ type: 'list.closed' }),
      ],
      on: {
        'list.opened': {
          target: 'editing',
          actions: [
            assign({
              objects: ({ event }) => event.objects,
              objectsBefore: ({ event }) => event.objects,
              tab: ({ event }) => event.tab,
              switches: DEFAULT_SWITCHES,
              missing: [],
            }),
            'restrictSearch',
          ],
        },
      },
    },
    editing: {
      on: {
        'tab.chosen': { actions: assign({ tab: ({ event }) => event.tab }) },
        'switch.toggled': {
          actions: [
            assign({
              switches: ({ context: { switches }, event: { name } }) => ({
                ...switches,
                [name]: !switches[name],
              }),
            }),
            'restrictSearch',
          ],
        },
        'objects.added': {
          actions: assign({ objects: ({ context, event }) => withObjects(context.objects, event.objects) }),
        },
        'objects.removed': {
          actions: assign({
            objects: ({ context, event }) => withoutObjects(context.objects, event.objects),
          }),
        },
        'objects.all-added': {
          actions: assign({
            objects: ({ context }) =>
              withObjects(
                context.objects,
                availableObjects(context, context.search.getSnapshot().context.found),
              ),
          }),
        },
        'orbits.read': {
          actions: assign(({ context, event: { text, orbits } }) => ({
            text,
            orbits: new Map([
              ...context.orbits,
              ...orbits.map(({ name, object }) => [bareName(name), object] as const),
            ]),
          })),
        },
        'names.typed': { actions: assign({ text: ({ event }) => event.text }) },
        'name.replaced': {
          actions: assign({
            text: ({ context, event: { name, by } }) => withNameReplaced(context.text, name, by),
          }),
        },
        'list.saved': [
          { guard: 'hasNames', target: 'resolving' },
          { target: 'closed', actions: 'commit' },
        ],
        'list.cancelled': 'closed',
      },
    },
    resolving: {
      tags: 'busy',
      invoke: {
        src: 'findByNames',
        input: ({ context }) => ({ names: parseNames(context.text) }),
        onDone: [
          {
            guard: { type: 'foundAll', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'addFound', params: ({ event }) => event.output },
              { type: 'define', params: ({ event }) => event.output },
              assign({ text: '', orbits: new Map() }),
              'commit',
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'reportMissing', params: ({ event }) => event.output },
              { type: 'addFound', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: emit(({ event }) => ({ type: 'names.failed', failure: failureOf(event.error) })),
        },
      },
      on: { 'list.cancelled': 'closed' },
    },
  },
});

/** The names that nothing in the catalogue has, and no orbit that was pasted. */
function unknownNames(
  { orbits, definesObjects }: Pick<ObjectListContext, 'orbits' | 'definesObjects'>,
  errors: AsteroidsByName['errors'],
): AsteroidsByName['errors'] {
  return definesObjects ? errors.filter(({ name }) => !orbits.has(name)) : errors;
}

export type ObjectListActor = ActorRefFrom<typeof objectListMachine>;

/**
 * What the search offers: its results without the objects of the final list and without those switched off.
 *
 * @param found results of the search box, `search.getSnapshot().context.found`.
 */
export function availableObjects(
  { objects, switches }: Pick<ObjectListContext, 'objects' | 'switches'>,
  found: readonly ListedObject[],
): readonly ListedObject[] {
  return withoutObjects(found, objects).filter((object) => isSwitchedOn(object, switches));
}

/** Whether the list was edited, or names typed, since the popup was opened, so that closing it would lose something. */
export function isListChanged({
  objects,
  objectsBefore,
  text,
}: Pick<ObjectListContext, 'objects' | 'objectsBefore' | 'text'>): boolean {
  return objects !== objectsBefore || text.trim() !== '';
}

/** The sources a search is restricted to by the switches; undefined when it is not. */
export function searchScope({ neo, nonNeo, neocp }: ObjectSwitches): ObjectScope | undefined {
  if (!neocp || neo) return undefined;
  return nonNeo ? ['NEOCP', 'JPL'] : ['NEOCP'];
}

/** The names that were not found and are still in the text. */
export function missingNames({
  text,
  missing,
}: Pick<ObjectListContext, 'text' | 'missing'>): AsteroidsByName['errors'] {
  const names = parseNames(text);
  return missing.filter(({ name }) => names.includes(name));
}
