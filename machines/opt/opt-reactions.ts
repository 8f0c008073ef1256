import { MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { LEAVE_OBJECT_LIST, TOO_MANY_OBJECTS } from '../objects/object-list-reactions.ts';
import { impactNotice } from '../objects/listed-object.ts';
import { SETUP_REACTIONS, TOO_MANY_USER_DEFINED } from '../planning/setup-reactions.ts';
import { groundKey } from '../planning/site-horizon.ts';
import { show, withdraw } from '../popups/coordinator.ts';
import { failureMessage, FILE_FAILED, notice, toast } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';
import { PROGRESS } from './calculation-popups.ts';
import { CALCULATION_REACTIONS } from './calculation-reactions.ts';
import { requestDays } from './request-days.ts';
import { objectOfOrbit } from '../editor/object-of-orbit.ts';
import { nightRequest, solarZone } from './tonight/night-window.ts';
import type { OptCommand, OptReactions, OptPresent } from './opt-context.ts';
import type { OptAnswer } from './opt-events.ts';
import { restoreOpt } from './opt-state.ts';
import { selectionMissed } from './screen-popups.ts';
import { SCREEN_REACTIONS } from './screen-reactions.ts';
import { TONIGHT_REACTIONS } from './tonight-reactions.ts';

const COLUMNS_POPUP: Popup<never> = { kind: 'columns', key: 'columns' };

/** When the tool or one of its screens is left, nothing that was open is saved, and no question answered. */
const LEAVE: readonly OptCommand[] = [
  LEAVE_OBJECT_LIST,
  ...LEAVE_EDITOR,
  { to: 'columns', event: { type: 'columns.cancelled' } },
  { to: 'setup', event: { type: 'question.withdrawn' } },
  { to: 'self', event: { type: 'destination.chosen', screen: 'setup' } },
  { to: 'calculation', event: { type: 'stop.declined' } },
];

/** The commands that follow from each event and request in observation planning. */
export const OPT_REACTIONS: OptReactions = {
  ...SETUP_REACTIONS,
  ...SCREEN_REACTIONS,
  ...CALCULATION_REACTIONS,
  ...TONIGHT_REACTIONS,

  /** Moves a candidate from the NEO Confirmation Page to the user-defined objects; one that is among them already gets the later orbit. */
  'candidate.taken': ({ scatter }, { setup }) => {
    const { userDefinedObjects } = setup.context;
    const made = objectOfOrbit(scatter);
    if (made.kind === 'refused') {
      return [
        show(notice('error', `${scatter.designation} cannot be planned on this orbit: ${made.message}`)),
      ];
    }
    const object = made.object as OrbitalObject;
    const { designator } = object;
    const isKnown = userDefinedObjects.some((other) => other.designator === designator);
    if (!isKnown && userDefinedObjects.length >= MAX_USER_DEFINED_OBJECTS)
      return [show(TOO_MANY_USER_DEFINED)];
    return [
      isKnown
        ? { to: 'setup', event: { type: 'object.redefined', before: designator, object } }
        : { to: 'setup', event: { type: 'object.defined', object } },
      show(toast('success', `${scatter.designation} will be planned with the objects you select.`)),
    ];
  },
  'night.requested': ({ night }, { calculation, filtering }) => {
    const { calculation: results } = calculation.context;
    const { plan } = filtering.context;
    if (results === undefined || plan === undefined) return [];
    const request = nightRequest(results.request, night, solarZone(plan.observatory));
    return [{ to: 'nightPlan', event: { type: 'night.chosen', night, request } }];
  },
  'columns.requested': () => [
    { to: 'columns', event: { type: 'choice.made', choice: 'user' } },
    show(COLUMNS_POPUP),
  ],
  'columns.closed': () => [withdraw(COLUMNS_POPUP)],
  'download.failed': () => [show(FILE_FAILED)],
  'horizon.changed': ({ observatory, horizon }, { filtering }) => {
    const { plan } = filtering.context;
    const isThere = plan !== undefined && groundKey(plan.observatory) === groundKey(observatory);
    return isThere && plan.horizon !== horizon
      ? [{ to: 'filtering', event: { type: 'horizon.changed', horizon } }]
      : [];
  },
  'setup.refused': ({ severity, message }) => [show(notice(severity, message))],
  'filtering.failed': ({ failure }) => [show(failureMessage(failure))],
  'selection.missed': ({ designators }) => [show(selectionMissed(designators))],
  'selection.truncated': () => [show(TOO_MANY_OBJECTS)],
  'step.clamped': ({ message }) => [show(notice('info', message))],
  'impactor.selected': ({ message }) => [show(notice('warning', message))],
  'object.picked': ({ designator }, tool) => {
    const impact = impactIn(tool, designator);
    return impact === undefined ? [] : [show(notice('warning', impact))];
  },
  'reset-all': () => [{ to: 'filtering', event: { type: 'reset.requested' } }],
  'filters.reset': ({ before, plan }) => [
    show(
      toast<OptAnswer>('info', 'Filters and selection were reset.', {
        label: 'Undo',
        event: { type: 'undo-reset', before, plan },
      }),
    ),
  ],
  'undo-reset': ({ before: list, plan }, { filtering }) =>
    plan === undefined || filtering.context.plan !== plan
      ? []
      : [{ to: 'filtering', event: { type: 'filters.loaded', plan, list } }],
  'clear-all-filters': () => [{ to: 'filtering', event: { type: 'filters.cleared' } }],

  'day.chosen': (_, tool) => requestDays(tool),

  'status.read': ({ status: { now, tileAddress } }) => [
    { to: 'setup', event: { type: 'today.learned', today: now.slice(0, 10) } },
    { to: 'setup', event: { type: 'tiles.learned', tileAddress } },
  ],
  'impactors.listed': (event) => [{ to: 'filtering', event }],
  'state.loaded': ({ state }, tool) => restoreOpt(state, tool),

  'tool.entered': (_, { calculation }) =>
    calculation.matches({ running: { popup: 'progress' } }) ? [show(PROGRESS)] : [],
  'tool.left': () => LEAVE,
  'screen.left': () => LEAVE,
};

/**
 * What is to be said when an object of the results is picked: that it has hit the Earth or will, else why its table has
 * no more rows; undefined for an object that flies on.
 */
function impactIn(
  { filtering, calculation }: Pick<OptPresent, 'filtering' | 'calculation'>,
  designator: string,
): string | undefined {
  const row = filtering.context.rows.find((listed) => listed.designator === designator);
  const known = row && impactNotice(row);
  if (known !== undefined) return known;
  const tables = calculation.context.calculation?.result.object.data ?? [];
  return tables.find((table) => table.designator === designator)?.error;
}
