import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { FlybyFile } from '#contract/fvt/flyby-bytes.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { type ProblemKind, problemKind } from '#contract/rest/problem.ts';
import type { FlybyObject } from '#contract/user-defined/user-defined-object.ts';
import { approachTitle } from './close-approach.ts';
import { notProvided } from '../kit/not-provided.ts';

/** What a flyby is of: an approach of the list, or a user-defined object about a body. */
export type FlybyTarget =
  | { readonly kind: 'approach'; readonly approach: CloseApproach }
  | { readonly kind: 'user-defined'; readonly object: FlybyObject; readonly body: MainBodyRecord };

/** A flyby that is shown. */
export type ShownFlyby = {
  readonly target: FlybyTarget;
  readonly file: FlybyFile;
  /** It came with a saved state, whose dates and camera hold. */
  readonly isRestored: boolean;
  /** It is shown while nothing is chosen, and is neither saved nor described. */
  readonly isPreview?: true;
};

/** What the camera follows. */
export const FLYBY_FOCUS = ['object', 'moon', 'body', 'sun'] as const;

export type FlybyFocus = (typeof FLYBY_FOCUS)[number];

/**
 * How the camera moves: as near as it can with object and body in view; freely, as the user turns it; behind
 * the object, looking at the body; or on the Earth's ground.
 */
export const FLYBY_CAMERAS = ['both', 'free', 'chase', 'ground'] as const;

export type FlybyCamera = (typeof FLYBY_CAMERAS)[number];

export type FlybyContext = {
  /** What is being loaded. */
  readonly requested: Omit<ShownFlyby, 'file'> | undefined;
  readonly shown: ShownFlyby | undefined;
  /** Undefined after it was released: the camera stays where it is. */
  readonly focus: FlybyFocus | undefined;
  readonly camera: FlybyCamera;
};

export type FlybyEvent =
  | {
      readonly type: 'flyby.requested';
      readonly target: FlybyTarget;
      readonly isRestored?: boolean;
      readonly isPreview?: true;
    }
  | { readonly type: 'flyby.stopped' }
  /** All data of the picture are loaded. */
  | { readonly type: 'scene.ready' }
  | { readonly type: 'flyby.cleared' }
  | { readonly type: 'focus.chosen'; readonly focus: FlybyFocus }
  | { readonly type: 'focus.reset' }
  /** The object is followed by a camera that moves by itself; `free` leaves the camera where it is. */
  | { readonly type: 'camera.chosen'; readonly camera: FlybyCamera };

export type FlybyEmitted =
  /** A flyby is requested, or no longer: dates and editor are locked meanwhile. */
  | { readonly type: 'loading.begun' }
  | { readonly type: 'loading.finished' }
  | { readonly type: 'flyby.shown'; readonly flyby: ShownFlyby }
  /** No flyby is shown any longer. */
  | { readonly type: 'flyby.withdrawn' }
  /** The service has no rows of the flyby. */
  | { readonly type: 'flyby.missing' }
  | { readonly type: 'flyby.failed'; readonly failure: Failure }
  | { readonly type: 'flyby.cancelled' };

/**
 * The flyby that is shown.
 *
 *     empty ─requested→ loading ─loaded→ building ─scene ready→ shown
 *       ↑              └ missing, failed or stopped → what there was before
 *       └──────────────── cleared ─────────────────────────────┘
 */
export const flybyMachine = setup({
  types: {
    context: {} as FlybyContext,
    events: {} as FlybyEvent,
    emitted: {} as FlybyEmitted,
    tags: {} as 'loading',
  },
  actors: {
    loadFlyby: fromPromise<FlybyFile, FlybyTarget>(notProvided),
    /** Sends `scene.ready` as soon as it is. */
    watchScene: fromCallback<FlybyEvent>(() => void notProvided()),
  },
  guards: {
    isMissing: (_, failure: Failure) => failure.kind === 'problem' && MISSING.has(problemKind(failure.type)),
    hasShown: ({ context }) => context.shown !== undefined,
    isPreviewed: ({ context }) => context.requested?.isPreview === true,
  },
  actions: { clearRequested: assign({ requested: undefined }) },
}).createMachine({
  id: 'flyby',
  context: { requested: undefined, shown: undefined, focus: 'body', camera: 'free' },
  initial: 'deciding',
  on: {
    'flyby.requested': {
      target: '.loading',
      reenter: true,
      actions: assign({
        requested: ({ event: { target, isRestored = false, isPreview } }) => ({
          target,
          isRestored,
          ...(isPreview && { isPreview }),
        }),
      }),
    },
    'flyby.cleared': {
      target: '.empty',
      actions: [
        assign({ requested: undefined, shown: undefined, focus: 'body', camera: 'free' }),
        emit({ type: 'flyby.withdrawn' }),
      ],
    },
    'focus.chosen': { actions: assign({ focus: ({ event }) => event.focus, camera: 'free' }) },
    'focus.reset': { actions: assign({ focus: undefined, camera: 'free' }) },
    'camera.chosen': {
      guard: ({ context, event }) => event.camera === 'free' || context.shown !== undefined,
      actions: assign(({ context, event: { camera } }) => ({
        camera,
        focus: camera === 'free' || camera === 'both' ? context.focus : 'object',
      })),
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasShown', target: 'shown' }, { target: 'empty' }] },
    empty: {},
    loading: {
      tags: 'loading',
      entry: emit({ type: 'loading.begun' }),
      exit: emit({ type: 'loading.finished' }),
      invoke: {
        src: 'loadFlyby',
        input: ({ context: { requested } }) => {
          if (requested === undefined) throw new RangeError('no flyby is requested');
          return requested.target;
        },
        onDone: {
          target: 'building',
          actions: assign(({ context: { requested }, event }) => ({
            requested: undefined,
            shown: requested && { ...requested, file: event.output },
          })),
        },
        onError: [
          { guard: 'isPreviewed', target: 'deciding', actions: 'clearRequested' },
          {
            guard: { type: 'isMissing', params: ({ event }) => failureOf(event.error) },
            target: 'deciding',
            actions: ['clearRequested', emit({ type: 'flyby.missing' })],
          },
          {
            target: 'deciding',
            actions: [
              'clearRequested',
              emit(({ event }) => ({ type: 'flyby.failed', failure: failureOf(event.error) })),
            ],
          },
        ],
      },
      on: {
        'flyby.stopped': {
          target: 'deciding',
          actions: ['clearRequested', emit({ type: 'flyby.cancelled' })],
        },
      },
    },
    building: { invoke: { src: 'watchScene' }, on: { 'scene.ready': 'showing' } },
    showing: {
      entry: emit(({ context: { shown } }) => {
        if (shown === undefined) throw new RangeError('no flyby is shown');
        return { type: 'flyby.shown', flyby: shown };
      }),
      always: 'shown',
    },
    shown: {},
  },
});

export type FlybyActor = ActorRefFrom<typeof flybyMachine>;

/** Problems that say that there are no rows. */
const MISSING: ReadonlySet<ProblemKind | undefined> = new Set<ProblemKind>(['no-flyby', 'unknown-names']);

/** What is being loaded, or else shown, where the user has chosen it. */
export function chosenTarget({
  requested,
  shown,
}: Pick<FlybyContext, 'requested' | 'shown'>): FlybyTarget | undefined {
  const flyby = requested ?? shown;
  return flyby?.isPreview === true ? undefined : flyby?.target;
}

/** The flyby that is shown, where the user has chosen it. */
export function chosenFlyby({ shown }: Pick<FlybyContext, 'shown'>): ShownFlyby | undefined {
  return shown?.isPreview === true ? undefined : shown;
}

/** The approach that flies past while nothing is chosen, from its request until it has left the scene. */
export function previewedApproach({
  requested,
  shown,
}: Pick<FlybyContext, 'requested' | 'shown'>): CloseApproach | undefined {
  const flyby = requested ?? shown;
  if (flyby?.isPreview !== true || flyby.target.kind !== 'approach') return undefined;
  return flyby.target.approach;
}

/** The body of a flyby. */
export function bodyOfTarget(target: FlybyTarget): Pick<MainBodyRecord, 'id' | 'name'> {
  return target.kind === 'user-defined' ? target.body : target.approach.mainBody;
}

/** Name of the object of a flyby. */
export function titleOfTarget(target: FlybyTarget): string {
  return target.kind === 'user-defined' ? target.object.objectName : approachTitle(target.approach);
}
