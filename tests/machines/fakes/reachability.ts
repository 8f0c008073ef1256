import { getAdjacencyMap } from '@xstate/graph';
import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getStateNodes,
  type StateNode,
} from 'xstate';

/** What a machine is driven with: events of its users, answers of its actors by name, and a key that distinguishes states. */
export type Drive = {
  readonly events: readonly AnyEventObject[];
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Part of the context on which guards depend. */
  readonly key?: (context: never) => unknown;
  readonly input?: unknown;
};

/** Ids of the states that nothing leads to, and of those that nothing leads out of. */
export function deadStates(
  machine: AnyStateMachine,
  drive: Drive,
): { unreached: string[]; unleft: string[] } {
  const edges = stepsOf(machine, drive);
  const reached = new Set(edges.flatMap(({ from, to }) => [...from, ...to]));
  const left = new Set(edges.flatMap(({ from, to }) => [...from].filter((id) => !to.has(id))));
  const ids = statesOf(machine.root).map(({ id }) => id);
  return { unreached: ids.filter((id) => !reached.has(id)), unleft: ids.filter((id) => !left.has(id)) };
}

/** States one can be in or not: neither the root nor the regions of a parallel state. */
function statesOf(node: StateNode): StateNode[] {
  const children = Object.values(node.states).flatMap(statesOf);
  const isChoice = node.parent !== undefined && node.parent.type !== 'parallel';
  return isChoice ? [node, ...children] : children;
}

type Step = { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> };

function stepsOf(machine: AnyStateMachine, { events, answers = {}, key, input }: Drive): Step[] {
  const logic = machine as unknown as ActorLogic<AnyMachineSnapshot, EventObject, unknown>;
  const map = getAdjacencyMap(logic, {
    events: [...events, ...internalEvents(machine, answers)],
    serializeState: ({ value, context }) => JSON.stringify([value, key?.(context as never)]),
    ...(input === undefined ? {} : { input }),
  });
  return Object.values(map).flatMap(({ state, transitions }) =>
    Object.values<{ state: AnyMachineSnapshot }>(transitions).map((next) => ({
      from: idsOf(state),
      to: idsOf(next.state),
    })),
  );
}

/** Answers and failures of invoked actors, and the ends of delays. */
function internalEvents(
  machine: AnyStateMachine,
  answers: Readonly<Record<string, readonly unknown[]>>,
): AnyEventObject[] {
  return allNodes(machine.root).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }) => [
      ...(answers[typeof src === 'string' ? src : id] ?? [undefined]).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error('failed') },
    ]),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

function allNodes(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function idsOf(snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(getStateNodes(snapshot.machine.root, snapshot.value).map(({ id }) => id));
}
