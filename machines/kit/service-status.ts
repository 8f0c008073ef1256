import { assign, fromPromise, setup } from 'xstate';
import type { ServiceStatus } from '#contract/status.ts';
import { notProvided } from './not-provided.ts';

/** Pauses between two looks while the catalogue is about to change, and otherwise, milliseconds. */
const SOON_MS = 10_000;
const LATER_MS = 3_600_000;

type StatusContext = {
  /** As it was last reported; absent before the first response. */
  readonly status: ServiceStatus | undefined;
};

/**
 * What the service works with, looked at from time to time.
 *
 *     reading ⇄ resting (ten seconds while a catalogue is fetched or read, else an hour)
 *
 * The status is not essential: a request that fails leaves the former status, and the next request follows at its time.
 */
export const serviceStatusMachine = setup({
  types: { context: {} as StatusContext },
  actors: { readStatus: fromPromise<ServiceStatus>(notProvided) },
  delays: { untilNextLook: ({ context: { status } }) => (isChanging(status) ? SOON_MS : LATER_MS) },
}).createMachine({
  id: 'serviceStatus',
  context: { status: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readStatus',
        onDone: { target: 'resting', actions: assign({ status: ({ event }) => event.output }) },
        onError: 'resting',
      },
    },
    resting: { after: { untilNextLook: 'reading' } },
  },
});

function isChanging(status: ServiceStatus | undefined): boolean {
  return status !== undefined && (status.catalogue.loading || status.catalogue.refresh.state === 'fetching');
}
