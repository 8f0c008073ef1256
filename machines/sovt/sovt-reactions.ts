import { LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import type { TimeRange } from '../kit/time-range.ts';
import { LEAVE_OBJECT_LIST } from '../objects/object-list-reactions.ts';
import { ORBIT_LIST_REACTIONS } from '../orbits/orbit-list-reactions.ts';
import { type OrbitList, rowOf } from '../orbits/orbit-list.ts';
import { joiningReactions } from '../orbits/restoring.ts';
import { noCommands, type Reactions, show } from '../popups/coordinator.ts';
import { SCENE_REACTIONS } from '../scene/scene-reactions.ts';
import { type CalculatedObject, dataOfDefinition, isUserDefined, type ObjectData } from './object-data.ts';
import {
  canCalculate,
  canChangeOrbit,
  dataOfForm,
  hasOrbit,
  limitOf,
  type ParameterForm,
} from './parameter-form.ts';
import type { SovtCommand, SovtEvent, SovtPresent } from './sovt-events.ts';
import { calculationsOf } from './path-list.ts';
import { populationQueryOf } from './population-query.ts';
import { missingParameters } from './sovt-popups.ts';
import { restoreSovt } from './sovt-state.ts';
import { EARTH_FOCUS, leastElongation } from './sovt-tables.ts';

/** The commands that follow from each event and request in synodic orbit visualisation. */
export const SOVT_REACTIONS: Reactions<SovtEvent, SovtPresent, SovtCommand> = {
  ...ORBIT_LIST_REACTIONS,
  ...SCENE_REACTIONS,
  ...joiningReactions(ORBIT_LIST_REACTIONS),

  'selection.changed': ({ object }, tool) => {
    if (object === undefined)
      return [{ to: 'parameters', event: { type: 'object.cleared' } }, ...range(tool)];
    const calculated = calculationsOf(tool.paths.context).get(object.designator);
    return [{ to: 'parameters', event: { type: 'object.chosen', object, calculated } }, ...range(tool)];
  },
  'parameters.filled': ({ object, isComplete }, tool) => {
    if (isComplete) return calculation(tool, () => true);
    return isUserDefined(object) ? [] : [show(missingParameters(object.title))];
  },
  'calculation.requested': (_, tool) => calculation(tool, ({ form, last }) => canCalculate(form, last)),
  'orbit.requested': (_, tool) =>
    calculation(tool, ({ form, objectData, last }) => canChangeOrbit(form, objectData, last)),
  'object.calculated': ({ designator, isFirst }, tool) => [
    { to: 'objects', event: { type: 'object.shown', designator } },
    ...(isFirst ? [SHOW_POLAR] : []),
    ...range(tool),
  ],

  'orbits.needed': ({ object }, tool) => [
    { to: 'paths', event: { type: 'path.needed', row: object, range: rangeOf(tool) } },
    ...range(tool),
  ],
  'orbits.dropped': ({ designator }, tool) => {
    const list = listOf(tool);
    if (rowOf(list, designator) !== undefined) return range(tool);
    return [
      { to: 'paths', event: { type: 'object.forgotten', designator } },
      ...selectionAfter(list, tool, designator),
      ...(list.focus === undefined ? [FOLLOW_EARTH] : []),
      ...range(tool),
    ];
  },
  'orbits.outdated': noCommands,
  'object.redefined': (event, tool) => {
    const before = calculationsOf(tool.paths.context).get(event.before);
    const listed = ORBIT_LIST_REACTIONS['object.redefined'](event, tool);
    if (before === undefined || event.object.type === 'FVT') return listed;
    const { designator } = event.object;
    const calculated = { ...before, designator, objectData: dataOfDefinition(event.object) };
    return [{ to: 'paths', event: { type: 'object.renamed', before: event.before, calculated } }, ...listed];
  },
  'range.changed': ({ range: timeFrame }, tool) => [
    {
      to: 'paths',
      event: { type: 'paths.outdated', rows: listOf(tool).objects, range: timeFrame },
    },
  ],

  'query.needed': ({ nowMs }, { timeline, settings, population }) => {
    const { magnitudeLimit } = population.context;
    const limits = {
      magnitudeLimit,
      leastElongation: leastElongation(settings.context.settings),
    };
    const query = populationQueryOf(limits, rangeOf({ timeline }), nowMs);
    return [{ to: 'population', event: { type: 'population.queried', query } }];
  },

  'state.loaded': (event) => [{ to: 'restoring', event }],
  'state.due': ({ state }, tool) => restoreSovt(state, tool),
  'tool.entered': noCommands,
  'tool.left': () => [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR],
};

/** Until something is calculated there is no detection polar to be shown. */
const SHOW_POLAR: SovtCommand = {
  to: 'settings',
  event: { type: 'option.changed', key: 'detectionPolar', value: true },
};

const FOLLOW_EARTH: SovtCommand = { to: 'objects', event: { type: 'focus.chosen', focus: EARTH_FOCUS } };

/** The inputs that decide on a calculation: the fields, the object's own data, and the last calculation of it. */
type CalculationBasis = {
  readonly form: ParameterForm;
  readonly objectData: ObjectData;
  readonly last: CalculatedObject | undefined;
};

/** The selected object is calculated with the values in the fields, if nothing is missing there. */
function calculation(
  { parameters, paths, objects, timeline }: SovtPresent,
  mayCalculate: (basis: CalculationBasis) => boolean,
): readonly SovtCommand[] {
  const { object, objectData, form } = parameters.context;
  const row = object && rowOf(objects.context, object.designator);
  const magnitudeLimit = limitOf(form);
  if (row === undefined || objectData === undefined || magnitudeLimit === undefined || !hasOrbit(form))
    return [];
  const { designator } = row;
  const last = calculationsOf(paths.context).get(designator);
  if (!mayCalculate({ form, objectData, last })) return [];
  const calculated = { designator, objectData: dataOfForm(form, objectData), magnitudeLimit };
  return [{ to: 'paths', event: { type: 'path.requested', row, calculated, range: rangeOf({ timeline }) } }];
}

/** Where the selected object has gone, the first that remains calculated is selected. */
function selectionAfter(list: OrbitList, { paths }: SovtPresent, gone: string): readonly SovtCommand[] {
  if (list.selected !== undefined) return [];
  const { calculated } = paths.context;
  const next = list.objects.find(({ designator }) => designator !== gone && calculated.has(designator));
  return next === undefined
    ? []
    : [{ to: 'objects', event: { type: 'row.clicked', designator: next.designator } }];
}

/** A perturbed orbit has no orbit range: while the selected object has one, the range is off and cannot be changed. */
function range(tool: SovtPresent): readonly SovtCommand[] {
  const list = listOf(tool);
  const selected = list.selected === undefined ? undefined : rowOf(list, list.selected);
  const { orbitRange } = tool.settings.context.settings.objectsSettings;
  const isLocked = selected?.perturbedOn === true;
  if (isLocked === (orbitRange?.disabled ?? false)) return [];
  return [
    { to: 'settings', event: { type: isLocked ? 'option.locked' : 'option.freed', key: 'orbitRange' } },
  ];
}

function rangeOf({ timeline }: Pick<SovtPresent, 'timeline'>): TimeRange {
  return timeline.context.range;
}

function listOf({ objects }: SovtPresent): OrbitList {
  return objects.context;
}
