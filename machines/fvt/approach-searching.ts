import { assign, emit } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import { unknownIn } from '../objects/object-messages.ts';
import { searchDays, type TimeRange } from '../kit/time-range.ts';
import type { SearchInputs } from './approach-search-events.ts';
import { approachSearchParts } from './approach-search-parts.ts';
import { everyBody, withBody } from './body-choice.ts';
import { daysFrom, daysUntil } from './search-rules.ts';

/** The choice of what is searched for, and the search itself. */
export const searchState = approachSearchParts.createStateConfig({
  initial: 'idle',
  on: {
    'body.pressed': {
      target: '.idle',
      actions: [
        'forget',
        'forgetAddress',
        assign({
          bodies: ({ context, event }) => withBody(context.bodies, event.body, everyBody(context.known)),
        }),
      ],
    },
    'all-bodies.pressed': {
      target: '.idle',
      actions: ['forget', 'forgetAddress', assign({ bodies: ({ context }) => everyBody(context.known) })],
    },
    'bodies.cleared': { target: '.idle', actions: ['forget', 'forgetAddress', assign({ bodies: [] })] },
    'first-day.chosen': {
      target: '.idle',
      actions: [
        'forgetAddress',
        assign({
          days: ({ context: { days, limits }, event }) => searchDays(daysFrom(days, event.ms), limits),
        }),
      ],
    },
    'last-day.chosen': {
      target: '.idle',
      actions: [
        'forgetAddress',
        assign({
          days: ({ context: { days, limits }, event }) => searchDays(daysUntil(days, event.ms), limits),
        }),
      ],
    },
    'objects.saved': {
      target: '.idle',
      actions: ['forgetAddress', assign({ objects: ({ event }) => event.objects })],
    },
    'address.opened': {
      target: '.lookingUp',
      actions: assign({ address: ({ event }) => event.address }),
    },
    'search.requested': { guard: 'hasBodies', target: '.searching', actions: 'forgetAddress' },
    'search.loaded': [
      {
        guard: ({ event }) => event.selected !== undefined,
        target: '.searching',
        actions: [
          'forgetAddress',
          assign(({ context, event: { inputs, filter, order, selected } }) => ({
            ...within(inputs, context.limits),
            filter,
            order,
            approaches: selected === undefined ? [] : [selected],
            isPartial: true,
          })),
        ],
      },
      {
        target: '.idle',
        actions: [
          'forgetAddress',
          assign(({ context, event: { inputs, filter, order, noneFound = false } }) => ({
            ...within(inputs, context.limits),
            filter,
            order,
            approaches: [],
            noneFound,
            isPartial: false,
          })),
        ],
      },
    ],
  },
  states: {
    idle: { entry: assign({ progress: undefined }) },
    lookingUp: {
      tags: 'busy',
      invoke: {
        src: 'findByNames',
        input: ({ context }) => ({ names: [context.address?.object ?? ''] }),
        onDone: [
          {
            guard: ({ event }) => event.output.asteroids.length === 0,
            target: 'idle',
            actions: [
              emit(({ context, event }) => unknownIn(event.output, context.address?.object ?? '')),
              'forgetAddress',
            ],
          },
          {
            guard: 'isAddressed',
            target: 'searching',
            actions: { type: 'takeAddress', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [{ type: 'takeAddress', params: ({ event }) => event.output }, 'forgetAddress'],
          },
        ],
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'lookup.failed', failure: failureOf(event.error) })),
        },
      },
    },
    searching: {
      tags: ['searching', 'busy'],
      entry: 'forget',
      invoke: {
        src: 'searchApproaches',
        input: ({ context: { bodies, days, objects } }) => ({ bodies, days, objects }),
      },
      on: {
        'search.progressed': {
          actions: assign(({ event: { approaches, progress } }) => ({
            approaches,
            progress,
            isPartial: true,
          })),
        },
        'search.answered': {
          target: 'idle',
          actions: { type: 'takeAnswer', params: ({ event }) => event.answer },
        },
        'search.broken': {
          target: 'idle',
          actions: [
            assign({ approaches: [] }),
            emit(({ event: { failure } }) => ({ type: 'approaches.failed', failure })),
          ],
        },
        'search.stopped': {
          target: 'idle',
          actions: ['forgetAddress', emit({ type: 'search.cancelled' })],
        },
      },
    },
  },
});

/** What was saved of a search, its days in order and within those that there are. */
function within(inputs: SearchInputs, limits: TimeRange): SearchInputs {
  const { startMs, endMs } = inputs.days;
  const days = { startMs: Math.min(startMs, endMs), endMs: Math.max(startMs, endMs) };
  return { ...inputs, days: searchDays(days, limits) };
}
