import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  clampedFieldOfView,
  clampedMagnitude,
  FIELD_OF_VIEW,
  isWide,
  STAR_MAGNITUDE,
  turnedWheel,
} from './field-of-view.ts';

/** Pause after a notch of the wheel before the field of view follows, milliseconds. */
const WHEEL_PAUSE_MS = 100;

/** Which files a chart is printed as: what is on the screen, as it is or on a page, or a finder chart. */
const PRINT_FORMATS = ['image', 'pdf', 'finder'] as const;

export type PrintFormat = (typeof PRINT_FORMATS)[number];

export type ChartContext = {
  readonly fov: { readonly value: number; readonly min: number; readonly max: number };
  /** Faintest stars of wide fields. */
  readonly mag: { readonly value: number };
  /** Designator of the object whose details are shown. */
  readonly active: string | undefined;
  /** Row of its trace that the sky is shown for, once one is chosen. */
  readonly row: number;
  /** Whether none is chosen: the path opens where the object is up in the dark. */
  readonly isOpening: boolean;
  /** The file that is being made once the chart is drawn. */
  readonly printRequest: PrintFormat | undefined;
  /** Whether pictures of the sky are behind the chart, where the service names a survey of them. */
  readonly pictures: boolean;
  /** Which way the wheel was turned last. */
  readonly turning: 1 | -1;
};

export type ChartEvent =
  /** Pressing the active object again leaves none. */
  | { readonly type: 'object.pressed'; readonly designator: string }
  | { readonly type: 'row.chosen'; readonly row: number }
  /** `count` is the number of rows there are. */
  | {
      readonly type: 'row.moved';
      readonly by: number;
      readonly count: number;
      /** Row that is shown while none is chosen. */
      readonly from?: number;
    }
  /** Other paths are shown, each at its opening row. */
  | { readonly type: 'paths.replaced' }
  | { readonly type: 'fov.chosen'; readonly fov: number }
  /** 1 widens the field, -1 narrows it. */
  | { readonly type: 'wheel.turned'; readonly direction: 1 | -1 }
  | { readonly type: 'magnitude.chosen'; readonly magnitude: number }
  | { readonly type: 'pictures.switched'; readonly isOn: boolean }
  | { readonly type: 'print.requested'; readonly format: PrintFormat }
  | { readonly type: 'print.finished' }
  | { readonly type: 'objects.changed'; readonly designators: readonly string[] }
  | { readonly type: 'chart.loaded'; readonly chart: SavedChart };

/** What is saved of a chart. */
export type SavedChart = {
  readonly fov: number;
  readonly magnitude: number;
  readonly active: string | undefined;
  readonly row: number;
  readonly pictures: boolean;
};

/** No row is chosen yet. */
const UNCHOSEN = { row: 0, isOpening: true } as const;

/**
 * What a sky chart shows: the field of view, the faintest stars, the object in the foreground and the date of its trace.
 *
 *     still ─wheel turned→ turning ─100 ms→ still, a step further
 */
export const chartMachine = setup({
  types: { context: {} as ChartContext, events: {} as ChartEvent },
  actions: {
    look: assign(({ context }, fov: number) => withFieldOfView(context, fov)),
  },
  guards: { isNumber: (_, value: number) => !Number.isNaN(value) },
  delays: { wheelPause: WHEEL_PAUSE_MS },
}).createMachine({
  id: 'chart',
  context: {
    fov: { value: FIELD_OF_VIEW.initial, min: FIELD_OF_VIEW.min, max: FIELD_OF_VIEW.max },
    mag: { value: STAR_MAGNITUDE.initial },
    active: undefined,
    row: 0,
    isOpening: true,
    printRequest: undefined,
    pictures: true,
    turning: 1,
  },
  on: {
    'object.pressed': {
      actions: assign(({ context, event: { designator } }) => ({
        active: context.active === designator ? undefined : designator,
        ...UNCHOSEN,
      })),
    },
    'row.chosen': { actions: assign({ row: ({ event }) => event.row, isOpening: false }) },
    'paths.replaced': { actions: assign(UNCHOSEN) },
    'row.moved': {
      actions: assign({
        row: ({ context, event: { by, count, from = context.row } }) =>
          withinRows(withinRows(from, count) + by, count),
        isOpening: false,
      }),
    },
    'fov.chosen': {
      guard: { type: 'isNumber', params: ({ event }) => event.fov },
      actions: { type: 'look', params: ({ event }) => event.fov },
    },
    'magnitude.chosen': {
      guard: { type: 'isNumber', params: ({ event }) => event.magnitude },
      actions: assign({ mag: ({ event }) => ({ value: clampedMagnitude(event.magnitude) }) }),
    },
    'pictures.switched': { actions: assign({ pictures: ({ event }) => event.isOn }) },
    'print.requested': { actions: assign({ printRequest: ({ event }) => event.format }) },
    'print.finished': { actions: assign({ printRequest: undefined }) },
    'objects.changed': {
      actions: assign(({ context, event: { designators } }) =>
        context.active === undefined || designators.includes(context.active)
          ? {}
          : { active: undefined, ...UNCHOSEN },
      ),
    },
    'chart.loaded': {
      actions: assign(({ context, event: { chart } }) => ({
        ...withFieldOfView(context, chart.fov),
        mag: { value: clampedMagnitude(chart.magnitude) },
        active: chart.active,
        row: chart.row,
        isOpening: false,
        pictures: chart.pictures,
      })),
    },
  },
  initial: 'still',
  states: {
    still: {
      on: {
        'wheel.turned': {
          target: 'turning',
          actions: assign({ turning: ({ event }) => event.direction }),
        },
      },
    },
    turning: {
      on: { 'wheel.turned': { actions: assign({ turning: ({ event }) => event.direction }) } },
      after: {
        wheelPause: {
          target: 'still',
          actions: {
            type: 'look',
            params: ({ context }) => turnedWheel(context.fov.value, context.turning),
          },
        },
      },
    },
  },
});

export type ChartActor = ActorRefFrom<typeof chartMachine>;

/** The row nearest to one that there may not be. */
function withinRows(row: number, count: number): number {
  return Math.max(0, Math.min(count - 1, row));
}

/** A wide field shows bright stars alone, all of them. */
function withFieldOfView(context: ChartContext, fov: number): Partial<ChartContext> {
  const value = clampedFieldOfView(fov);
  const mag = isWide(value) && !isWide(context.fov.value) ? { value: STAR_MAGNITUDE.max } : context.mag;
  return { fov: { ...context.fov, value }, mag };
}
