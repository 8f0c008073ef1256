import { and, assign, emit, not } from 'xstate';
import { setupParts } from './setup-parts.ts';
import { OBSERVATORY_MESSAGE, refusal, TIME_FRAME_MESSAGE } from './setup-refusals.ts';
import { loadedSetup } from './setup-rules.ts';

/**
 * Submits the form: `editing → judging → editing`, or by way of `asking`, which asks the user, where it differs from the set-up
 * submitted before.
 */
export const submissionState = setupParts.createStateConfig({
  initial: 'editing',
  on: {
    'setup.loaded': {
      target: '.editing',
      actions: assign(({ context, event }) => loadedSetup(event.saved, context.horizons)),
    },
  },
  states: {
    editing: { on: { 'setup.submitted': 'judging' } },
    judging: {
      on: { 'question.withdrawn': 'editing' },
      always: [
        {
          guard: not('hasTimeFrame'),
          target: 'editing',
          actions: emit(refusal(TIME_FRAME_MESSAGE, 'error')),
        },
        {
          guard: not('hasPlace'),
          target: 'editing',
          actions: emit(refusal(OBSERVATORY_MESSAGE, 'error')),
        },
        { guard: not('isComplete'), target: 'editing' },
        {
          guard: and(['isZoneSettled', 'isChanged']),
          target: 'asking',
          actions: emit({ type: 'setup.questioned' }),
        },
        {
          guard: 'isZoneSettled',
          target: 'editing',
          actions: [emit({ type: 'setup.accepted', changed: false }), 'remember'],
        },
      ],
    },
    asking: {
      on: {
        'question.withdrawn': 'editing',
        'change.confirmed': {
          target: 'editing',
          actions: ['remember', emit({ type: 'setup.accepted', changed: true })],
        },
        'change.cancelled': {
          target: 'editing',
          actions: ['recall', emit({ type: 'setup.restored' })],
        },
      },
    },
  },
});
