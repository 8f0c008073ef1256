import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import type { SovtState } from '#contract/sovt/sovt-state.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { SOVT_DEFAULTS, SOVT_RANGES } from '#contract/sovt/ranges.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Observatory } from '../planning/observatory.ts';
import { type FailureReported, reportOf } from '../popups/notice.ts';

export type WindowsContext = {
  /** What was requested last. */
  readonly query: WindowsQuery | undefined;
  readonly answer: WindowsAnswer | undefined;
  /** The site from which it is seen; undefined for the centre of the Earth, where there are no nights. */
  readonly site: Observatory | undefined;
  /** Least altitude at the site, degrees. */
  readonly leastAltitude: number;
};

export type WindowsEvent =
  | { readonly type: 'windows.requested'; readonly query: WindowsQuery }
  | { readonly type: 'site.chosen'; readonly site: Observatory | undefined }
  /** A saved state replaces what was chosen. */
  | { readonly type: 'place.loaded'; readonly place: SovtState['windowsPlace'] }
  | { readonly type: 'altitude.chosen'; readonly altitude: number };

export type WindowsEmitted = FailureReported;

/**
 * The spans in which an object can be observed.
 *
 *     idle ─requested→ loading ─answered, or failed→ idle
 *
 * Another request replaces the first.
 */
export const windowsMachine = setup({
  types: {
    context: {} as WindowsContext,
    events: {} as WindowsEvent,
    emitted: {} as WindowsEmitted,
    tags: {} as 'busy',
  },
  actors: { loadWindows: fromPromise<WindowsAnswer, { query: WindowsQuery | undefined }>(notProvided) },
}).createMachine({
  id: 'windows',
  context: {
    query: undefined,
    answer: undefined,
    site: undefined,
    leastAltitude: SOVT_DEFAULTS.altitudeMin,
  },
  initial: 'idle',
  on: {
    'windows.requested': {
      target: '.loading',
      reenter: true,
      actions: assign(({ event: { query } }) => ({ query, answer: undefined })),
    },
    'site.chosen': { actions: assign(({ event: { site } }) => ({ site })) },
    'place.loaded': { actions: assign(({ event }) => placeOf(event.place)) },
    'altitude.chosen': {
      actions: assign(({ event: { altitude } }) => ({ leastAltitude: withinRange(altitude) })),
    },
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadWindows',
        input: ({ context: { query } }) => ({ query }),
        onDone: { target: 'idle', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'idle',
          actions: emit(({ event }) => reportOf(failureOf(event.error))),
        },
      },
    },
  },
});

export type WindowsActor = ActorRefFrom<typeof windowsMachine>;

/** The place to be saved: only that of an observatory with a public code. */
export function savedPlaceOf({
  site,
  leastAltitude,
}: Pick<WindowsContext, 'site' | 'leastAltitude'>): SovtState['windowsPlace'] {
  if (site?.code === undefined) return undefined;
  const { code, id, name, latitude, longitude, alt } = site;
  return {
    site: { code, ...(id === undefined ? {} : { id }), name, latitude, longitude, alt },
    leastAltitude,
  };
}

function placeOf(place: SovtState['windowsPlace']): Pick<WindowsContext, 'site' | 'leastAltitude'> {
  if (place === undefined) return { site: undefined, leastAltitude: SOVT_DEFAULTS.altitudeMin };
  const { site, leastAltitude } = place;
  return { site: { ...site, id: site.id }, leastAltitude };
}

/** Whether a response is one to a query. */
export function isAnswerTo({ query }: WindowsContext, other: WindowsQuery): boolean {
  return JSON.stringify(query) === JSON.stringify(other);
}

function withinRange(altitude: number): number {
  const { min, max } = SOVT_RANGES.altitudeMin;
  return Math.min(max, Math.max(min, altitude));
}
