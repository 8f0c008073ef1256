import { type ActorRefFrom, and, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { ListedObject } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { SyntheticObject } from '#contract/synthetic-object.ts';
import { canCopy, copiedForm, isElliptical, openOrbitMessage } from './editor-copy.ts';
import type { FieldId, FormKind } from './editor-fields.ts';
import {
  type EditorForm,
  emptyForm,
  faultsOf,
  formOf,
  type FormRules,
  hasValues,
  left,
  newForm,
  settled,
  typed,
  valuesOf,
} from './editor-form.ts';
import { objectTitle } from './listed-object.ts';
import { mjdOfMs } from './modified-julian-date.ts';
import { notProvided } from './not-provided.ts';
import { objectSearchMachine } from './object-search.ts';
import { objectErrorText } from './orbit-request.ts';
import { type MadeObject, makeSyntheticObject } from './synthetic-object.ts';
import { timeLimits } from './time-range.ts';

/** What the objects are for: orbits about the Sun (two tabs), or flybys (one form). */
export type EditorPurpose = 'orbits' | 'flyby';

export type ObjectEditorContext = {
  readonly purpose: EditorPurpose;
  /** The form that is open; orbits have two tabs. */
  readonly tab: FormKind;
  readonly forms: Readonly<Record<FormKind, EditorForm>>;
  /** The object that is changed; undefined for a new one. */
  readonly edited: SyntheticObject | undefined;
  /** All objects of the visitor, as they were when the editor opened. */
  readonly objects: readonly SyntheticObject[];
  /** The search box of the copy panel. */
  readonly search: ActorRefFrom<typeof objectSearchMachine>;
  /** What was picked to be copied. */
  readonly original: ListedObject | undefined;
  /** Ephemerides are being loaded: the form is disabled. */
  readonly loading: boolean;
  /** The object whose deletion is asked about. */
  readonly doomed: SyntheticObject | undefined;
  /** The last date allowed, Modified Julian Date. */
  readonly latestMjd: number;
};

export type ObjectEditorEvent =
  | {
      readonly type: 'editor.opened';
      readonly objects: readonly SyntheticObject[];
      readonly edited: SyntheticObject | undefined;
    }
  | { readonly type: 'tab.chosen'; readonly tab: FormKind }
  | { readonly type: 'field.typed'; readonly id: FieldId; readonly text: string }
  | { readonly type: 'field.left'; readonly id: FieldId }
  | { readonly type: 'form.cleared' }
  | { readonly type: 'object.saved' }
  | { readonly type: 'editor.cancelled' }
  /** An answer of the copy panel's search was picked. */
  | { readonly type: 'original.chosen'; readonly object: ListedObject }
  | { readonly type: 'copy.requested' }
  | { readonly type: 'deletion.requested'; readonly object: SyntheticObject }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.declined' }
  | { readonly type: 'ephemerides.loading' }
  | { readonly type: 'ephemerides.loaded' };

export type ObjectEditorEmitted =
  | { readonly type: 'synthetic.defined'; readonly object: SyntheticObject }
  | { readonly type: 'synthetic.redefined'; readonly before: string; readonly object: SyntheticObject }
  | { readonly type: 'synthetic.deleted'; readonly designator: string }
  | { readonly type: 'deletion.questioned'; readonly object: SyntheticObject }
  /** The editor is done with, saved or not. */
  | { readonly type: 'editor.closed' }
  /** An object could not be made or copied. */
  | { readonly type: 'editing.failed'; readonly message: string };

/**
 * The editor of user-defined objects.
 *
 *     closed ─opened→ editing(open ⇄ held, while ephemerides load) ─saved or cancelled→ closed
 *        │                │ ↑
 *        │                └─┴ copying   (elliptical tab)
 *        └─deletion requested→ confirming ─confirmed or declined→ closed
 *
 * Each tab keeps a form of its own; `faultsOf` and `shownFaults` of `editor-form.ts` judge it by `rulesOf`.
 */
export const objectEditorMachine = setup({
  types: {
    context: {} as ObjectEditorContext,
    events: {} as ObjectEditorEvent,
    emitted: {} as ObjectEditorEmitted,
    input: {} as { purpose: EditorPurpose; nowMs: number },
    tags: {} as 'held' | 'copying',
  },
  actors: {
    search: objectSearchMachine,
    loadKeplerian: fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(notProvided),
  },
  guards: {
    isLoading: ({ context }) => context.loading,
    hasValues: ({ context }) => hasValues(formIn(context)),
    hasNoFaults: ({ context }) => faultsOf(formIn(context), rulesOf(context)).size === 0,
    mayChangeTab: ({ context }, { tab }: { tab: FormKind }) =>
      context.edited === undefined && context.purpose === 'orbits' && tab !== 'FVT',
    mayCopy: ({ context }) => context.tab === 'ELLIPTICAL' && context.original !== undefined,
    isCopyable: (_, { object }: { object: ListedObject }) => canCopy(object),
    fitsForm: (_, { data }: KeplerianOrbits['ephemerides']) => data.slice(0, 1).some(isElliptical),
    isOpen: (_, { data }: KeplerianOrbits['ephemerides']) => data.length > 0,
  },
  actions: {
    fill: assign(({ context }, form: EditorForm) => ({ forms: { ...context.forms, [form.kind]: form } })),
    save: enqueueActions(({ enqueue, context }) => {
      const made = madeIn(context);
      if (made.kind === 'refused') {
        enqueue.emit({ type: 'editing.failed', message: made.message });
        return;
      }
      const { object } = made;
      const before = context.edited?.designator;
      enqueue.emit(
        before === undefined
          ? { type: 'synthetic.defined', object }
          : { type: 'synthetic.redefined', before, object },
      );
    }),
    tellErrors: enqueueActions(({ enqueue }, { errors }: KeplerianOrbits['ephemerides']) => {
      for (const error of errors) enqueue.emit({ type: 'editing.failed', message: objectErrorText(error) });
    }),
  },
}).createMachine({
  id: 'objectEditor',
  context: ({ spawn, input: { purpose, nowMs } }) => ({
    purpose,
    tab: firstTab(purpose),
    forms: emptyForms(),
    edited: undefined,
    objects: [],
    search: spawn('search', { id: 'search' }),
    original: undefined,
    loading: false,
    doomed: undefined,
    latestMjd: mjdOfMs(timeLimits(nowMs).endMs),
  }),
  initial: 'closed',
  on: {
    'ephemerides.loading': { actions: assign({ loading: true }) },
    'ephemerides.loaded': { actions: assign({ loading: false }) },
  },
  states: {
    closed: {
      entry: [
        sendTo(({ context }) => context.search, { type: 'search.cleared' }),
        assign({ original: undefined, doomed: undefined }),
        emit({ type: 'editor.closed' }),
      ],
      on: {
        'editor.opened': {
          target: 'editing',
          actions: assign(({ context, event }) => opened(context.purpose, event)),
        },
        'deletion.requested': {
          target: 'confirming',
          actions: assign({ doomed: ({ event }) => event.object }),
        },
      },
    },
    editing: {
      initial: 'open',
      on: { 'editor.cancelled': 'closed' },
      states: {
        open: {
          always: { guard: 'isLoading', target: 'held' },
          on: {
            'tab.chosen': {
              guard: { type: 'mayChangeTab', params: ({ event }) => event },
              actions: assign({ tab: ({ event }) => event.tab }),
            },
            'field.typed': {
              actions: {
                type: 'fill',
                params: ({ context, event }) => typed(formIn(context), event.id, event.text),
              },
            },
            'field.left': {
              actions: {
                type: 'fill',
                params: ({ context, event }) => left(formIn(context), event.id, rulesOf(context)),
              },
            },
            'form.cleared': {
              guard: 'hasValues',
              actions: { type: 'fill', params: ({ context }) => emptyForm(context.tab) },
            },
            'object.saved': [
              {
                guard: and(['hasNoFaults', ({ context }) => madeIn(context).kind === 'made']),
                target: '#objectEditor.closed',
                actions: 'save',
              },
              { guard: 'hasNoFaults', actions: 'save' },
            ],
            'original.chosen': {
              guard: { type: 'isCopyable', params: ({ event }) => event },
              actions: assign({ original: ({ event }) => event.object }),
            },
            'copy.requested': { guard: 'mayCopy', target: '#objectEditor.copying' },
          },
        },
        held: {
          tags: 'held',
          always: { guard: ({ context }) => !context.loading, target: 'open' },
        },
      },
    },
    copying: {
      tags: 'copying',
      invoke: {
        src: 'loadKeplerian',
        input: ({ context }) => ({ designator: context.original?.designator ?? '' }),
        onDone: [
          {
            guard: { type: 'fitsForm', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'fill', params: ({ context, event }) => copyIn(context, event.output) },
              { type: 'tellErrors', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'editing',
            actions: emit(({ context }) => ({
              type: 'editing.failed',
              message: context.original === undefined ? '' : openOrbitMessage(context.original),
            })),
          },
          {
            target: 'editing',
            actions: [
              { type: 'fill', params: emptyForm('ELLIPTICAL') },
              { type: 'tellErrors', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'fill', params: emptyForm('ELLIPTICAL') },
            emit(({ context, event }) => ({
              type: 'editing.failed',
              message: copyFailure(context, failureOf(event.error).message),
            })),
          ],
        },
      },
      on: { 'editor.cancelled': 'closed' },
    },
    confirming: {
      entry: enqueueActions(({ enqueue, context }) => {
        if (context.doomed !== undefined)
          enqueue.emit({ type: 'deletion.questioned', object: context.doomed });
      }),
      on: {
        'deletion.confirmed': {
          target: 'closed',
          actions: enqueueActions(({ enqueue, context }) => {
            if (context.doomed === undefined) return;
            enqueue.emit({ type: 'synthetic.deleted', designator: context.doomed.designator });
          }),
        },
        'deletion.declined': 'closed',
      },
    },
  },
});

/** The form that is open. */
export function formIn({ forms, tab }: Pick<ObjectEditorContext, 'forms' | 'tab'>): EditorForm {
  return forms[tab];
}

/** What the open form is judged by: the names of all other objects, and the last date. */
export function rulesOf({
  objects,
  edited,
  latestMjd,
}: Pick<ObjectEditorContext, 'objects' | 'edited' | 'latestMjd'>): FormRules {
  const names = objects
    .filter(({ designator }) => designator !== edited?.designator)
    .map(({ objectName }) => objectName);
  return { names, latestMjd };
}

/** What the open form describes once every field is left. */
function madeIn(context: ObjectEditorContext): MadeObject {
  const rules = rulesOf(context);
  const form = settled(formIn(context), rules);
  return makeSyntheticObject(form.kind, valuesOf(form, rules));
}

function firstTab(purpose: EditorPurpose): FormKind {
  return purpose === 'orbits' ? 'ELLIPTICAL' : 'FVT';
}

function emptyForms(): ObjectEditorContext['forms'] {
  return {
    ELLIPTICAL: emptyForm('ELLIPTICAL'),
    HYPERBOLIC: emptyForm('HYPERBOLIC'),
    FVT: emptyForm('FVT'),
  };
}

type Opening = Extract<ObjectEditorEvent, { readonly type: 'editor.opened' }>;

function opened(purpose: EditorPurpose, { objects, edited }: Opening): Partial<ObjectEditorContext> {
  if (edited !== undefined)
    return { objects, edited, tab: edited.type, forms: { ...emptyForms(), [edited.type]: formOf(edited) } };
  const names = objects.map(({ objectName }) => objectName);
  const forms = {
    ELLIPTICAL: newForm('ELLIPTICAL', names),
    HYPERBOLIC: newForm('HYPERBOLIC', names),
    FVT: newForm('FVT', names),
  };
  return { objects, edited, tab: firstTab(purpose), forms };
}

/** The open form filled with what was copied. */
function copyIn(context: ObjectEditorContext, { data }: KeplerianOrbits['ephemerides']): EditorForm {
  const [record] = data;
  if (record === undefined || context.original === undefined) return formIn(context);
  return copiedForm(context.original, record, rulesOf(context));
}

function copyFailure({ original }: ObjectEditorContext, message: string): string {
  return original === undefined ? message : `${objectTitle(original)}: ${message}`;
}
