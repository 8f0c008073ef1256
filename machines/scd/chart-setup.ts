import { setupMachine } from '../planning/setup.ts';
import { canVisualise } from './screen-access.ts';

/** The set-up of a chart: a list to the minute that may contain user-defined objects alone, and no question about changes. */
export const chartSetupMachine = setupMachine.provide({
  guards: { isComplete: ({ context }) => canVisualise(context), isChanged: () => false },
});
