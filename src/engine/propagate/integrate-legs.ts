import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { DENSE_WIDTH } from '../integrate/dense-step.ts';
import { type Force, Radau15 } from '../integrate/radau15.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { Epoch } from '../time/epoch.ts';
import { type DenseTrajectory, joinLegs, type Leg } from './dense-trajectory.ts';
import { findImpact } from './find-impact.ts';
import type { SmallBodyForce } from './force-model.ts';
import type { PropagationOptions } from './options.ts';
import type { ForceModel, Impact } from './trajectory.ts';
import { placeOnGrid } from './step-grid.ts';
import { createStepStore } from './step-store.ts';

/**
 * How closely each model is integrated: within 1 km and 0.2 km a century, without close encounters.
 *
 * An iteration leaves a thousandth of the change before it, so that 1e-10 is converged to 1e-13.
 */
const PRECISION: Readonly<Record<ForceModel, { tolerance: number; convergence: number }>> = {
  survey: { tolerance: 1e-6, convergence: 1e-11 },
  full: { tolerance: 1e-7, convergence: 1e-10 },
};

/**
 * Longest leg, days, whose steps lie on the grid that objects share: the steps of a longer one would be
 * dropped from the table of perturbers before the next object needs them, and free steps are a third fewer.
 */
const SHARED_DAYS: Readonly<Record<ForceModel, number>> = {
  survey: Number.POSITIVE_INFINITY,
  full: 10 * DAYS_PER_JULIAN_YEAR,
};

const FIRST_STEP = 1; // d
const STEP_BUDGET = 60_000; // 570 years of an asteroid take 21 000, a low satellite of the Earth 550 a day

/** A body to integrate, what moves it, and how far. */
export type Integration = {
  readonly orbit: Orbit;
  readonly ephemeris: Ephemeris;
  readonly options: PropagationOptions;
  readonly force: SmallBodyForce;
  /** The force with the variations, or the same. */
  readonly motion: Force;
  /**
   * Positions of all components, then velocities: barycentric ICRF, au and au/d; the body comes first, any variations
   * after it.
   */
  readonly start: Float64Array;
};

/** Integrates from the epoch to both ends of the span, or to an impact. */
export function integrateLegs(integration: Integration): {
  readonly dense: DenseTrajectory;
  readonly impact: Impact | undefined;
  readonly emergence: Impact | undefined;
} {
  const { fromDay, toDay } = integration.options;
  const epoch = halfDayEpoch(integration.orbit.epoch);
  const before = integrateLeg(integration, epoch, fromDay, -1);
  const after = integrateLeg(integration, epoch, toDay, 1);
  return {
    dense: joinLegs(epoch, before.leg, after.leg, integration.start),
    impact: after.impact,
    emergence: before.impact,
  };
}

/** The same instant counted from a half-day, so that steps lie on the grid that all objects share. */
function halfDayEpoch({ day, offset }: Epoch<'TDB'>): Epoch<'TDB'> {
  const half = Math.round(day * 2) / 2;
  const rest = offset + (day - half);
  const whole = Math.floor(rest);
  return { scale: 'TDB', day: half + whole, offset: rest - whole };
}

function integrateLeg(
  { orbit, ephemeris, options, force, motion, start }: Integration,
  epoch: Epoch<'TDB'>,
  untilDay: number,
  direction: 1 | -1,
): { readonly leg: Leg; readonly impact: Impact | undefined } {
  const span = untilDay - epoch.day - epoch.offset;
  const dimension = start.length / 2;
  const steps = createStepStore(DENSE_WIDTH * dimension);
  if (!(span * direction > 0)) return { leg: { steps, end: 0 }, impact: undefined };
  const integrator = new Radau15(dimension, motion, {
    rule: { tolerance: PRECISION[options.model].tolerance },
    convergence: PRECISION[options.model].convergence,
    controlled: 3,
    firstStepDays: FIRST_STEP,
    ...(Math.abs(span) <= SHARED_DAYS[options.model] ? { place: placeOnGrid } : {}),
    budget: options.maxSteps ?? STEP_BUDGET,
  });
  integrator.start(epoch.day, epoch.offset, start.subarray(0, dimension), start.subarray(dimension));
  let impact: Impact | undefined;
  integrator.run(untilDay, 0, (step) => {
    steps.append(step);
    impact = findImpact(step, force, ephemeris, orbit.ownBody);
    return impact !== undefined;
  });
  const end = impact === undefined ? span : impact.dayTdb - epoch.day - epoch.offset;
  return { leg: { steps, end }, impact };
}
