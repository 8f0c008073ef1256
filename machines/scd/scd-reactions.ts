import { MAX_DATA_POINTS, MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import { editorReactions, LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { LEAVE_OBJECT_LIST, objectListReactions } from '../objects/object-list-reactions.ts';
import { markImpacted } from '../objects/listed-object.ts';
import { planOf, pointsOf } from '../planning/plan.ts';
import type { SetupContext } from '../planning/setup-rules.ts';
import { type Command, nothing, type Reactions, show } from '../popups/coordinator.ts';
import { failed, notice, toast } from '../popups/notice.ts';
import { tooManyPoints } from '../planning/too-many-points.ts';
import type { ScdWorkflows } from './scd-context.ts';
import type { ScdEmitted, ScdEvent, ScdScreen } from './scd-events.ts';
import { scdEventsOf } from './scd-state.ts';
import { wantedTraces } from './trace-orders.ts';

type ScdCommand = Command<ScdWorkflows, ScdEvent, ScdEmitted>;

/** The list of user-defined objects is full. */
const TOO_MANY_USER_DEFINED = toast(
  'warning',
  `You can have at most ${MAX_USER_DEFINED_OBJECTS} objects of your own. Delete one first.`,
);

const EDITOR_REACTIONS = editorReactions(
  'setup',
  (workflows: ScdWorkflows) => setupOf(workflows).userDefinedObjects,
);

/** When the tool or one of its screens is left, nothing that was open is saved, and no question answered. */
const LEAVE: readonly ScdCommand[] = [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR];

/** What follows from everything that happens in the sky chart, or is asked of it. */
export const SCD_REACTIONS: Reactions<ScdEvent, ScdWorkflows, ScdCommand> = {
  ...objectListReactions('setup', (workflows: ScdWorkflows) => setupOf(workflows).objects),
  ...EDITOR_REACTIONS,
  'definition.requested': (event, workflows) =>
    setupOf(workflows).userDefinedObjects.length < MAX_USER_DEFINED_OBJECTS
      ? EDITOR_REACTIONS['definition.requested'](event, workflows)
      : [show(TOO_MANY_USER_DEFINED)],

  'visualisation.requested': () => [{ to: 'setup', event: { type: 'setup.submitted' } }],
  'setup.accepted': (_, workflows) => {
    const commands = traced(setupOf(workflows));
    return [...commands, open(commands.some(({ to }) => to === 'traces') ? 'visualisation' : 'setup', false)];
  },
  'traces.requested': (_, workflows) => traced(setupOf(workflows)),
  'setup.refused': ({ severity, message }) => [show(notice(severity, message)), open('setup', true)],
  'setup.questioned': nothing,
  'setup.restored': nothing,
  'horizon.changed': nothing,

  'trace.arrived': ({ wanted, trace }) => {
    const { impact, error } = trace.object;
    if (wanted.order.kind !== 'user-defined' || impact === undefined) return [];
    return [
      show(notice('warning', error ?? `Object ${wanted.title} impacted on ${impact.date.slice(0, 10)}.`)),
    ];
  },
  'trace.missing': ({ wanted, failure }) => [show(notice('error', failure.message, [wanted.title]))],
  'stars.failed': ({ failure }) => [show(failed(failure))],

  'status.read': ({ status: { now, tileAddress } }) => [
    { to: 'setup', event: { type: 'today.learned', today: now.slice(0, 'YYYY-MM-DDTHH:mm'.length) } },
    { to: 'setup', event: { type: 'tiles.learned', tileAddress } },
  ],
  'impactors.listed': ({ impactors }, workflows) => [
    {
      to: 'setup',
      event: { type: 'objects.saved', objects: markImpacted(setupOf(workflows).objects, impactors) },
    },
  ],
  'state.loaded': ({ state }) => {
    const { setup, chart, settings } = scdEventsOf(state);
    return [
      { to: 'traces', event: { type: 'traces.dropped' } },
      { to: 'settings', event: settings },
      { to: 'chart', event: chart },
      ...setup.map((event) => ({ to: 'setup', event }) as const),
      ...(state.setup.submitted ? [{ to: 'self', event: { type: 'traces.requested' } } as const] : []),
      ...(state.SCDcamera === undefined
        ? []
        : [{ to: 'page', event: { type: 'camera.restored', camera: state.SCDcamera } } as const]),
    ];
  },

  'tool.entered': nothing,
  'tool.left': () => LEAVE,
  'screen.left': () => LEAVE,
};

/** The objects of a set-up are traced, unless these would be too many points. */
function traced(setup: SetupContext): readonly ScdCommand[] {
  const plan = planOf(setup);
  if (plan === undefined) return [];
  const { timeStep, objects, userDefinedObjects } = setup;
  const wanted = wantedTraces(plan, timeStep, objects, userDefinedObjects);
  const points = pointsOf(wanted.length, { plan, timeStep });
  if (points > MAX_DATA_POINTS) return [show(tooManyPoints(points))];
  const designators = wanted.map(({ designator }) => designator);
  return [
    { to: 'traces', event: { type: 'traces.wanted', wanted } },
    { to: 'chart', event: { type: 'objects.changed', designators } },
  ];
}

function open(screen: ScdScreen, replaces: boolean): ScdCommand {
  return { to: 'page', event: { type: 'screen.opened', screen, replaces } };
}

function setupOf({ setup }: ScdWorkflows): SetupContext {
  return setup.getSnapshot().context;
}
