import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { FlybyObject } from '#contract/user-defined/user-defined-object.ts';
import { type UserDefinedObjectEvent, userDefinedObjectsAfter } from '../objects/user-defined-objects.ts';

/** Which flyby has been computed: of what, about which body. */
type Computed = { readonly designator: string; readonly body: MainBodyRecord['id'] };

export type OwnFlybysContext = {
  readonly objects: readonly FlybyObject[];
  /** Designator. */
  readonly selected: string | undefined;
  readonly body: MainBodyRecord | undefined;
  readonly computed: Computed | undefined;
  /** The body whose limit the requested flyby exceeds. */
  readonly aboveLimit: MainBodyRecord | undefined;
};

export type OwnFlybysEvent =
  | UserDefinedObjectEvent<FlybyObject>
  | { readonly type: 'own-flyby.selected'; readonly designator: string }
  | { readonly type: 'own-body.chosen'; readonly body: MainBodyRecord }
  | { readonly type: 'compute.requested' }
  /** The requested flyby is on the screen. */
  | { readonly type: 'own-flyby.computed'; readonly computed: Computed }
  /** Another flyby replaced it. */
  | { readonly type: 'own-flyby.replaced' }
  | {
      readonly type: 'own-flybys.loaded';
      readonly objects: readonly FlybyObject[];
      readonly selected: string | undefined;
      readonly body: MainBodyRecord | undefined;
    };

export type OwnFlybysEmitted =
  | { readonly type: 'own-flyby.requested'; readonly object: FlybyObject; readonly body: MainBodyRecord }
  /** One of the objects was defined, changed or deleted. */
  | { readonly type: 'own-flybys.changed' }
  /** What was computed is of no flyby that there is: it was deleted, or changed to one above the limit of its body. */
  | { readonly type: 'own-flyby.withdrawn' };

/**
 * The user-defined flybys and what is computed of them. A flyby above the limit of its body is not requested; a change of
 * the one that is shown is computed at once.
 */
export const ownFlybysMachine = setup({
  types: {
    context: {} as OwnFlybysContext,
    events: {} as OwnFlybysEvent,
    emitted: {} as OwnFlybysEmitted,
  },
  guards: { canCompute: ({ context }) => canCompute(context) },
  actions: {
    reportChange: emit({ type: 'own-flybys.changed' }),
    compute: enqueueActions(({ enqueue, context }) => {
      const object = selectedOwn(context);
      const { body } = context;
      if (object === undefined || body === undefined) return;
      const isAbove = isAboveLimit(object, body);
      enqueue.assign({ aboveLimit: isAbove ? body : undefined });
      if (!isAbove) enqueue.emit({ type: 'own-flyby.requested', object, body });
    }),
  },
}).createMachine({
  id: 'ownFlybys',
  context: { objects: [], selected: undefined, body: undefined, computed: undefined, aboveLimit: undefined },
  on: {
    'object.defined': {
      actions: [
        assign(({ context, event }) => ({
          objects: userDefinedObjectsAfter(context.objects, event),
          selected: event.object.designator,
          aboveLimit: undefined,
        })),
        'reportChange',
      ],
    },
    'object.redefined': {
      actions: enqueueActions(({ enqueue, context, event }) => {
        const { before, object } = event;
        const wasComputed = context.computed?.designator === before;
        enqueue.assign({
          objects: userDefinedObjectsAfter(context.objects, event),
          selected: context.selected === before ? object.designator : context.selected,
          computed: wasComputed ? undefined : context.computed,
          aboveLimit: undefined,
        });
        enqueue('reportChange');
        if (!wasComputed) return;
        enqueue('compute');
        const isAbove = context.body !== undefined && isAboveLimit(object, context.body);
        if (isAbove) enqueue.emit({ type: 'own-flyby.withdrawn' });
      }),
    },
    'object.deleted': {
      actions: enqueueActions(({ enqueue, context, event }) => {
        const objects = userDefinedObjectsAfter(context.objects, event);
        const isSelected = context.selected === event.designator;
        if (isSelected) enqueue.assign({ aboveLimit: undefined });
        enqueue.assign({ objects, selected: isSelected ? objects.at(-1)?.designator : context.selected });
        enqueue('reportChange');
        if (context.computed?.designator !== event.designator) return;
        enqueue.assign({ computed: undefined });
        enqueue.emit({ type: 'own-flyby.withdrawn' });
      }),
    },
    'own-flyby.selected': {
      actions: assign({ selected: ({ event }) => event.designator, aboveLimit: undefined }),
    },
    'own-body.chosen': { actions: assign({ body: ({ event }) => event.body, aboveLimit: undefined }) },
    'compute.requested': { guard: 'canCompute', actions: 'compute' },
    'own-flyby.computed': { actions: assign({ computed: ({ event }) => event.computed }) },
    'own-flyby.replaced': { actions: assign({ computed: undefined }) },
    'own-flybys.loaded': {
      actions: assign(({ event: { objects, selected, body } }) => ({
        objects,
        selected,
        body,
        computed: undefined,
        aboveLimit: undefined,
      })),
    },
  },
});

export type OwnFlybysActor = ActorRefFrom<typeof ownFlybysMachine>;

/** Whether no flyby of the body is computed, as the pericentre is too far from it. */
export function isAboveLimit({ pericentreDistance }: FlybyObject, { flybyLimitAu }: MainBodyRecord): boolean {
  return pericentreDistance > flybyLimitAu;
}

/** The object that is selected. */
function selectedOwn({
  objects,
  selected,
}: Pick<OwnFlybysContext, 'objects' | 'selected'>): FlybyObject | undefined {
  return objects.find(({ designator }) => designator === selected);
}

/** Whether there is anything to compute: an object and a body, of which no flyby is computed yet. */
export function canCompute(context: Omit<OwnFlybysContext, 'aboveLimit'>): boolean {
  const { body, computed } = context;
  const object = selectedOwn(context);
  if (object === undefined || body === undefined) return false;
  return computed?.designator !== object.designator || computed.body !== body.id;
}

/** The message that a pericentre is above the limit of its body. */
export function aboveLimitMessage(body: MainBodyRecord): string {
  return `The pericentre distance is above the limit of ${body.flybyLimitAu} au for ${body.name}.`;
}

export const COMPUTED_MESSAGE = 'The flyby has been calculated.';
