import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { setupMachine } from '#machines/planning/setup.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';

/** The running set-up that the steps of the screen show and report to. */
export type SetupActor = ActorRefFrom<typeof setupMachine>;

/** Reads from the set-up, and again whenever what is read changes. */
export function useSetup<Value>(setup: SetupActor, read: (context: SetupContext) => Value): Value {
  return useSelector(setup, ({ context }) => read(context));
}
