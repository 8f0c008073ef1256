import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { NightPlanSettings, NightPlanState, PlanLock } from '#contract/opt/night-plan-state.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { CalculationRequest } from '../calculation/calculation-rules.ts';
import { type CalculationActor, calculationMachine } from '../calculation/calculation.ts';

/** What a plan begins with: astronomical night, two airmasses, half an hour for each object. */
const DEFAULT_PLAN_SETTINGS: NightPlanSettings = {
  slotMinutes: 30,
  sunBelow: NIGHT_SUN_ALTITUDE_DEG,
  altitudeAbove: 30,
  moonApart: 20,
  meridianGap: 0,
  weights: { setting: 1, rate: 1, unobserved: 1, uncertainty: 1, risk: 1 },
};

export type NightPlanContext = NightPlanState & {
  /** The rows of the night: a calculation like that of the results, beside it. */
  readonly rows: CalculationActor;
};

export type NightPlanEvent =
  /** A night is to be planned: its rows are requested; not while others are on their way. */
  | { readonly type: 'night.chosen'; readonly night: string; readonly request: CalculationRequest }
  | { readonly type: 'clock.chosen'; readonly clock: NightPlanState['clock'] }
  | { readonly type: 'settings.changed'; readonly change: Partial<NightPlanSettings> }
  /** Slots were moved: they and those that were locked before stay where they are now. */
  | { readonly type: 'slots.locked'; readonly locks: readonly PlanLock[] }
  | { readonly type: 'slot.freed'; readonly designator: string }
  | { readonly type: 'slots.freed' }
  /** A slot takes this many minutes; a lock comes with it where the slot is locked. */
  | {
      readonly type: 'slot.resized';
      readonly designator: string;
      readonly minutes: number;
      readonly locks: readonly PlanLock[];
    }
  /** An object more has a slot: all stay where they are now, some take less time. */
  | {
      readonly type: 'room.made';
      readonly locks: readonly PlanLock[];
      readonly lengths: NightPlanState['lengths'];
    }
  /** The results that the plan was made from are no longer there. */
  | { readonly type: 'plan.dropped' }
  /** A stored plan replaces the current one. */
  | { readonly type: 'plan.loaded'; readonly plan: NightPlanState };

/** A plan before the user touches it. */
export const UNTOUCHED_PLAN: NightPlanState = {
  clock: 'local',
  settings: DEFAULT_PLAN_SETTINGS,
  locks: [],
  lengths: {},
};

/**
 * The plan of a night. It stores what the user said, and the rows of the night; where each slot lies follows from both
 * (`plannedNight`), so that a changed limit requests nothing from the service.
 *
 * Progress, stop, failure and retry are those of the calculation in `rows`.
 */
export const nightPlanMachine = setup({
  types: { context: {} as NightPlanContext, events: {} as NightPlanEvent },
  actors: { rows: calculationMachine },
  guards: { isFree: ({ context }) => !context.rows.getSnapshot().hasTag('busy') },
  actions: {
    dropRows: enqueueActions(({ enqueue, context }) =>
      enqueue.sendTo(context.rows, { type: 'results.dropped' }),
    ),
  },
}).createMachine({
  id: 'nightPlan',
  context: ({ spawn }) => ({ ...UNTOUCHED_PLAN, rows: spawn('rows', { id: 'rows' }) }),
  on: {
    'night.chosen': {
      guard: 'isFree',
      actions: [
        assign(({ context, event: { night } }) =>
          night === context.night ? {} : { night, locks: UNTOUCHED_PLAN.locks },
        ),
        enqueueActions(({ enqueue, context, event: { request } }) =>
          enqueue.sendTo(context.rows, { type: 'calculation.requested', request }),
        ),
      ],
    },
    'clock.chosen': { actions: assign({ clock: ({ event }) => event.clock }) },
    'settings.changed': {
      actions: assign({ settings: ({ context, event }) => ({ ...context.settings, ...event.change }) }),
    },
    'slots.locked': { actions: assign({ locks: ({ event }) => event.locks }) },
    'slot.freed': {
      actions: assign({
        locks: ({ context, event }) =>
          context.locks.filter(({ designator }) => designator !== event.designator),
      }),
    },
    'slots.freed': { actions: assign({ locks: UNTOUCHED_PLAN.locks, lengths: UNTOUCHED_PLAN.lengths }) },
    'slot.resized': {
      actions: assign(({ context, event: { designator, minutes, locks } }) => ({
        lengths: { ...context.lengths, [designator]: minutes },
        locks,
      })),
    },
    'room.made': {
      actions: assign(({ context, event: { locks, lengths } }) => ({
        locks,
        lengths: { ...context.lengths, ...lengths },
      })),
    },
    'plan.dropped': {
      actions: [
        assign({ night: undefined, locks: UNTOUCHED_PLAN.locks, lengths: UNTOUCHED_PLAN.lengths }),
        'dropRows',
      ],
    },
    'plan.loaded': { actions: [assign(({ event }) => ({ night: undefined, ...event.plan })), 'dropRows'] },
  },
});

export type NightPlanActor = ActorRefFrom<typeof nightPlanMachine>;
