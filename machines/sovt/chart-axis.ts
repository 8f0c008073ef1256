import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SovtState } from '#contract/sovt/sovt-state.ts';

/** What the charts count along their horizontal axis. */
export type ChartAxis = NonNullable<SovtState['chartAxis']>;

/** The horizontal axis of the charts, as the user chose it. */
export const chartAxisMachine = setup({
  types: {
    context: {} as { readonly axis: ChartAxis },
    events: {} as { readonly type: 'axis.chosen'; readonly axis: ChartAxis },
  },
}).createMachine({
  id: 'chartAxis',
  context: { axis: 'dates' },
  on: { 'axis.chosen': { actions: assign({ axis: ({ event }) => event.axis }) } },
});

export type ChartAxisActor = ActorRefFrom<typeof chartAxisMachine>;
