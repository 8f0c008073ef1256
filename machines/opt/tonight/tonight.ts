import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { TONIGHT_DEFAULTS, type TonightQuery, type TonightResult } from '#contract/opt/tonight.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { type Observatory, observatoryParameters } from '../../planning/observatory.ts';
import { checkedAtFirst } from './tonight-plan.ts';

/** The limits that a user sees and changes: faintest V, lowest altitude in degrees. */
export type TonightLimits = { readonly faintest: number; readonly lowest: number };

export type TonightContext = {
  readonly site: Observatory | undefined;
  readonly limits: TonightLimits;
  /** Objects that are listed at most; the service's own number where undefined. */
  readonly most: number | undefined;
  readonly result: TonightResult | undefined;
  /** Designators of the objects to plan. */
  readonly checked: ReadonlySet<string>;
  /** The user has chosen objects: those that are checked stay so when the list comes again. */
  readonly isChosen: boolean;
  readonly failure: Failure | undefined;
};

export type TonightEvent =
  /** The site to look from: another one begins again. */
  | { readonly type: 'site.given'; readonly site: Observatory }
  | { readonly type: 'limits.changed'; readonly change: Partial<TonightLimits> }
  | { readonly type: 'object.toggled'; readonly designator: string }
  /** The box of the head: all, or none where all are checked. */
  | { readonly type: 'objects.toggled' }
  | { readonly type: 'retry.requested' };

/** Pause before a list with objects missing is requested again, milliseconds. */
const PREPARATION_PAUSE_MS = 2000;

/**
 * What is up in the coming night at a site, brightest first, and what of it is to be planned.
 *
 *     homeless ─site given→ requesting → listing ⇄ completing (every 2 s while orbits are being prepared)
 *                             ↑ └→ failed
 *                             └ site given, limits changed: from everywhere; the older request is aborted
 *
 * The former list stays in sight while the next one is on its way.
 */
export const tonightMachine = setup({
  types: {
    context: {} as TonightContext,
    events: {} as TonightEvent,
    input: {} as { readonly most: number | undefined },
    tags: {} as 'busy',
  },
  actors: { listNight: fromPromise<TonightResult, TonightQuery>(notProvided) },
  guards: {
    hasSite: ({ context }) => context.site !== undefined,
    isIncomplete: ({ context }) => context.result?.preparation !== undefined,
  },
  delays: { preparationPause: PREPARATION_PAUSE_MS },
}).createMachine({
  id: 'tonight',
  context: ({ input }) => ({
    site: undefined,
    limits: { faintest: TONIGHT_DEFAULTS.faintest, lowest: TONIGHT_DEFAULTS.lowest },
    most: input.most,
    result: undefined,
    checked: new Set(),
    isChosen: false,
    failure: undefined,
  }),
  initial: 'homeless',
  on: {
    'site.given': {
      target: '.requesting',
      actions: assign(({ event: { site } }) => ({
        site,
        result: undefined,
        checked: new Set<string>(),
        isChosen: false,
      })),
    },
    'limits.changed': [
      {
        guard: 'hasSite',
        target: '.requesting',
        actions: assign({ limits: ({ context, event }) => ({ ...context.limits, ...event.change }) }),
      },
      { actions: assign({ limits: ({ context, event }) => ({ ...context.limits, ...event.change }) }) },
    ],
    'object.toggled': {
      actions: assign(({ context: { checked }, event: { designator } }) => {
        const next = new Set(checked);
        if (!next.delete(designator)) next.add(designator);
        return { checked: next, isChosen: true };
      }),
    },
    'objects.toggled': {
      actions: assign(({ context: { checked, result } }) => {
        const all = (result?.objects ?? []).map(({ designator }) => designator);
        return {
          checked: new Set(all.every((designator) => checked.has(designator)) ? [] : all),
          isChosen: true,
        };
      }),
    },
  },
  states: {
    homeless: {},
    requesting: {
      tags: 'busy',
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'listNight',
        input: ({ context }) => queryOf(context),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => withResult(context, event.output)),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error), result: undefined }),
        },
      },
    },
    listing: { after: { preparationPause: { guard: 'isIncomplete', target: 'completing' } } },
    completing: {
      invoke: {
        src: 'listNight',
        input: ({ context }) => queryOf(context),
        onDone: {
          target: 'listing',
          actions: assign(({ context, event }) => withResult(context, event.output)),
        },
        onError: { target: 'listing' },
      },
    },
    failed: { on: { 'retry.requested': 'requesting' } },
  },
});

export type TonightActor = ActorRefFrom<typeof tonightMachine>;

/** @throws {RangeError} before a site is known. */
function queryOf({ site, limits, most }: TonightContext): TonightQuery {
  if (site === undefined) throw new RangeError('the night was requested before there was a site');
  return { ...observatoryParameters(site), ...limits, ...(most === undefined ? {} : { most }) };
}

function withResult(
  { checked, isChosen, limits }: TonightContext,
  result: TonightResult,
): Partial<TonightContext> {
  if (!isChosen) return { result, checked: checkedAtFirst(result, limits.lowest) };
  const stillListed = result.objects.map(({ designator }) => designator).filter((name) => checked.has(name));
  return { result, checked: new Set(stillListed) };
}
