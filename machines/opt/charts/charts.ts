import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { ChartView } from '#contract/opt/opt-state.ts';
import type { PlotKey } from './long-term-plots.ts';
import {
  isEnabled,
  NO_THRESHOLDS,
  type PlotSetting,
  type Thresholds,
  withChoice,
  withMidpoints,
} from './thresholds.ts';

/** How the objects of the overview are sorted: by their first window, or by their longest. */
export type OverviewOrder = 'first' | 'longest';

export type ChartsContext = {
  /** Designator of the object whose chart is shown; the first where none was picked. */
  readonly shown: string | undefined;
  /** Day of the altitude timelines, YYYY-MM-DD; the first of the time frame where none was chosen. */
  readonly day: string | undefined;
  /** Whether the good side of every threshold is filled. */
  readonly advanced: boolean;
  readonly order: OverviewOrder;
  /** What is viewed as a table instead of charts. */
  readonly tables: readonly ChartView[];
  readonly thresholds: Thresholds;
};

type PlotOfObject = { readonly designator: string; readonly key: PlotKey };

export type ChartsEvent =
  | { readonly type: 'object.picked'; readonly designator: string }
  | ({ readonly type: 'plot.toggled' } & PlotOfObject)
  | ({ readonly type: 'threshold.moved'; readonly value: number } & PlotOfObject)
  /** Every threshold of an object goes back to the middle. */
  | { readonly type: 'thresholds.reset'; readonly designator: string }
  /** The settings of one object are those of all from now on. */
  | {
      readonly type: 'thresholds.shared';
      readonly settings: Readonly<Partial<Record<PlotKey, PlotSetting>>>;
    }
  | { readonly type: 'advanced.toggled' }
  | { readonly type: 'order.chosen'; readonly order: OverviewOrder }
  | { readonly type: 'table.chosen'; readonly view: ChartView; readonly isTable: boolean }
  | { readonly type: 'day.chosen'; readonly day: string }
  /** The results they belong to are of another plan. */
  | { readonly type: 'charts.dropped' }
  /** Stored charts replace the current ones. */
  | { readonly type: 'charts.loaded'; readonly charts: ChartsContext };

export type ChartsEmitted =
  /** The user picked an object: there may be something to say about it. */
  | { readonly type: 'object.picked'; readonly designator: string }
  /** Another day is shown: its table may have to be loaded. */
  | { readonly type: 'day.chosen'; readonly day: string };

/** Charts as they are before the user touches them. */
export const UNTOUCHED_CHARTS: ChartsContext = {
  shown: undefined,
  day: undefined,
  advanced: false,
  order: 'first',
  tables: [],
  thresholds: NO_THRESHOLDS,
};

/**
 * What the charts of the results show: which object and day, which plots count, and their thresholds. It stores what the
 * user said and nothing that follows from the tables, so that a threshold that is moved sends no request.
 */
export const chartsMachine = setup({
  types: { context: {} as ChartsContext, events: {} as ChartsEvent, emitted: {} as ChartsEmitted },
}).createMachine({
  id: 'charts',
  context: UNTOUCHED_CHARTS,
  on: {
    'object.picked': {
      actions: [assign({ shown: ({ event }) => event.designator }), emit(({ event }) => event)],
    },
    'plot.toggled': {
      actions: assign({
        thresholds: ({ context: { thresholds }, event: { designator, key } }) =>
          withChoice(thresholds, designator, key, { enable: !isEnabled(thresholds, designator, key) }),
      }),
    },
    'threshold.moved': {
      actions: assign({
        thresholds: ({ context: { thresholds }, event: { designator, key, value } }) =>
          withChoice(thresholds, designator, key, { value }),
      }),
    },
    'thresholds.reset': {
      actions: assign({
        thresholds: ({ context: { thresholds }, event }) => withMidpoints(thresholds, event.designator),
      }),
    },
    'thresholds.shared': {
      actions: assign({ thresholds: ({ event }) => ({ common: event.settings, own: {} }) }),
    },
    'advanced.toggled': { actions: assign({ advanced: ({ context }) => !context.advanced }) },
    'order.chosen': { actions: assign({ order: ({ event }) => event.order }) },
    'table.chosen': {
      actions: assign({
        tables: ({ context: { tables }, event: { view: chosen, isTable } }) => [
          ...tables.filter((view) => view !== chosen),
          ...(isTable ? [chosen] : []),
        ],
      }),
    },
    'day.chosen': { actions: [assign({ day: ({ event }) => event.day }), emit(({ event }) => event)] },
    'charts.dropped': {
      actions: assign(({ context: { advanced, order, tables } }) => ({
        ...UNTOUCHED_CHARTS,
        advanced,
        order,
        tables,
      })),
    },
    'charts.loaded': { actions: assign(({ event }) => event.charts) },
  },
});

export type ChartsActor = ActorRefFrom<typeof chartsMachine>;
