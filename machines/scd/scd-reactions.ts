import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { LEAVE_OBJECT_LIST, TOO_MANY_OBJECTS } from '../objects/object-list-reactions.ts';
import { designatorsOf, missingFrom } from '../objects/handed-objects.ts';
import { unknownObject } from '../objects/object-messages.ts';
import { markImpacted } from '../objects/listed-object.ts';
import { FRAME_CUT, tooManyPoints } from '../planning/planning-popups.ts';
import { type HandedPlan, setupHanded } from '../planning/handed-plan.ts';
import { nightMoments, tonightAt } from '../planning/moment-frame.ts';
import { SETUP_REACTIONS, TOO_MANY_USER_DEFINED } from '../planning/setup-reactions.ts';
import { memoryOf } from '../planning/setup-rules.ts';
import { noCommands, type Reactions, show } from '../popups/coordinator.ts';
import { failureMessage, isAway, joiningNotice, notice } from '../popups/notice.ts';
import { restoredCamera } from '../scene/scene-reactions.ts';
import type { ScdCommand, ScdPresent } from './scd-context.ts';
import type { ScdEvent, ScdScreen } from './scd-events.ts';
import { canVisualise } from './screen-access.ts';
import { isFrameCut, restoreScd, setupAfter } from './scd-state.ts';
import { type RequestedTraces, requestedBy } from './trace-requests.ts';

/** When the tool or one of its screens is left, nothing that was open is saved, and no question answered. */
const LEAVE: readonly ScdCommand[] = [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR];

/** A chart of another time opens again. */
const OPENED_ANEW: ScdCommand = { to: 'chart', event: { type: 'paths.replaced' } };

const TRACES_DROPPED: ScdCommand = { to: 'traces', event: { type: 'traces.dropped' } };

/** The commands that follow from each event and request in the sky chart. */
export const SCD_REACTIONS: Reactions<ScdEvent, ScdPresent, ScdCommand> = {
  ...SETUP_REACTIONS,

  'visualisation.requested': () => [{ to: 'setup', event: { type: 'setup.submitted' } }],
  'night.chosen': ({ julianDate }, tool) => {
    const { longitude } = tool.setup.context.observatory;
    const dates = nightMoments(unixTimeFromJulianDate(julianDate), longitude);
    return [
      { to: 'setup', event: { type: 'dates.chosen', dates } },
      { to: 'setup', event: { type: 'setup.submitted' } },
    ];
  },
  'setup.accepted': (_, tool) => {
    const requested = requestedBy(tool.setup.context);
    return [
      ...requestTraces(requested),
      ...(isElsewhere(requested, tool) ? [OPENED_ANEW] : []),
      open(requested.kind === 'traces' ? 'visualisation' : 'setup', false),
    ];
  },
  'plan.handed': ({ plan }, tool) => showHandedPlan(plan, tool).commands,
  'object.requested': (event) => [{ to: 'named', event }],
  'objects.found': ({ objects }, tool) => {
    const { today, observatory } = tool.setup.context;
    const dates = tonightAt(today, observatory);
    const { commands, isShown } = showHandedPlan(
      { objects, userDefinedObjects: [], dates, site: undefined },
      tool,
    );
    return [
      ...commands,
      isShown ? open('visualisation', true) : { to: 'setup', event: { type: 'setup.submitted' } },
    ];
  },
  'object.unknown': (unknown) => [show(unknownObject(unknown))],
  'lookup.failed': ({ failure }) => [show(failureMessage(failure))],
  'setup.refused': ({ severity, message }) => [show(notice(severity, message)), open('setup', true)],
  'setup.questioned': noCommands,
  'setup.restored': noCommands,
  'horizon.changed': noCommands,

  'loading.begun': () => [{ to: 'editor', event: { type: 'ephemerides.loading' } }],
  'loading.finished': () => [{ to: 'editor', event: { type: 'ephemerides.loaded' } }],
  'area.found': ({ ra, dec }) => [{ to: 'page', event: { type: 'place.found', ra, dec } }],
  'trace.arrived': ({ requested, trace }) => {
    const { impact, error } = trace.object;
    if (requested.call.kind !== 'user-defined' || impact === undefined) return [];
    const message = error ?? `Object ${requested.title} impacted on ${impact.date.slice(0, 10)}.`;
    return [show(joiningNotice('warning', message))];
  },
  'trace.missing': ({ requested, failure }) => [
    show(
      isAway(failure)
        ? failureMessage(failure)
        : { ...notice('error', failure.message, [requested.title]), isJoining: true },
    ),
  ],
  'stars.failed': ({ failure }) => [show(failureMessage(failure))],

  'status.read': ({ status: { now, tileAddress, surveyAddress } }) => [
    { to: 'setup', event: { type: 'today.learned', today: now.slice(0, 'YYYY-MM-DDTHH:mm'.length) } },
    { to: 'setup', event: { type: 'tiles.learned', tileAddress } },
    ...(surveyAddress === undefined
      ? []
      : [{ to: 'page', event: { type: 'survey.named', address: surveyAddress } } as const]),
  ],
  'impactors.listed': ({ impactors }, tool) => [
    {
      to: 'setup',
      event: { type: 'objects.saved', objects: markImpacted(tool.setup.context.objects, impactors) },
    },
  ],
  'state.loaded': ({ state }, tool) => [
    TRACES_DROPPED,
    ...restoreScd(state, tool),
    ...(state.setup.submitted ? requestTraces(requestedBy(setupAfter(state, tool.setup.context))) : []),
    ...restoredCamera(state.SCDcamera), // after the paths, which would turn a chart that is not restored
    ...(isFrameCut(state) ? [show(FRAME_CUT)] : []),
  ],

  'tool.entered': noCommands,
  'tool.left': () => LEAVE,
  'screen.left': () => LEAVE,
};

/** What follows from a plan that is to be shown, and whether there is a chart of it. */
function showHandedPlan(
  plan: HandedPlan,
  tool: ScdPresent,
): { readonly commands: readonly ScdCommand[]; readonly isShown: boolean } {
  const after = setupHanded(tool.setup.context, plan);
  const current = memoryOf(after);
  const requested = requestedBy(after);
  const isShown = canVisualise(after) && requested.kind === 'traces';
  const submitted = isShown ? current : undefined;
  const { recentObservatory, timeStep } = after;
  const commands: readonly ScdCommand[] = [
    { to: 'setup', event: { type: 'setup.loaded', saved: { current, recentObservatory, submitted } } },
    { to: 'setup', event: { type: 'step.typed', timeStep } },
    ...(isShown ? [...requestTraces(requested), OPENED_ANEW] : [TRACES_DROPPED]),
    ...foreground(plan, tool),
    ...(missingFrom(after.objects, plan.objects).length > 0 ? [show(TOO_MANY_OBJECTS)] : []),
    ...(missingFrom(after.userDefinedObjects, plan.userDefinedObjects).length > 0
      ? [show(TOO_MANY_USER_DEFINED)]
      : []),
  ];
  return { commands, isShown };
}

/** Requests the paths of a set-up, or reports that they are too many. */
function requestTraces(requested: RequestedTraces): readonly ScdCommand[] {
  if (requested.kind === 'nothing') return [];
  if (requested.kind === 'too-many') return [show(tooManyPoints(requested.points))];
  const designators = requested.traces.map(({ designator }) => designator);
  return [
    { to: 'traces', event: { type: 'traces.requested', requested: requested.traces, area: requested.area } },
    { to: 'chart', event: { type: 'objects.changed', designators } },
  ];
}

/** A single object that another tool has shown comes to the foreground. */
function foreground(plan: HandedPlan, { chart }: ScdPresent): readonly ScdCommand[] {
  const [designator, ...others] = designatorsOf(plan);
  if (designator === undefined || others.length > 0) return [];
  const isThere = chart.context.active === designator;
  return isThere ? [] : [{ to: 'chart', event: { type: 'object.pressed', designator } }];
}

/** Whether no path of those there are is requested: time frame, step or place are others. */
function isElsewhere(requested: RequestedTraces, { traces }: ScdPresent): boolean {
  if (requested.kind !== 'traces') return false;
  const present = new Set(traces.context.objects.map((object) => object.requested.key));
  return !requested.traces.some(({ key }) => present.has(key));
}

function open(screen: ScdScreen, replaces: boolean): ScdCommand {
  return { to: 'page', event: { type: 'screen.opened', screen, replaces } };
}
