import { useSelector } from '@xstate/react';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';

/** Reads from the set-up, and again whenever what is read changes. */
export function useSetup<Value>(setup: SetupActor, read: (context: SetupContext) => Value): Value {
  return useSelector(setup, ({ context }) => read(context));
}
