import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { EPHEMERIS_COLUMNS, type EphemerisColumnKey } from '#engine/observe/columns.ts';

const ALL_COLUMNS: readonly EphemerisColumnKey[] = EPHEMERIS_COLUMNS.map(({ key }) => key);

const DEFAULT_COLUMNS: readonly EphemerisColumnKey[] = [
  'JD_UTC',
  'AST_RA',
  'AST_DEC',
  'MAG',
  'APPMOT_RA',
  'APPMOT_DEC',
  'MOON_ALT',
];

/** Columns needed at a telescope, the decisive ones first: a phone has room for three. */
export const OBSERVER_COLUMNS: readonly EphemerisColumnKey[] = [
  'JD_UTC',
  'AST_ALT',
  'MAG',
  'AST_RA',
  'AST_DEC',
  'AST_AZ',
  'SKY_MOV',
  'POS_ANG',
  'MOOEL',
  'MOON_ALT',
];

/** Which columns the ephemerides table shows. */
export type ColumnChoice = 'default' | 'observer' | 'all' | 'user';

/** How dates and places are written. */
export type TableNotation = {
  /** Calendar date and time in place of the Julian date. */
  readonly calendarDates: boolean;
  /** Hours, minutes, seconds for RA and degrees, minutes, seconds for Dec. */
  readonly sexagesimal: boolean;
  /** Whether calendar dates are those of the observatory's zone. */
  readonly clock: 'utc' | 'local';
};

/** The notation that comes with the observer's columns. */
const OBSERVER_NOTATION: TableNotation = { calendarDates: true, sexagesimal: true, clock: 'local' };

const PLAIN_NOTATION: TableNotation = { calendarDates: false, sexagesimal: false, clock: 'utc' };

/** Which rows the user chose to see, beside those that are observable. */
export type RowLimits = {
  /** Altitude below which rows are left out, degrees. */
  readonly minimumAltitude?: number | undefined;
  /** Hours of the day between which rows are shown, over midnight if `from` is the later; by the clock of the table. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined;
};

/** How the files are made. */
export type FileOptions = {
  /** Size of the pages; that of the user's country where nothing was chosen. */
  readonly paper?: 'A4' | 'Letter' | undefined;
  /** Whether the CSV file begins with lines that say where its numbers come from. */
  readonly csvRemarks: boolean;
  /** What separates fields of a CSV file; when nothing was chosen, what is usual in the user's language. */
  readonly csvSeparator?: 'comma' | 'semicolon' | undefined;
};

export type ColumnsContext = TableNotation & {
  readonly choice: ColumnChoice;
  /** What the user saved last, in table order. */
  readonly own: readonly EphemerisColumnKey[];
  /** Columns selected in the open popup. */
  readonly draft: readonly EphemerisColumnKey[];
  /** Only rows at night with the object above the horizon. */
  readonly onlyObservable: boolean;
  /** Only rows at night with the object above the horizon, in the observer's table: without regard to the thresholds. */
  readonly onlyAtNight: boolean;
  readonly limits: RowLimits;
  readonly files: FileOptions;
  /** The notation before the observer's columns were chosen, restored when they are left. */
  readonly aside: TableNotation;
};

/** The part of the view that a saved state contains: all but the draft. */
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
  | { readonly type: 'night.toggled' }
  | { readonly type: 'calendar.toggled' }
  | { readonly type: 'sexagesimal.toggled' }
  | { readonly type: 'clock.chosen'; readonly clock: TableNotation['clock'] }
  | { readonly type: 'rows.limited'; readonly limits: RowLimits }
  | { readonly type: 'files.chosen'; readonly files: FileOptions }
  | DownloadFailed
  /** A saved view replaces the current one. */
  | { readonly type: 'columns.loaded'; readonly view: ColumnsView };

/** A file could not be made: its fonts or the script that writes it did not arrive. */
export type DownloadFailed = { readonly type: 'download.failed' };

/** The popup is closed, saved or not; or a file of the table failed. */
export type ColumnsEmitted = { readonly type: 'columns.closed' } | DownloadFailed;

/**
 * What the ephemerides table shows.
 *
 *     reading ─choice made: user→ configuring ─saved (not empty) or cancelled→ reading
 *
 * The columns popup works on a draft, so that cancelling leaves the table as it was. The observer's columns bring their
 * own notation; another choice brings back the one before. Julian dates are UTC, so that local time means calendar dates.
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
    onlyAtNight: true,
    limits: {},
    files: { csvRemarks: true },
    ...PLAIN_NOTATION,
    aside: PLAIN_NOTATION,
  },
  initial: 'reading',
  on: {
    'observable.toggled': { actions: assign({ onlyObservable: ({ context }) => !context.onlyObservable }) },
    'night.toggled': { actions: assign({ onlyAtNight: ({ context }) => !context.onlyAtNight }) },
    'calendar.toggled': {
      actions: assign(({ context: { calendarDates, clock } }) => ({
        calendarDates: !calendarDates,
        clock: calendarDates ? 'utc' : clock,
      })),
    },
    'clock.chosen': {
      actions: assign(({ context, event: { clock } }) => ({
        clock,
        calendarDates: context.calendarDates || clock === 'local',
      })),
    },
    'rows.limited': { actions: assign({ limits: ({ event }) => event.limits }) },
    'download.failed': { actions: emit({ type: 'download.failed' }) },
    'files.chosen': { actions: assign({ files: ({ event }) => event.files }) },
    'sexagesimal.toggled': { actions: assign({ sexagesimal: ({ context }) => !context.sexagesimal }) },
    'columns.loaded': { actions: assign(({ event: { view } }) => view) },
  },
  states: {
    reading: {
      on: {
        'choice.made': [
          { guard: ({ event }) => event.choice === 'user', target: 'configuring' },
          { actions: assign(({ context, event }) => withChoice(context, event.choice)) },
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
          actions: assign(({ context }) => ({ ...withChoice(context, 'user'), own: context.draft })),
        },
        'columns.cancelled': 'reading',
      },
    },
  },
});

export type ColumnsActor = ActorRefFrom<typeof columnsMachine>;

/** The columns to show, in table order. */
export function shownColumns(context: ColumnsContext): readonly EphemerisColumnKey[] {
  switch (context.choice) {
    case 'all':
      return ALL_COLUMNS;
    case 'default':
      return DEFAULT_COLUMNS;
    case 'observer':
      return OBSERVER_COLUMNS;
    case 'user':
      return context.own;
  }
}

/** A choice with the notation that comes with it. */
function withChoice(context: ColumnsContext, choice: ColumnChoice): Partial<ColumnsContext> {
  const { calendarDates, sexagesimal, clock, aside } = context;
  const wasObserver = context.choice === 'observer';
  if (choice === 'observer' && !wasObserver) {
    return { choice, ...OBSERVER_NOTATION, aside: { calendarDates, sexagesimal, clock } };
  }
  return { choice, ...(wasObserver && choice !== 'observer' ? aside : {}) };
}

/** Columns that can still be added in the popup. */
export function possibleColumns(context: ColumnsContext): readonly EphemerisColumnKey[] {
  return ALL_COLUMNS.filter((name) => !context.draft.includes(name));
}

function inTableOrder(columns: readonly EphemerisColumnKey[]): readonly EphemerisColumnKey[] {
  return ALL_COLUMNS.filter((name) => columns.includes(name));
}
