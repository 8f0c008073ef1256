import { assign, emit } from 'xstate';
import { DATES_LOCKED_MESSAGE } from '../popups/notice.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { setupParts } from './setup-parts.ts';
import { refusal } from './setup-refusals.ts';
import { onDay, datesWithStep } from './setup-rules.ts';
import { stepWithin } from './time-step.ts';

/** The time frame and the step: `free ⇄ locked`. Locked dates refuse every change. */
export const datesState = setupParts.createStateConfig({
  initial: 'free',
  on: { 'today.learned': { actions: assign(({ context, event }) => onDay(context, event.today)) } },
  states: {
    free: {
      on: {
        'start.chosen': {
          actions: assign(({ context: { precision, dates, timeStep }, event }) =>
            datesWithStep(FRAME_RULES[precision].withStart(dates, event.date), timeStep),
          ),
        },
        'end.chosen': {
          actions: assign(({ context: { precision, dates, timeStep }, event }) =>
            datesWithStep(FRAME_RULES[precision].withEnd(dates, event.date), timeStep),
          ),
        },
        'dates.chosen': {
          actions: assign(({ context: { precision, timeStep }, event: { dates } }) =>
            datesWithStep(FRAME_RULES[precision].withEnd(dates, dates.end), stepWithin(timeStep, dates)),
          ),
        },
        'step.typed': {
          actions: assign(({ context, event }) => datesWithStep(context.dates, event.timeStep)),
        },
        'dates.locked': 'locked',
      },
    },
    locked: {
      on: {
        'start.chosen': { actions: emit(refusal(DATES_LOCKED_MESSAGE, 'warning')) },
        'end.chosen': { actions: emit(refusal(DATES_LOCKED_MESSAGE, 'warning')) },
        'dates.chosen': { actions: emit(refusal(DATES_LOCKED_MESSAGE, 'warning')) },
        'dates.freed': 'free',
      },
    },
  },
});
