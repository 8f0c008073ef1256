import { assign, emit } from 'xstate';
import { failureOf } from '#contract/failure.ts';
import { approachSearchParts } from './approach-search-parts.ts';

/** The bodies that the service can search at. */
export const bodiesState = approachSearchParts.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'listBodies',
        onDone: { target: 'known', actions: assign({ known: ({ event }) => event.output }) },
        onError: {
          target: 'missing',
          actions: emit(({ event }) => ({ type: 'bodies.failed', failure: failureOf(event.error) })),
        },
      },
    },
    known: { entry: emit({ type: 'bodies.settled' }) },
    missing: { entry: emit({ type: 'bodies.settled' }), on: { 'bodies.requested': 'requesting' } },
  },
});
