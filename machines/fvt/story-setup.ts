import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { notProvided } from '../kit/not-provided.ts';
import { isSameApproach } from './close-approach.ts';
import type { ShownFlyby } from './flyby.ts';
import {
  nextPart,
  type StoryContent,
  type StoryFailure,
  type StoryFile,
  type StoryFilm,
  type StoryOutcome,
  type StoryOutcomes,
  type StoryPartEvent,
  type StoryTask,
} from './story-parts.ts';

export type StoryContext = {
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The approach whose flyby is awaited. */
  readonly awaited: CloseApproach | undefined;
  /** The flyby of the Story. */
  readonly flyby: ShownFlyby | undefined;
  readonly film: StoryFilm;
  /** The parts that are made or missing; they stay when a later one fails or the making is stopped. */
  readonly parts: StoryOutcomes;
  /** Frames of the film that are made, of how many, and milliseconds until all are, at the pace so far. */
  readonly frames: { readonly done: number; readonly total: number; readonly leftMs: number } | undefined;
  /** When the part that is being made was begun, UTC milliseconds. */
  readonly begunMs: number;
  readonly texts: readonly StoryFile[];
  readonly zip: Blob | undefined;
  /** Failure of the part, or of the archive, that could not be made. */
  readonly failure: StoryFailure | undefined;
  /** The outcome of the last Story. */
  readonly outcome: 'none' | 'saved' | 'stopped';
};

export type StoryEvent =
  | { readonly type: 'story.opened'; readonly flyby: ShownFlyby }
  /** The Story of an approach whose flyby is not shown yet. */
  | { readonly type: 'story.awaited'; readonly approach: CloseApproach }
  /** The flyby of the approach does not come. */
  | { readonly type: 'awaited.missing' }
  /** Another flyby is shown, or none. */
  | { readonly type: 'flyby.changed'; readonly flyby: ShownFlyby | undefined }
  | { readonly type: 'film.planned'; readonly change: Partial<StoryFilm> }
  /** Starts the making of the Story, or continues where it was stopped or failed. */
  | { readonly type: 'story.requested' }
  | { readonly type: 'story.stopped' }
  /** The part that is being made, or failed, is not needed. */
  | { readonly type: 'part.left-out' }
  /** The archive is to be saved once more. */
  | { readonly type: 'saving.requested' }
  | { readonly type: 'story.closed' };

/** What is dropped where another Story begins. */
export const NOTHING_MADE = {
  parts: {},
  texts: [],
  zip: undefined,
  frames: undefined,
  failure: undefined,
  outcome: 'none',
} as const;

/** What the states of a Story have in common: their types, and the names of their actors, guards and actions. */
export const storySetup = setup({
  types: {
    context: {} as StoryContext,
    events: {} as StoryEvent | StoryPartEvent,
    input: {} as { now: () => number },
    tags: {} as 'making',
  },
  actors: {
    /** Sends {@link StoryPartEvent}. */
    makePart: fromCallback<EventObject, StoryTask>(() => void notProvided()),
    writeTexts: fromPromise<readonly StoryFile[], StoryContent>(notProvided),
    packFiles: fromPromise<Blob, readonly StoryFile[]>(notProvided),
    saveFile: fromPromise<void, { name: string; content: Blob }>(notProvided),
  },
  guards: {
    isAwaited: ({ context: { awaited } }, flyby: ShownFlyby | undefined) =>
      awaited !== undefined &&
      flyby?.target.kind === 'approach' &&
      flyby.isPreview !== true &&
      isSameApproach(flyby.target.approach, awaited),
    isSame: ({ context }, flyby: ShownFlyby | undefined) => flyby?.file === context.flyby?.file,
    isShown: (_, flyby: ShownFlyby | undefined) => flyby !== undefined && flyby.isPreview !== true,
    hasEveryPart: ({ context: { parts } }) => nextPart(parts) === undefined,
    hasPart: ({ context: { parts } }) => nextPart(parts) !== undefined,
    isSaved: ({ context }) => context.outcome === 'saved',
    hasZip: ({ context }) => context.zip !== undefined,
  },
  actions: {
    begin: assign((_, flyby: ShownFlyby | undefined) => ({ ...NOTHING_MADE, flyby, awaited: undefined })),
    dropAll: assign(NOTHING_MADE),
    settlePart: assign(({ context: { parts } }, outcome: StoryOutcome) => {
      const part = nextPart(parts);
      return part === undefined ? {} : { parts: { ...parts, [part]: outcome } };
    }),
    fail: assign((_, failure: StoryFailure) => ({ failure })),
  },
});
