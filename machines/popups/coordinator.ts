import type { AnyActorRef, EventObject } from 'xstate';
import type { Popup } from './popup.ts';
import type { PopupsActor } from './popups.ts';

/** The tool came onto the page, or another page replaced it. */
export type ToolPresence = { readonly type: 'tool.entered' } | { readonly type: 'tool.left' };

/** Within a tool of several screens the user went to another one, to which the tool did not lead. */
export type ScreenLeft = { readonly type: 'screen.left' };

/** The events that an actor takes. */
type EventTo<Ref> = Ref extends { send: (event: infer Event) => void } ? Event : never;

/** A command to the popups of the page. It names no owner: that is the coordinator that carries it out. */
type PopupCommand<Answer extends EventObject> = {
  readonly to: 'popups';
  readonly event:
    | { readonly type: 'popup.opened'; readonly popup: Popup<Answer> }
    | { readonly type: 'popup.withdrawn'; readonly key: string };
};

/**
 * What follows from an event in the coordinator of a tool: an event is sent to one of its workflows, to the popups, to the page (by being
 * emitted), or to the coordinator itself.
 */
export type Command<Workflows, Own extends EventObject, Emitted extends EventObject = never> =
  | {
      [Name in keyof Workflows]: { readonly to: Name; readonly event: EventTo<Workflows[Name]> };
    }[keyof Workflows]
  | PopupCommand<Own>
  | { readonly to: 'self'; readonly event: Own }
  | { readonly to: 'page'; readonly event: Emitted };

/** The workflows of a coordinator as they are at one moment, by their names, and whatever else is in its context. */
export type Present<Context> = {
  readonly [Name in keyof Context]: Context[Name] extends { getSnapshot(): infer Snapshot }
    ? Snapshot
    : Context[Name];
};

/** The commands that follow from each event, by its type: an event without an entry does not compile. */
export type Reactions<Event extends EventObject, Tool, Outcome> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    tool: Tool,
  ) => readonly Outcome[];
};

/** Nothing follows. */
export const noCommands = (): readonly never[] => [];

/** Opens a popup of the coordinator. */
export function show<Answer extends EventObject>(popup: Popup<Answer>): PopupCommand<Answer> {
  return { to: 'popups', event: { type: 'popup.opened', popup } };
}

/** Closes a popup of the coordinator without an answer: what it was about is over. */
export function withdraw({ key }: Pick<Popup, 'key'>): PopupCommand<never> {
  return { to: 'popups', event: { type: 'popup.withdrawn', key } };
}

/** A table of reactions, whatever its events are: the parameters of a method may be narrower. */
type AnyReactions<Tool> = Readonly<
  Record<string, { react(event: EventObject, tool: Tool): readonly AnyCommand[] }['react']>
>;

/** A command, whatever its event and receiver. */
type AnyCommand = { readonly to: PropertyKey; readonly event: EventObject };

/** XState takes an event, or an expression that makes one. */
type Enqueued = EventObject | ((...args: never) => EventObject);

/** The means by which a coordinator carries out commands: those that XState gives to `enqueueActions`. */
type Means<Workflows> = {
  readonly enqueue: {
    sendTo(target: AnyActorRef, event: EventObject): void;
    raise(event: Enqueued): void;
    emit(event: Enqueued): void;
  };
  /** Has the workflows by their names, and the popups. */
  readonly context: Workflows;
  readonly self: AnyActorRef;
};

/**
 * Carries out what follows from an event, in its order; nothing for an event that is not in the table. The popups are notified without a
 * line in the table that the tool or one of its screens was left: `popups.ts` says which of them close.
 */
export function react<Workflows extends { readonly popups: PopupsActor }>(
  { enqueue, context, self }: Means<Workflows>,
  reactions: AnyReactions<Present<Workflows>>,
  event: EventObject,
): void {
  const actors = context as Readonly<Record<PropertyKey, AnyActorRef>>;
  const notifyPopups = (notification: EventObject) =>
    enqueue.sendTo(context.popups, Object.assign({ owner: self }, notification));
  if (event.type === 'tool.left' || event.type === 'screen.left') notifyPopups({ type: event.type });
  const reaction = Object.hasOwn(reactions, event.type) ? reactions[event.type] : undefined;
  for (const command of reaction?.(event, presentOf(context)) ?? []) {
    if (command.to === 'page') enqueue.emit(command.event);
    else if (command.to === 'self') enqueue.raise(command.event);
    else if (command.to === 'popups') notifyPopups(command.event);
    else {
      const receiver = actors[command.to];
      if (receiver === undefined) throw new RangeError(`no workflow is called ${String(command.to)}`);
      enqueue.sendTo(receiver, command.event);
    }
  }
}

/** Reads what every workflow is in, all at the same moment. */
export function presentOf<Context extends object>(context: Context): Present<Context> {
  const present = Object.entries(context).map(([name, value]: [string, unknown]) => [
    name,
    hasSnapshot(value) ? value.getSnapshot() : value,
  ]);
  return Object.fromEntries(present) as Present<Context>;
}

function hasSnapshot(value: unknown): value is Pick<AnyActorRef, 'getSnapshot'> {
  return typeof value === 'object' && value !== null && 'getSnapshot' in value;
}
