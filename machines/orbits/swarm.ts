import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { GroupType, SmallObjectOption, SmallObjectType } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { notProvided } from '../kit/not-provided.ts';
import {
  type ChosenGroup,
  INITIAL_GROUPS,
  randomColour,
  type SwarmColours,
  type SwarmKey,
  type SwarmPart,
  swarmKey,
  neededSwarms,
  withGroup,
} from './swarm-groups.ts';

const SWARM_MESSAGE = PROBLEMS['queue-full'].title;

/** The choices of each multiselect, and the risk lists. */
export type GroupOptions = Readonly<Record<SmallObjectType, readonly SmallObjectOption[]>>;

export type SwarmContext = SwarmColours & {
  readonly options: GroupOptions;
  /** Swarms loaded so far. */
  readonly swarms: ReadonlyMap<SwarmKey, SwarmFile>;
  /** The swarm that is being loaded. */
  readonly pending: SwarmKey | undefined;
  /** Whether the swarm requested last could not be loaded. */
  readonly hasFailed: boolean;
  /** The group that is drawn in front of all others, for as long as the user points at its name. */
  readonly emphasised: SwarmPart | undefined;
};

export type SwarmEvent =
  /** A multiselect was opened: choices that could not be loaded before are requested again. */
  | { readonly type: 'options.requested' }
  | { readonly type: 'group.toggled'; readonly group: GroupType; readonly value: string }
  /** Colours are six lower-case hexadecimal digits. */
  | {
      readonly type: 'color.chosen';
      readonly group: GroupType;
      readonly value: string;
      readonly color: string;
    }
  | { readonly type: 'risk.toggled' }
  | { readonly type: 'risk-color.chosen'; readonly color: string }
  /** The user points at the name of a part, or at none any longer. */
  | { readonly type: 'part.pointed-at'; readonly part: SwarmPart | undefined }
  | { readonly type: 'groups.loaded'; readonly colours: SwarmColours };

export type SwarmEmitted =
  /** The objects of a group could not be loaded. */
  | { readonly type: 'swarm.failed'; readonly message: string }
  /** The choices could not be loaded: for the log alone. */
  | { readonly type: 'options.failed'; readonly failure: Failure };

/**
 * The swarm of the scene: which of its groups are shown, in which colours, and the risk list.
 *
 *     options    loading ─→ ready | waiting, when they cannot be loaded ─options requested→ loading
 *     swarms     resting ─a group needs one→ loading ─→ resting, until there is all that is needed
 *
 * A group whose objects cannot be loaded is shown no longer; choosing it again tries again. A swarm that no group needs any more is no
 * longer waited for.
 */
export const swarmMachine = setup({
  types: {
    context: {} as SwarmContext,
    events: {} as SwarmEvent,
    emitted: {} as SwarmEmitted,
    /** A random number from 0 to 1. */
    input: {} as { random: () => number },
    tags: {} as 'busy',
  },
  actors: {
    loadOptions: fromPromise<GroupOptions>(notProvided),
    /** All near-Earth objects, or those of a family or population. */
    loadSwarm: fromPromise<SwarmFile, { key: SwarmKey }>(notProvided),
  },
  guards: {
    isMissing: ({ context }) => missingSwarm(context) !== undefined,
    isUnneeded: ({ context: { pending, ...colours } }) =>
      pending !== undefined && !neededSwarms(colours).includes(pending),
  },
}).createMachine({
  id: 'swarm',
  context: ({ input: { random } }) => ({
    options: { neo: [], family: [], population: [], risk: [] },
    chosen: INITIAL_GROUPS,
    risk: { on: false, color: randomColour(random()) },
    swarms: new Map(),
    pending: undefined,
    hasFailed: false,
    emphasised: undefined,
  }),
  type: 'parallel',
  on: {
    'group.toggled': {
      actions: assign(({ context, event }) => ({
        chosen: groupsAfterToggle(context, event.group, event.value),
      })),
    },
    'color.chosen': {
      actions: assign(({ context: { chosen }, event: { group, value, color } }) => ({
        chosen: chosen.map((each) =>
          each.type === group && each.value === value ? { ...each, color } : each,
        ),
      })),
    },
    'risk.toggled': { actions: assign(({ context: { risk } }) => ({ risk: { ...risk, on: !risk.on } })) },
    'risk-color.chosen': {
      actions: assign(({ context: { risk }, event }) => ({
        risk: { ...risk, color: event.color },
      })),
    },
    'part.pointed-at': { actions: assign({ emphasised: ({ event }) => event.part }) },
    'groups.loaded': { actions: assign(({ event }) => event.colours) },
  },
  states: {
    options: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadOptions',
            onDone: { target: 'ready', actions: assign({ options: ({ event }) => event.output }) },
            onError: {
              target: 'waiting',
              actions: emit(({ event }) => ({ type: 'options.failed', failure: failureOf(event.error) })),
            },
          },
        },
        waiting: { on: { 'options.requested': 'loading' } },
        ready: { on: { 'options.requested': 'loading' } },
      },
    },
    swarms: {
      initial: 'resting',
      states: {
        resting: {
          entry: assign({ pending: undefined }),
          always: { guard: 'isMissing', target: 'loading' },
        },
        loading: {
          tags: 'busy',
          entry: assign({ pending: ({ context }) => missingSwarm(context) }),
          always: { guard: 'isUnneeded', target: 'resting' },
          invoke: {
            src: 'loadSwarm',
            input: ({ context }) => ({ key: context.pending ?? 'neo' }),
            onDone: {
              target: 'resting',
              actions: assign(({ context: { swarms, pending }, event }) =>
                pending === undefined
                  ? {}
                  : { swarms: new Map(swarms).set(pending, event.output), hasFailed: false },
              ),
            },
            onError: {
              target: 'resting',
              actions: [
                assign(({ context }) => withoutPending(context)),
                emit({ type: 'swarm.failed', message: SWARM_MESSAGE }),
              ],
            },
          },
        },
      },
    },
  },
});

export type SwarmActor = ActorRefFrom<typeof swarmMachine>;

/** The first swarm that is needed and not loaded. */
function missingSwarm({ swarms, ...colours }: SwarmContext): SwarmKey | undefined {
  return neededSwarms(colours).find((key) => !swarms.has(key));
}

function groupsAfterToggle(
  { chosen, options }: SwarmContext,
  type: GroupType,
  value: string,
): readonly ChosenGroup[] {
  const isChosen = (group: ChosenGroup) => group.type === type && group.value === value;
  if (chosen.some(isChosen)) return chosen.filter((group) => !isChosen(group));
  const option = [...options[type], ...INITIAL_GROUPS.filter((group) => group.type === type)].find(
    (each) => each.value === value,
  );
  return option === undefined ? chosen : withGroup(chosen, type, option);
}

/** Groups that need the swarm that failed are no longer shown. */
function withoutPending({ pending, chosen, risk }: SwarmContext): Partial<SwarmContext> {
  const remaining = chosen.filter((group) => swarmKey(group) !== pending);
  return { hasFailed: true, chosen: remaining, risk: pending === 'neo' ? { ...risk, on: false } : risk };
}
