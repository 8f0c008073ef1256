import { type ActorRefFrom, assign, setup } from 'xstate';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { Observatory } from '../planning/observatory.ts';

export type GroundContext = {
  /** The site from which an object is seen over the Earth; undefined until one is known. */
  readonly site: Observatory | undefined;
};

export type GroundEvent =
  | { readonly type: 'ground.turned'; readonly isOpen: boolean }
  | { readonly type: 'site.chosen'; readonly site: Observatory };

/**
 * What passes over the ground: whether its panel is open, and the site from which it is seen.
 *
 *     folded ⇄ open   ground.turned
 */
export const groundMachine = setup({
  types: {
    context: {} as GroundContext,
    events: {} as GroundEvent,
    input: {} as GroundContext,
  },
}).createMachine({
  id: 'ground',
  context: ({ input }) => input,
  initial: 'folded',
  on: {
    'site.chosen': {
      guard: ({ event }) => event.site.code !== GEOCENTRE_CODE, // nothing is seen from there
      actions: assign({ site: ({ event }) => event.site }),
    },
  },
  states: {
    folded: { on: { 'ground.turned': { guard: ({ event }) => event.isOpen, target: 'open' } } },
    open: { on: { 'ground.turned': { guard: ({ event }) => !event.isOpen, target: 'folded' } } },
  },
});

export type GroundActor = ActorRefFrom<typeof groundMachine>;
