import type { EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { NamedObject } from '../objects/object-messages.ts';
import { type Command, noCommands, type Present, type Reactions, show } from '../popups/coordinator.ts';
import { notice } from '../popups/notice.ts';
import type { LoadingChange } from './orbit-changes.ts';
import {
  ORBIT_LIST_REACTIONS,
  type OrbitListReactionEvent,
  type OrbitListWorkflows,
  simulatedMs,
} from './orbit-list-reactions.ts';
import type { OrbitLoadingActor, OrbitLoadingEmitted } from './orbit-loading.ts';
import type { ObjectIntroduced } from './orbit-objects.ts';
import { evictionNotice } from './orbit-popups.ts';
import type { SwarmActor, SwarmEmitted } from './swarm.ts';
import { propagationSpan } from './user-defined-orbit-query.ts';

/** The workflows of a tool that shows orbits about the Sun. */
export type OrbitWorkflows = OrbitListWorkflows & {
  readonly loading: OrbitLoadingActor;
  readonly swarm: SwarmActor;
};

/** Events to which such a tool reacts. */
export type OrbitReactionEvent = OrbitListReactionEvent | LoadingChange | OrbitLoadingEmitted | SwarmEmitted;

type OrbitCommand = Command<OrbitWorkflows, EditorReactionEvent | NamedObject, ObjectIntroduced>;

/** What follows from events about the objects of such a tool and their orbits. */
export const ORBIT_REACTIONS: Reactions<OrbitReactionEvent, Present<OrbitWorkflows>, OrbitCommand> = {
  ...ORBIT_LIST_REACTIONS,

  'orbits.needed': ({ object }, { timeline }) => {
    const { range, limits } = timeline.context;
    const span = propagationSpan(range, simulatedMs(timeline), limits);
    return [{ to: 'loading', event: { type: 'orbits.needed', object, span } }];
  },
  'orbits.dropped': (event) => [{ to: 'loading', event }],
  'orbits.outdated': (event) => [{ to: 'loading', event }],
  'perturbed.evicted': (event) => [{ to: 'objects', event }],
  'propagation.evicted': ({ title }, { loading }) => [
    show(evictionNotice(title, loading.context.mostPerturbed)),
  ],
  'swarm.failed': ({ message }) => [show(notice('error', message))],
  'options.failed': noCommands,
};
