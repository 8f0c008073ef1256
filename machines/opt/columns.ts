import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { EPHEMERIS_COLUMNS, type EphemerisColumnKey } from '#engine/observe/columns.ts';

export const ALL_COLUMNS: readonly EphemerisColumnKey[] = EPHEMERIS_COLUMNS.map(({ key }) => key);

export const DEFAULT_COLUMNS: readonly EphemerisColumnKey[] = [
  'JD_UTC',
  'AST_RA',
  'AST_DEC',
  'MAG',
  'APPMOT_RA',
  'APPMOT_DEC',
  'MOON_ALT',
];

/** Which columns the ephemerides table shows. */
export type ColumnChoice = 'default' | 'all' | 'user';

export type ColumnsContext = {
  readonly choice: ColumnChoice;
  /** What the visitor saved last, in table order. */
  readonly own: readonly EphemerisColumnKey[];
  /** Columns selected in the open popup. */
  readonly draft: readonly EphemerisColumnKey[];
  /** Only rows at night with the object above the horizon. */
  readonly onlyObservable: boolean;
  /** Calendar date and time (UTC) in place of the Julian date. */
  readonly calendarDates: boolean;
  /** Hours, minutes, seconds for RA and degrees, minutes, seconds for Dec. */
  readonly sexagesimal: boolean;
};

/** What a saved state keeps of the view: everything but the draft. */
export type ColumnsView = Omit<ColumnsContext, 'draft'>;

export type ColumnsEvent =
  | { readonly type: 'choice.made'; readonly choice: ColumnChoice }
  | { readonly type: 'columns.added'; readonly columns: readonly EphemerisColumnKey[] }
  | { readonly type: 'columns.removed'; readonly columns: readonly EphemerisColumnKey[] }
  | { readonly type: 'columns.all-added' }
  | { readonly type: 'columns.all-removed' }
  | { readonly type: 'columns.saved' }
  | { readonly type: 'columns.cancelled' }
  | { readonly type: 'observable.toggled' }
  | { readonly type: 'calendar.toggled' }
  | { readonly type: 'sexagesimal.toggled' }
  /** A saved view replaces the current one. */
  | { readonly type: 'columns.loaded'; readonly view: ColumnsView };

/** The popup is done with, saved or not. */
export type ColumnsEmitted = { readonly type: 'columns.closed' };

/**
 * What the ephemerides table shows.
 *
 *     reading ─choice made: user→ configuring ─saved (not empty) or cancelled→ reading
 *
 * The columns popup works on a draft, so that cancelling leaves the table as it was.
 */
export const columnsMachine = setup({
  types: { context: {} as ColumnsContext, events: {} as ColumnsEvent, emitted: {} as ColumnsEmitted },
}).createMachine({
  id: 'columns',
  context: {
    choice: 'default',
    own: DEFAULT_COLUMNS,
    draft: [],
    onlyObservable: false,
    calendarDates: false,
    sexagesimal: false,
  },
  initial: 'reading',
  on: {
    'observable.toggled': { actions: assign({ onlyObservable: ({ context }) => !context.onlyObservable }) },
    'calendar.toggled': { actions: assign({ calendarDates: ({ context }) => !context.calendarDates }) },
    'sexagesimal.toggled': { actions: assign({ sexagesimal: ({ context }) => !context.sexagesimal }) },
    'columns.loaded': { actions: assign(({ event: { view } }) => view) },
  },
  states: {
    reading: {
      on: {
        'choice.made': [
          { guard: ({ event }) => event.choice === 'user', target: 'configuring' },
          { actions: assign({ choice: ({ event }) => event.choice }) },
        ],
      },
    },
    configuring: {
      entry: assign({ draft: ({ context }) => context.own }),
      exit: emit({ type: 'columns.closed' }),
      on: {
        'columns.added': {
          actions: assign({
            draft: ({ context, event }) => inTableOrder([...context.draft, ...event.columns]),
          }),
        },
        'columns.removed': {
          actions: assign({
            draft: ({ context, event }) => context.draft.filter((name) => !event.columns.includes(name)),
          }),
        },
        'columns.all-added': { actions: assign({ draft: ALL_COLUMNS }) },
        'columns.all-removed': { actions: assign({ draft: [] }) },
        'columns.saved': {
          guard: ({ context }) => context.draft.length > 0,
          target: 'reading',
          actions: assign({ choice: 'user', own: ({ context }) => context.draft }),
        },
        'columns.cancelled': 'reading',
      },
    },
  },
});

export type ColumnsActor = ActorRefFrom<typeof columnsMachine>;

/** The columns to show, in table order. */
export function shownColumns(context: ColumnsContext): readonly EphemerisColumnKey[] {
  if (context.choice === 'all') return ALL_COLUMNS;
  return context.choice === 'default' ? DEFAULT_COLUMNS : context.own;
}

/** Columns that can still be added in the popup. */
export function possibleColumns(context: ColumnsContext): readonly EphemerisColumnKey[] {
  return ALL_COLUMNS.filter((name) => !context.draft.includes(name));
}

function inTableOrder(columns: readonly EphemerisColumnKey[]): readonly EphemerisColumnKey[] {
  return ALL_COLUMNS.filter((name) => columns.includes(name));
}
