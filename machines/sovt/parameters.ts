import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { notProvided } from '../kit/not-provided.ts';
import { objectErrorText } from '../objects/object-messages.ts';
import type { OrbitObject } from '../orbits/orbit-object.ts';
import { missingOrbit } from '../orbits/orbit-popups.ts';
import type { FailureReported } from '../popups/notice.ts';
import { type CalculatedObject, dataOfDefinition, dataOfRecord, type ObjectData } from './object-data.ts';
import {
  blankForm,
  filledForm,
  hasOrbit,
  withCheckedField,
  limitOf,
  type ParameterForm,
  withTypedText,
} from './parameter-form.ts';
import { DEFAULT_MAGNITUDE_LIMIT, type ParameterId, type BrightnessLaw } from './parameter-fields.ts';

export type ParametersContext = {
  /** Whose orbit it is; undefined while none is selected. */
  readonly object: OrbitObject | undefined;
  /** The orbit that was calculated last. */
  readonly calculated: CalculatedObject | undefined;
  /** What is known of the object; undefined while that is not loaded. */
  readonly objectData: ObjectData | undefined;
  readonly form: ParameterForm;
};

export type ParametersEvent =
  | {
      readonly type: 'object.chosen';
      readonly object: OrbitObject;
      /** The orbit that was calculated before, if there is one. */
      readonly calculated: CalculatedObject | undefined;
    }
  | { readonly type: 'object.cleared' }
  | { readonly type: 'parameter.typed'; readonly id: ParameterId; readonly text: string }
  | { readonly type: 'parameter.left'; readonly id: ParameterId }
  | { readonly type: 'law.chosen'; readonly law: BrightnessLaw }
  /** The orbit of the catalogue, or of the definition, replaces the one that was typed. */
  | { readonly type: 'orbit.reset' };

export type ParametersEmitted =
  /** The parameters of an object that was selected are in their fields, all of them or some. */
  | { readonly type: 'parameters.filled'; readonly object: OrbitObject; readonly isComplete: boolean }
  | { readonly type: 'keplerian.missing'; readonly designator: string }
  | FailureReported;

/**
 * The parameters of the selected object and the limiting magnitude.
 *
 *     empty ─object chosen→ loading ─loaded→ filled   (at once where its parameters are known)
 *        ↑──── cleared, or none found ───┘ ↑─orbit reset─┘
 *
 * A reset that fails leaves the fields as they were.
 * Another object replaces the first wherever it is.
 */
export const parametersMachine = setup({
  types: {
    context: {} as ParametersContext,
    events: {} as ParametersEvent,
    emitted: {} as ParametersEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadKeplerian: fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(notProvided),
  },
  guards: {
    isKnown: (_, { object, calculated }: Pick<ParametersContext, 'calculated'> & { object: OrbitObject }) =>
      calculated !== undefined || object.source.kind === 'user-defined',
    isThere: (_, { data }: KeplerianOrbits['ephemerides']) => data.length > 0,
    /** Whether parameters are known already, which those that are loaded replace. */
    wasFilled: ({ context: { objectData } }) => objectData !== undefined,
    isListed: ({ context: { object } }) => object?.source.kind === 'listed',
  },
  actions: {
    clear: assign({ object: undefined, calculated: undefined, objectData: undefined, form: blankForm() }),
    choose: assign(
      (_, { object, calculated }: { object: OrbitObject; calculated: CalculatedObject | undefined }) => {
        const { source } = object;
        const objectData =
          source.kind === 'user-defined' ? dataOfDefinition(source.object) : calculated?.objectData;
        const limit = calculated?.magnitudeLimit ?? DEFAULT_MAGNITUDE_LIMIT;
        const shown = calculated?.objectData ?? objectData;
        const form = shown === undefined ? blankForm(limit) : filledForm(shown, limit);
        return { object, calculated, objectData, form };
      },
    ),
    fill: assign(({ context: { form } }, { data }: KeplerianOrbits['ephemerides']) => {
      const [record] = data;
      if (record === undefined) return {};
      const objectData = dataOfRecord(record);
      return { objectData, form: refilledForm(form, objectData) };
    }),
    refill: assign(({ context: { form, objectData } }) =>
      objectData === undefined ? {} : { form: refilledForm(form, objectData) },
    ),
    reportFilled: enqueueActions(({ enqueue, context: { object, form } }) => {
      if (object !== undefined)
        enqueue.emit({ type: 'parameters.filled', object, isComplete: hasOrbit(form) });
    }),
    reportErrors: enqueueActions(({ enqueue }, { errors }: KeplerianOrbits['ephemerides']) => {
      for (const error of errors)
        enqueue.emit({ type: 'failure.reported', severity: 'error', message: objectErrorText(error) });
    }),
    reportMissing: emit(({ context: { object } }, { error }: { error: unknown }) =>
      missingOrbit('Keplerian', object?.title ?? '', error),
    ),
    giveUp: emit(({ context: { object } }) => ({
      type: 'keplerian.missing',
      designator: object?.designator ?? '',
    })),
  },
}).createMachine({
  id: 'parameters',
  context: { object: undefined, calculated: undefined, objectData: undefined, form: blankForm() },
  initial: 'empty',
  on: {
    'object.cleared': { target: '.empty', actions: 'clear' },
    'object.chosen': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.filled',
        actions: [{ type: 'choose', params: ({ event }) => event }, 'reportFilled'],
      },
      { target: '.loading', reenter: true, actions: { type: 'choose', params: ({ event }) => event } },
    ],
    'parameter.typed': {
      actions: assign(({ context, event }) => ({ form: withTypedText(context.form, event.id, event.text) })),
    },
    'law.chosen': {
      actions: assign(({ context, event }) => ({ form: { ...context.form, law: event.law } })),
    },
    'parameter.left': {
      actions: assign(({ context, event }) => ({ form: withCheckedField(context.form, event.id) })),
    },
  },
  states: {
    empty: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadKeplerian',
        input: ({ context }) => ({ designator: context.object?.designator ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'filled',
            actions: [
              { type: 'fill', params: ({ event }) => event.output },
              { type: 'reportErrors', params: ({ event }) => event.output },
              'reportFilled',
            ],
          },
          {
            guard: 'wasFilled',
            target: 'filled',
            actions: { type: 'reportErrors', params: ({ event }) => event.output },
          },
          {
            target: 'empty',
            actions: [{ type: 'reportErrors', params: ({ event }) => event.output }, 'giveUp'],
          },
        ],
        onError: [
          {
            guard: 'wasFilled',
            target: 'filled',
            actions: { type: 'reportMissing', params: ({ event: { error } }) => ({ error }) },
          },
          {
            target: 'empty',
            actions: [{ type: 'reportMissing', params: ({ event: { error } }) => ({ error }) }, 'giveUp'],
          },
        ],
      },
    },
    filled: {
      on: {
        'orbit.reset': [{ guard: 'isListed', target: 'loading' }, { actions: ['refill', 'reportFilled'] }],
      },
    },
  },
});

export type ParametersActor = ActorRefFrom<typeof parametersMachine>;

/** The form with another orbit and the limit that it has. */
function refilledForm(form: ParameterForm, objectData: ObjectData): ParameterForm {
  return filledForm(objectData, limitOf(form) ?? DEFAULT_MAGNITUDE_LIMIT);
}
