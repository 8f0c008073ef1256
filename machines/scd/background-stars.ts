import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { StarField } from '#contract/scd/star-bytes.ts';
import { type StarsCall, type StarSight, starsCall, starWindow } from '#contract/scd/star-window.ts';
import { DEGREE } from '#engine/constants.ts';
import { notProvided } from '../kit/not-provided.ts';
import { observatoryParameters } from '../planning/observatory.ts';
import type { Plan } from '../planning/plan.ts';
import { isWide } from './field-of-view.ts';

/** Where the chart looks, degrees. */
export type SkyPlace = { readonly ra: number; readonly dec: number; readonly fov: number };

export type BackgroundStarsContext = {
  /** Stars beyond the bright ones that come with the page. */
  readonly field: StarField | undefined;
  /** What they were requested for. */
  readonly requested: StarsCall | undefined;
};

/** A place that the chart shows, and the date and observatory that it is made for. */
type Shown = { readonly place: SkyPlace; readonly sight: StarSight };

export type BackgroundStarsEvent =
  /** The chart came to rest at a place. */
  | ({ readonly type: 'place.shown' } & Shown)
  /** What was missing may be had again. */
  | { readonly type: 'service.returned' };

export type BackgroundStarsEmitted = { readonly type: 'stars.failed'; readonly failure: Failure };

/** The window of stars is fetched again once the middle has moved by this share of it. */
const MOVED_SHARE = 0.2;

/**
 * Fainter stars around the place that the chart shows.
 *
 *     idle ─narrow place─→ loading → idle
 *
 * A field up to 3 degrees fetches; between 3 and 30 what is loaded stays; a wider one lets it go. Where fainter stars are missing from
 * what is loaded, it is fetched again once they may be had.
 */
export const backgroundStarsMachine = setup({
  types: {
    context: {} as BackgroundStarsContext,
    events: {} as BackgroundStarsEvent,
    emitted: {} as BackgroundStarsEmitted,
    tags: {} as 'loading',
  },
  actors: { loadStars: fromPromise<StarField, StarsCall>(notProvided) },
  guards: {
    isWide: (_, { fov }: SkyPlace) => isWide(fov),
    isLacking: ({ context: { field } }) => field?.facts.note !== undefined,
    isNew: ({ context }, shown: Shown) => callFor(shown, context.requested) !== undefined,
  },
}).createMachine({
  id: 'backgroundStars',
  context: { field: undefined, requested: undefined },
  initial: 'idle',
  on: {
    'place.shown': [
      {
        guard: { type: 'isWide', params: ({ event }) => event.place },
        target: '.idle',
        actions: assign({ field: undefined, requested: undefined }),
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: assign({ requested: ({ context, event }) => callFor(event, context.requested) }),
      },
    ],
    'service.returned': { guard: 'isLacking', target: '.loading', reenter: true },
  },
  states: {
    idle: {},
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadStars',
        input: ({ context: { requested } }) => {
          if (requested === undefined) throw new RangeError('no stars are requested');
          return requested;
        },
        onDone: { target: 'idle', actions: assign({ field: ({ event }) => event.output }) },
        onError: {
          target: 'idle',
          actions: [
            assign({ requested: undefined }),
            emit(({ event }) => ({ type: 'stars.failed', failure: failureOf(event.error) })),
          ],
        },
      },
    },
  },
});

export type BackgroundStarsActor = ActorRefFrom<typeof backgroundStarsMachine>;

/** The date and the observatory of a plan, as the calls for stars carry them: the same ones as long as the plan is. */
export function starSight({ timeFrame, observatory }: Plan): StarSight {
  return {
    julianDate: timeFrame.converted.start,
    utcStart: timeFrame.dateTime.start,
    ...observatoryParameters(observatory),
  };
}

/** The stars that a place needs, on the date of the chart, and that were not requested yet; undefined where there are none. */
function callFor(
  { place: { ra, dec, fov }, sight }: Shown,
  before: StarsCall | undefined,
): StarsCall | undefined {
  const window = starWindow(fov);
  if (window === undefined) return undefined;
  const call = starsCall(window, ra, dec, sight);
  return before !== undefined && isClose(call, before) ? undefined : call;
}

function isClose(one: StarsCall, other: StarsCall): boolean {
  if (one.kind !== other.kind || one.query.magFaint !== other.query.magFaint) return false;
  if (one.query.julianDate !== other.query.julianDate) return false;
  const extent = one.kind === 'circle' ? one.query.radius : one.query.sizeDec;
  const dec = Math.abs(one.query.dec - other.query.dec);
  const turn = Math.abs(one.query.ra - other.query.ra) % 360;
  const ra = Math.min(turn, 360 - turn) * Math.cos(one.query.dec * DEGREE);
  return Math.max(dec, ra) < MOVED_SHARE * extent;
}
