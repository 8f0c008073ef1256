import { evaluateStep } from '#engine/integrate/dense-step.ts';
import { LARGE_BODY_COUNT } from '#engine/ephemeris/body.ts';
import { DE430_MODEL } from '#engine/solar-system/model.ts';
import { integrateSpan } from './integrate-span.ts';
import type { Comparison } from './references/positions.ts';
import { compareTestpo } from './references/testpo.ts';
import type { TestpoRow } from './references/testpo.ts';
import type { StartStates } from './start-states.ts';

/**
 * The force model alone: integrated from the DE430 states and compared with DE430's own test values.
 *
 * Takes a minute and a half for 250 years.
 */
export function checkModel(start: StartStates, rows: readonly TestpoRow[]): Comparison[] {
  const days = [...new Set(rows.map((row) => row.day))].sort((a, b) => a - b);
  const found = new Map<number, Float64Array>();
  integrateSpan(start, DE430_MODEL, days[0], days[days.length - 1], {
    setOut: () => undefined,
    passed(step) {
      const ends = [step.day + step.offset, step.day + step.offset + step.length];
      for (const day of days) {
        if (day < Math.min(...ends) || day > Math.max(...ends)) continue;
        const positions = new Float64Array(3 * LARGE_BODY_COUNT);
        evaluateStep(step, day, 0, positions, undefined, 0, 0, positions.length);
        found.set(day, positions);
      }
    },
  });
  return compareTestpo(rows, (day) => found.get(day) ?? missing(day), start.gm);
}

function missing(day: number): never {
  throw new RangeError(`the integration did not pass JD ${day}`);
}
