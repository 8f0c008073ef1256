import type { DenseStep } from '#engine/integrate/dense-step.ts';
import { Radau15 } from '#engine/integrate/radau15.ts';
import type { SolarSystemModel } from '#engine/solar-system/model.ts';
import { createSolarSystemForce } from '#engine/solar-system/solar-system-force.ts';
import type { StartStates } from './start-states.ts';

const STEP_DAYS = 2.5; // converged: a shorter step changes no position by 1 m in a century

/** Called after every step, and before an integration starts in a direction. */
export type SpanListener = {
  setOut(day: number, direction: 1 | -1): void;
  passed(step: DenseStep): void;
};

/** Integrates from the start to both ends of a span (Julian dates TDB), forwards first. */
export function integrateSpan(
  start: StartStates,
  model: SolarSystemModel,
  firstDay: number,
  lastDay: number,
  listener: SpanListener,
): void {
  for (const direction of [1, -1] as const) {
    const end = direction === 1 ? lastDay : firstDay;
    if (direction * (end - start.day) <= 0) continue;
    const force = createSolarSystemForce(start.gm, model);
    const integrator = new Radau15(start.position.length, force, {
      rule: { fixedDays: STEP_DAYS },
      budget: Number.POSITIVE_INFINITY,
    });
    integrator.start(start.day, 0, start.position, start.velocity);
    listener.setOut(start.day, direction);
    integrator.run(end, 0, (step) => listener.passed(step));
  }
}
