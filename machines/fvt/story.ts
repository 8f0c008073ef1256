import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { FILM_SECONDS } from '../scene/film-plan.ts';
import { makingState } from './story-making.ts';
import { FIRST_STORY_FILM, nextPart, type StoryFilm, type StoryPart } from './story-parts.ts';
import { NOTHING_MADE, type StoryContext, storySetup } from './story-setup.ts';

/**
 * The Story of a flyby: a picture, a film, a map, and the facts about it, in one archive.
 *
 *     closed ─opened→ open(planning ─requested→ making(part ─all made→ writing → packing → saving) ─→ planning)
 *        ↑ └─awaited→ awaiting ─shown→ ↑           └ stopped → planning, failed → failed ─requested→ making
 *        └ closed; another flyby begins again
 *
 * A part that cannot be made at all is missing, and the Story goes on without it; one that fails can be tried again or left out. What is
 * made stays until the plan of the film or the flyby changes. Leaving `part` gives the view back.
 */
export const storyMachine = storySetup.createMachine({
  id: 'story',
  context: ({ input }) => ({
    ...NOTHING_MADE,
    ...input,
    awaited: undefined,
    flyby: undefined,
    film: FIRST_STORY_FILM,
    begunMs: 0,
  }),
  initial: 'closed',
  on: {
    'story.awaited': { target: '.awaiting', actions: assign({ awaited: ({ event }) => event.approach }) },
    'story.opened': {
      guard: { type: 'isShown', params: ({ event }) => event.flyby },
      target: '.open',
      actions: { type: 'begin', params: ({ event }) => event.flyby },
    },
    'story.closed': '.closed',
  },
  states: {
    closed: { entry: { type: 'begin', params: undefined } },
    awaiting: {
      on: {
        'awaited.missing': 'closed',
        'flyby.changed': [
          {
            guard: { type: 'isAwaited', params: ({ event }) => event.flyby },
            target: 'open',
            actions: { type: 'begin', params: ({ event }) => event.flyby },
          },
          { guard: { type: 'isShown', params: ({ event }) => event.flyby }, target: 'closed' },
        ],
      },
    },
    open: {
      initial: 'planning',
      on: {
        'flyby.changed': [
          { guard: { type: 'isSame', params: ({ event }) => event.flyby } },
          {
            guard: { type: 'isShown', params: ({ event }) => event.flyby },
            target: '.planning',
            actions: { type: 'begin', params: ({ event }) => event.flyby },
          },
          { target: 'closed' },
        ],
      },
      states: {
        planning: {
          on: {
            'film.planned': { actions: assign(({ context, event }) => withFilm(context, event.change)) },
            'story.requested': [
              { guard: 'isSaved', target: 'making', actions: 'dropAll' },
              { target: 'making' },
            ],
            'saving.requested': { guard: 'hasZip', target: 'making.saving' },
          },
        },
        making: makingState,
        failed: {
          on: {
            'story.requested': 'making',
            'part.left-out': {
              guard: 'hasPart',
              target: 'making',
              actions: { type: 'settlePart', params: { kind: 'missing', gap: 'left out' } },
            },
            'film.planned': {
              target: 'planning',
              actions: assign(({ context, event }) => withFilm(context, event.change)),
            },
          },
        },
      },
    },
  },
});

export type StoryActor = ActorRefFrom<typeof storyMachine>;

/** The plan of the film after a change, and what is made whatever that is: pictures have its size. */
function withFilm({ film, parts }: StoryContext, change: Partial<StoryFilm>): Partial<StoryContext> {
  const next = { ...film, ...change };
  const seconds = Math.min(Math.max(next.seconds, FILM_SECONDS.min), FILM_SECONDS.max);
  const { map, picture } = parts;
  const isOfSize = change.size === undefined;
  return {
    ...NOTHING_MADE,
    film: { ...next, seconds },
    parts: { ...(map && { map }), ...(isOfSize && picture && { picture }) },
  };
}

/** The part that is being made, or could not be; undefined where it is none. */
export function presentPart(story: SnapshotFrom<StoryActor>): StoryPart | undefined {
  const isAtPart = story.matches({ open: { making: 'part' } }) || story.matches({ open: 'failed' });
  return isAtPart ? nextPart(story.context.parts) : undefined;
}
