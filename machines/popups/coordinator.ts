import type { AnyActorRef, EventObject } from 'xstate';
import type { Popup } from './popup.ts';

/** The tool came onto the page, or another page took its place. */
export type ToolPresence = { readonly type: 'tool.entered' } | { readonly type: 'tool.left' };

/** Within a tool of several screens the visitor went to another one, to which the tool did not lead. */
export type ScreenLeft = { readonly type: 'screen.left' };

/** The events that an actor takes. */
type EventTo<Ref> = Ref extends { send: (event: infer Event) => void } ? Event : never;

/** What the popups of the page are told. It names no owner: that is the coordinator that carries it out. */
type PopupCommand<Answer extends EventObject> = {
  readonly to: 'popups';
  readonly event:
    | { readonly type: 'popup.opened'; readonly popup: Popup<Answer> }
    | { readonly type: 'popup.withdrawn'; readonly key: string }
    | { readonly type: 'owner.left' | 'screen.left' };
};

/**
 * What follows from an event in the coordinator of a tool: one of its workflows is told something, or the popups, or the
 * page (an event that is emitted), or the coordinator itself.
 */
export type Command<Workflows, Own extends EventObject, Emitted extends EventObject = never> =
  | {
      [Name in keyof Workflows]: { readonly to: Name; readonly event: EventTo<Workflows[Name]> };
    }[keyof Workflows]
  | PopupCommand<Own>
  | { readonly to: 'self'; readonly event: Own }
  | { readonly to: 'page'; readonly event: Emitted };

/** What follows from every event that can come, by its type: an event that is forgotten does not compile. */
export type Reactions<Event extends EventObject, Workflows, Outcome> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    workflows: Workflows,
  ) => readonly Outcome[];
};

/** Nothing follows. */
export const nothing = (): readonly never[] => [];

/** Opens a popup of the coordinator. */
export function show<Answer extends EventObject>(popup: Popup<Answer>): PopupCommand<Answer> {
  return { to: 'popups', event: { type: 'popup.opened', popup } };
}

/** Closes a popup of the coordinator without an answer: what it was about is over. */
export function withdraw({ key }: Pick<Popup, 'key'>): PopupCommand<never> {
  return { to: 'popups', event: { type: 'popup.withdrawn', key } };
}

/** Closes all popups of the coordinator without an answer, as its tool is no longer shown. */
export const WITHDRAW_ALL: PopupCommand<never> = { to: 'popups', event: { type: 'owner.left' } };

/** Closes those that lay over a screen that was left. */
export const WITHDRAW_FROM_SCREEN: PopupCommand<never> = { to: 'popups', event: { type: 'screen.left' } };

/** A table of reactions, whatever its events are. */
type AnyReactions<Workflows, Outcome> = Readonly<
  Record<string, (event: never, workflows: Workflows) => readonly Outcome[]>
>;

/** What follows from an event; nothing for an event that is not in the table. */
export function reactionsTo<Workflows, Outcome>(
  reactions: AnyReactions<Workflows, Outcome>,
  event: EventObject,
  workflows: Workflows,
): readonly Outcome[] {
  return Object.hasOwn(reactions, event.type) ? reactions[event.type](event as never, workflows) : [];
}

/** What the coordinator carries commands out with: what XState gives to `enqueueActions`. */
type Means = {
  readonly enqueue: {
    sendTo(target: never, event: never): void;
    raise(event: never): void;
    emit(event: never): void;
  };
  /** Holds the workflows by their names, and the popups. */
  readonly context: object;
  readonly self: AnyActorRef;
};

/** Carries commands out, in their order. */
export function carryOut(
  { enqueue, context, self }: Means,
  commands: readonly { readonly to: PropertyKey; readonly event: object }[],
): void {
  const actors = context as Readonly<Record<PropertyKey, AnyActorRef>>;
  for (const { to, event } of commands) {
    if (to === 'page') enqueue.emit(event as never);
    else if (to === 'self') enqueue.raise(event as never);
    else if (to === 'popups') enqueue.sendTo(actors[to] as never, { ...event, owner: self } as never);
    else enqueue.sendTo(actors[to] as never, event as never);
  }
}
