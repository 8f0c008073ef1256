import type { Impactor } from '#contract/asteroid.ts';
import { editorReactions, type EditorReactionEvent } from '../editor/editor-reactions.ts';
import type { ObjectEditorActor } from '../editor/object-editor.ts';
import { designatorsOf, missingFrom, type ObjectsHanded } from '../objects/handed-objects.ts';
import { withObjects } from '../objects/listed-object.ts';
import { yearsAround } from '../kit/time-range.ts';
import { type ObjectListReactionEvent, objectListReactions } from '../objects/object-list-reactions.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import { type NamedObject, unknownObject } from '../objects/object-messages.ts';
import { type Command, noCommands, type Present, type Reactions, show } from '../popups/coordinator.ts';
import { failureMessage, reportedMessage } from '../popups/notice.ts';
import type { DisplaySettingsActor, DisplaySettingsEmitted } from '../scene/display-settings.ts';
import { LOCKED_WHILE_LOADING } from '../scene/scene-reactions.ts';
import { currentAt } from '../scene/playback-clock.ts';
import type { TimelineActor } from '../scene/timeline.ts';
import {
  addedDesignators,
  listedObjects,
  MOST_INTRODUCED,
  type OrbitList,
  userDefinedObjects,
} from './orbit-list.ts';
import type { LoadingChange } from './orbit-changes.ts';
import type { LoadingReport } from './orbit-list-events.ts';
import type { ObjectIntroduced, OrbitObjectsActor, OrbitObjectsEmitted } from './orbit-objects.ts';
import { impactWarning, MANY_ADDED } from './orbit-popups.ts';

/** The workflows of a tool with a list of objects on orbits about the Sun. */
export type OrbitListWorkflows = {
  readonly objectList: ObjectListActor;
  readonly objects: OrbitObjectsActor;
  readonly editor: ObjectEditorActor;
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
};

/** Reactions of such a tool, apart from loading the orbits of its objects. */
export type OrbitListReactionEvent =
  /** The address names an object: `?object=`. */
  | NamedObject
  | { readonly type: 'impactors.listed'; readonly impactors: readonly Impactor[] }
  | ObjectsHanded
  | ObjectListReactionEvent
  | EditorReactionEvent
  | Exclude<OrbitObjectsEmitted, LoadingChange>
  | LoadingReport
  | DisplaySettingsEmitted;

type OrbitListPresent = Present<OrbitListWorkflows>;

type OrbitListCommand = Command<OrbitListWorkflows, EditorReactionEvent | NamedObject, ObjectIntroduced>;

const EDITOR_REACTIONS = editorReactions('objects', (tool: OrbitListPresent) =>
  userDefinedObjects(listOf(tool)),
);

/** What follows from events about the list of objects of such a tool. */
export const ORBIT_LIST_REACTIONS: Reactions<OrbitListReactionEvent, OrbitListPresent, OrbitListCommand> = {
  ...objectListReactions('objects', (tool: OrbitListPresent) => listedObjects(listOf(tool))),
  ...EDITOR_REACTIONS,

  'list.committed': ({ objects }, tool) => {
    const designators = addedDesignators(listedObjects(listOf(tool)), objects);
    return [
      { to: 'objects', event: { type: 'objects.saved', objects } },
      ...(designators.length === 0 ? [] : [introduceObjects(designators)]),
      ...(designators.length > MOST_INTRODUCED ? [show(MANY_ADDED)] : []),
    ];
  },
  'object.defined': (event, tool) => [
    ...EDITOR_REACTIONS['object.defined'](event, tool),
    ...(event.object.type === 'FVT' ? [] : [introduceObjects([event.object.designator])]),
  ],

  'objects.handed': ({ handed }, tool) => [
    ...(handed.ms === undefined ? [] : [dateShown(handed.ms)]),
    {
      to: 'objects',
      event: {
        type: 'objects.saved',
        objects: withObjects(listedObjects(listOf(tool)), handed.objects),
      },
    },
    ...missingFrom(userDefinedObjects(listOf(tool)), handed.userDefinedObjects).map(
      (object) => ({ to: 'objects', event: { type: 'object.defined', object } }) as const,
    ),
    introduceObjects(designatorsOf(handed), handed.isPerturbed),
  ],
  'object.requested': (event) => [{ to: 'objects', event }],
  'impactors.listed': (event) => [{ to: 'objects', event }],
  'object.introduced': (event) => [{ to: 'page', event }],
  'object.unknown': (unknown) => [show(unknownObject(unknown))],
  'lookup.failed': ({ failure }) => [show(failureMessage(failure))],
  'impact.announced': (impact, { timeline }) => [show(impactWarning(impact, simulatedMs(timeline)))],
  'selection.changed': noCommands,

  'keplerian.missing': (event) => [{ to: 'objects', event }],
  'perturbed.missing': (event) => [{ to: 'objects', event }],
  'impact.found': (event) => [{ to: 'objects', event }],
  'impact.missed': (event) => [{ to: 'objects', event }],
  'failure.reported': (report) => [show(reportedMessage(report))],
  ...LOCKED_WHILE_LOADING,

  'propagation.changed': ({ on }) => [
    { to: 'settings', event: { type: 'option.derived', key: 'perturbedOrbitPropagation', value: on } },
  ],
  'propagation.evicted': noCommands,
  'option.requested': ({ key, value }) =>
    key === 'perturbedOrbitPropagation'
      ? [{ to: 'objects', event: { type: 'propagation.chosen', on: value === true } }]
      : [],
  'option.chosen': noCommands,
  'particle-size.changed': noCommands,
};

/** The simulated date, UTC milliseconds. */
export function simulatedMs({ context }: OrbitListPresent['timeline']): number {
  const { realNow, ...clock } = context;
  return currentAt(clock, realNow());
}

/** The years about an instant are shown, at that instant. */
function dateShown(ms: number): OrbitListCommand {
  return { to: 'timeline', event: { type: 'range.replaced', range: yearsAround(ms, 1, 1), ms } };
}

/** Objects that were added are shown, and one is selected. */
function introduceObjects(designators: readonly string[], isPerturbed = false): OrbitListCommand {
  return { to: 'objects', event: { type: 'objects.introduced', designators, isPerturbed } };
}

function listOf({ objects }: Pick<OrbitListPresent, 'objects'>): OrbitList {
  return objects.context;
}
