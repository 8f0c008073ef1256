import type { Impactor } from '#contract/asteroid.ts';
import { editorReactions, type EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { ObjectEditorActor } from '../editor/object-editor.ts';
import { designatorsOf, type HandedObjects, notIn } from '../objects/handed-objects.ts';
import { withObjects } from '../objects/listed-object.ts';
import { type ObjectListReactionEvent, objectListReactions } from '../objects/object-list-reactions.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import { type Command, nothing, type Reactions, show } from '../popups/coordinator.ts';
import { failed, notice } from '../popups/notice.ts';
import type { DisplaySettingsActor, DisplaySettingsEmitted } from '../scene/display-settings.ts';
import { currentAt } from '../scene/playback-clock.ts';
import type { TimelineActor } from '../scene/timeline.ts';
import { added, listedObjects, MOST_INTRODUCED, type OrbitList, userDefinedObjects } from './orbit-list.ts';
import type { OrbitLoadingActor, OrbitLoadingEmitted } from './orbit-loading.ts';
import type { ObjectIntroduced, OrbitObjectsActor, OrbitObjectsEmitted } from './orbit-objects.ts';
import { impactWarning, MANY_ADDED, perturbedEvicted, unknownObject } from './orbit-popups.ts';
import type { SwarmActor, SwarmEmitted } from './swarm.ts';
import { propagationSpan } from './user-defined-orbit-query.ts';

/** The workflows of a tool that shows orbits about the Sun. */
export type OrbitWorkflows = {
  readonly objectList: ObjectListActor;
  readonly objects: OrbitObjectsActor;
  readonly loading: OrbitLoadingActor;
  readonly editor: ObjectEditorActor;
  readonly swarm: SwarmActor;
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
};

/** What such a tool reacts to. */
export type OrbitReactionEvent =
  /** The address names an object: `?object=`. */
  | { readonly type: 'object.requested'; readonly phrase: string }
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] }
  /** Another tool has objects shown. */
  | { readonly type: 'objects.handed'; readonly handed: HandedObjects }
  | ObjectListReactionEvent
  | EditorReactionEvent
  | OrbitObjectsEmitted
  | OrbitLoadingEmitted
  | SwarmEmitted
  | DisplaySettingsEmitted;

type OrbitCommand = Command<OrbitWorkflows, EditorReactionEvent, ObjectIntroduced>;

const EDITOR_REACTIONS = editorReactions('objects', (workflows: OrbitWorkflows) =>
  userDefinedObjects(listOf(workflows)),
);

/** What follows from events about the objects of such a tool and their orbits. */
export const ORBIT_REACTIONS: Reactions<OrbitReactionEvent, OrbitWorkflows, OrbitCommand> = {
  ...objectListReactions('objects', (workflows: OrbitWorkflows) => listedObjects(listOf(workflows))),
  ...EDITOR_REACTIONS,

  'list.committed': ({ objects }, workflows) => {
    const designators = added(listedObjects(listOf(workflows)), objects);
    return [
      { to: 'objects', event: { type: 'objects.saved', objects } },
      ...(designators.length === 0 ? [] : [introduced(designators)]),
      ...(designators.length > MOST_INTRODUCED ? [show(MANY_ADDED)] : []),
    ];
  },
  'object.defined': (event, workflows) => [
    ...EDITOR_REACTIONS['object.defined'](event, workflows),
    ...(event.object.type === 'FVT' ? [] : [introduced([event.object.designator])]),
  ],

  'objects.handed': ({ handed }, workflows) => [
    {
      to: 'objects',
      event: {
        type: 'objects.saved',
        objects: withObjects(listedObjects(listOf(workflows)), handed.objects),
      },
    },
    ...notIn(userDefinedObjects(listOf(workflows)), handed.userDefinedObjects).map(
      (object) => ({ to: 'objects', event: { type: 'object.defined', object } }) as const,
    ),
    introduced(designatorsOf(handed)),
  ],
  'object.requested': (event) => [{ to: 'objects', event }],
  'impactors.listed': (event) => [{ to: 'objects', event }],
  'object.introduced': (event) => [{ to: 'page', event }],
  'object.unknown': ({ phrase }) => [show(unknownObject(phrase))],
  'lookup.failed': ({ failure }) => [show(failed(failure))],
  'impact.announced': (impact, { timeline }) => [show(impactWarning(impact, simulatedMs(timeline)))],

  'orbits.wanted': ({ object }, { timeline }) => {
    const { range, limits } = timeline.getSnapshot().context;
    const span = propagationSpan(range, simulatedMs(timeline), limits);
    return [{ to: 'loading', event: { type: 'orbits.wanted', object, span } }];
  },
  'orbits.dropped': (event) => [{ to: 'loading', event }],
  'orbits.outdated': (event) => [{ to: 'loading', event }],
  'keplerian.missing': (event) => [{ to: 'objects', event }],
  'perturbed.missing': (event) => [{ to: 'objects', event }],
  'perturbed.evicted': (event) => [{ to: 'objects', event }],
  'impact.found': (event) => [{ to: 'objects', event }],
  'trouble.met': ({ severity, message }) => [show(notice(severity, message))],
  'loading.begun': () => [
    { to: 'timeline', event: { type: 'dates.held' } },
    { to: 'editor', event: { type: 'ephemerides.loading' } },
  ],
  'loading.finished': () => [
    { to: 'timeline', event: { type: 'dates.freed' } },
    { to: 'editor', event: { type: 'ephemerides.loaded' } },
  ],

  'propagation.changed': ({ on }) => [
    { to: 'settings', event: { type: 'option.derived', key: 'perturbedOrbitPropagation', value: on } },
  ],
  'propagation.evicted': ({ title }, { loading }) => [
    show(perturbedEvicted(title, loading.getSnapshot().context.mostPerturbed)),
  ],
  'option.wanted': ({ key, value }) =>
    key === 'perturbedOrbitPropagation'
      ? [{ to: 'objects', event: { type: 'propagation.chosen', on: value === true } }]
      : [],

  'swarm.failed': ({ message }) => [show(notice('error', message))],
  'options.failed': nothing,
  'particle-size.changed': nothing,
};

/** Objects that were added are shown, and one is selected. */
function introduced(designators: readonly string[]): OrbitCommand {
  return { to: 'objects', event: { type: 'objects.introduced', designators } };
}

/** The simulated date, UTC milliseconds. */
function simulatedMs(timeline: TimelineActor): number {
  const { realNow, ...clock } = timeline.getSnapshot().context;
  return currentAt(clock, realNow());
}

function listOf({ objects }: OrbitWorkflows): OrbitList {
  return objects.getSnapshot().context;
}
