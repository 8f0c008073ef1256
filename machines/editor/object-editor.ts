import { type ActorRefFrom, and, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { ListedObject } from '#contract/asteroid.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { canCopy, isElliptical, openOrbitMessage } from './editor-copy.ts';
import type { OrbitalObject, UserDefinedKind } from '#contract/user-defined/user-defined-object.ts';
import {
  type EditorForm,
  emptyForm,
  formOf,
  hasValues,
  formAfterLeaving,
  formAfterTyping,
} from './editor-form.ts';
import { mjdOfMs } from '../kit/julian-date.ts';
import { notProvided } from '../kit/not-provided.ts';
import {
  type ObjectEditorEmitted,
  type ObjectEditorEvent,
  copyFailure,
  copyIn,
  type EditorPurpose,
  emptyForms,
  faultsIn,
  firstTab,
  formIn,
  madeIn,
  type ObjectEditorContext,
  editorAtOpening,
  rulesOf,
} from './object-editor-context.ts';
import { objectSearchMachine } from '../objects/object-search.ts';
import { objectErrorText } from '../objects/object-messages.ts';
import { timeLimits } from '../kit/timeline-limits.ts';

/**
 * The editor of user-defined objects.
 *
 *     closed ─opened→ editing(open ⇄ locked, while ephemerides load) ─saved or cancelled→ closed
 *        │                │ ↑
 *        │                └─┴ copying   (elliptical tab)
 *        └─deletion requested→ confirming ─confirmed or declined→ closed
 *
 * Opening it again, from wherever it is, starts over. Each tab has its form; `shownFaults` of `editor-form.ts` and `faultsIn` judge it by `rulesOf`.
 */
export const objectEditorMachine = setup({
  types: {
    context: {} as ObjectEditorContext,
    events: {} as ObjectEditorEvent,
    emitted: {} as ObjectEditorEmitted,
    input: {} as { purpose: EditorPurpose; nowMs: number },
    tags: {} as 'locked' | 'copying',
  },
  actors: {
    search: objectSearchMachine,
    loadKeplerian: fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(notProvided),
  },
  guards: {
    isLoading: ({ context }) => context.loading,
    hasValues: ({ context }) => hasValues(formIn(context)),
    hasNoFaults: ({ context }) => faultsIn(context).size === 0,
    mayChangeTab: ({ context }, { tab }: { tab: UserDefinedKind }) =>
      context.edited === undefined && context.purpose === 'orbits' && tab !== 'FVT',
    mayTake: ({ context: { purpose, edited } }, { type }: OrbitalObject) =>
      purpose === 'orbits' && (edited === undefined || edited.type === type),
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
          ? { type: 'object.defined', object }
          : { type: 'object.redefined', before, object },
      );
    }),
    reportErrors: enqueueActions(({ enqueue }, { errors }: KeplerianOrbits['ephemerides']) => {
      for (const error of errors) enqueue.emit({ type: 'editing.failed', message: objectErrorText(error) });
    }),
  },
}).createMachine({
  id: 'objectEditor',
  context: ({ spawn, input: { purpose, nowMs } }) => ({
    purpose,
    tab: firstTab(purpose),
    forms: emptyForms(),
    formsBefore: emptyForms(),
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
    'editor.opened': {
      target: '.editing',
      reenter: true,
      actions: assign(({ context, event }) => editorAtOpening(context.purpose, event)),
    },
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
          always: { guard: 'isLoading', target: 'locked' },
          on: {
            'tab.chosen': {
              guard: { type: 'mayChangeTab', params: ({ event }) => event },
              actions: assign({ tab: ({ event }) => event.tab }),
            },
            'field.typed': {
              actions: {
                type: 'fill',
                params: ({ context, event }) => formAfterTyping(formIn(context), event.id, event.text),
              },
            },
            'field.left': {
              actions: {
                type: 'fill',
                params: ({ context, event }) => formAfterLeaving(formIn(context), event.id, rulesOf(context)),
              },
            },
            'form.cleared': {
              guard: 'hasValues',
              actions: { type: 'fill', params: ({ context }) => emptyForm(context.tab) },
            },
            'orbit.pasted': {
              guard: { type: 'mayTake', params: ({ event }) => event.object },
              actions: [
                assign({ tab: ({ event }) => event.object.type }),
                { type: 'fill', params: ({ event }) => formOf(event.object) },
              ],
            },
            'paste.refused': {
              actions: emit(({ event: { message } }) => ({ type: 'editing.failed', message })),
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
        locked: {
          tags: 'locked',
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
              { type: 'reportErrors', params: ({ event }) => event.output },
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
              { type: 'reportErrors', params: ({ event }) => event.output },
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
            enqueue.emit({ type: 'object.deleted', designator: context.doomed.designator });
          }),
        },
        'deletion.declined': 'closed',
      },
    },
  },
});

export type ObjectEditorActor = ActorRefFrom<typeof objectEditorMachine>;
