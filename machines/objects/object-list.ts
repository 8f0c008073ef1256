import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { AsteroidsByName, ListedObject } from '#contract/asteroid.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import {
  DEFAULT_SWITCHES,
  isSwitchedOn,
  type ObjectSwitches,
  withObjects,
  withoutObjects,
} from './listed-object.ts';
import { notProvided } from '../kit/not-provided.ts';
import { notFoundMessage, parseNames, typedName, withNameReplaced } from './object-names.ts';
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
  /** As typed into the insert list. */
  readonly text: string;
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
  | { readonly type: 'objects.all-removed' }
  | { readonly type: 'names.typed'; readonly text: string }
  /** Another name replaces one that was not found; without one it is left out. */
  | { readonly type: 'name.replaced'; readonly name: string; readonly by: string | undefined }
  | { readonly type: 'list.saved' }
  | { readonly type: 'list.cancelled' };

export type ObjectListEmitted =
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
 * the text stays to be corrected.
 */
export const objectListMachine = setup({
  types: {
    context: {} as ObjectListContext,
    events: {} as ObjectListEvent,
    emitted: {} as ObjectListEmitted,
    tags: {} as 'busy',
  },
  actors: {
    search: objectSearchMachine,
    findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(notProvided),
  },
  guards: {
    hasNames: ({ context }) => context.tab === 'insert' && parseNames(context.text).length > 0,
    foundNone: (_, { asteroids }: AsteroidsByName) => asteroids.length === 0,
    foundAll: (_, { errors }: AsteroidsByName) => errors.length === 0,
  },
  actions: {
    commit: enqueueActions(({ enqueue, context }) => {
      if (context.objects.length > MAX_NAMES) enqueue.emit({ type: 'list.truncated' });
      enqueue.emit({ type: 'list.committed', objects: context.objects.slice(0, MAX_NAMES) });
    }),
    addFound: assign({
      objects: ({ context }, { asteroids }: AsteroidsByName) => withObjects(context.objects, asteroids),
    }),
    reportMissing: enqueueActions(({ enqueue, context: { text } }, { errors }: AsteroidsByName) => {
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
  context: ({ spawn }) => ({
    search: spawn('search', { id: 'search' }),
    tab: 'select',
    switches: DEFAULT_SWITCHES,
    objects: [],
    text: '',
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
        'objects.all-removed': { actions: assign({ objects: [] }) },
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
            guard: { type: 'foundNone', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'reportMissing', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'foundAll', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'addFound', params: ({ event }) => event.output },
              assign({ text: '' }),
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
