import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { DENSE_WIDTH, type DenseStep } from '../integrate/dense-step.ts';
import { Radau15 } from '../integrate/radau15.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { Epoch } from '../time/epoch.ts';
import type { Leg } from './dense-trajectory.ts';
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

const DIMENSION = 3;
const FIRST_STEP = 1; // d
const STEP_BUDGET = 60_000; // 570 years of an asteroid take 21 000, a low satellite of the Earth 550 a day

/** A body to integrate, what moves it, and how far. */
export type Integration = {
  readonly orbit: Orbit;
  readonly ephemeris: Ephemeris;
  readonly options: PropagationOptions;
  readonly force: SmallBodyForce;
  /** State at the epoch: x y z vx vy vz, barycentric ICRF, au and au/d. */
  readonly start: Float64Array;
  /** Sees every finished step, from the epoch backward (-1) and forward (1), while the perturbers are those of it. */
  readonly onStep?: (step: DenseStep, direction: 1 | -1) => void;
};

/** What an integration gives: both legs, and where they end early. */
export type Integrated = {
  /** The epoch of the orbit, counted from a half-day. */
  readonly epoch: Epoch<'TDB'>;
  readonly before: Leg;
  readonly after: Leg;
  readonly impact: Impact | undefined;
  readonly emergence: Impact | undefined;
};

/** Integrates from the epoch to both ends of the span, or to an impact. */
export function integrateLegs(integration: Integration): Integrated {
  const { fromDay, toDay } = integration.options;
  const epoch = halfDayEpoch(integration.orbit.epoch);
  const before = integrateLeg(integration, epoch, fromDay, -1);
  const after = integrateLeg(integration, epoch, toDay, 1);
  return { epoch, before: before.leg, after: after.leg, impact: after.impact, emergence: before.impact };
}

/** The same instant counted from a half-day, so that steps lie on the grid that all objects share. */
function halfDayEpoch({ day, offset }: Epoch<'TDB'>): Epoch<'TDB'> {
  const half = Math.round(day * 2) / 2;
  const rest = offset + (day - half);
  const whole = Math.floor(rest);
  return { scale: 'TDB', day: half + whole, offset: rest - whole };
}

function integrateLeg(
  { orbit, ephemeris, options, force, start, onStep }: Integration,
  epoch: Epoch<'TDB'>,
  untilDay: number,
  direction: 1 | -1,
): { readonly leg: Leg; readonly impact: Impact | undefined } {
  const span = untilDay - epoch.day - epoch.offset;
  const steps = createStepStore(DENSE_WIDTH * DIMENSION);
  if (!(span * direction > 0)) return { leg: { steps, end: 0 }, impact: undefined };
  const integrator = new Radau15(DIMENSION, force, {
    rule: { tolerance: PRECISION[options.model].tolerance },
    convergence: PRECISION[options.model].convergence,
    firstStepDays: FIRST_STEP,
    ...(Math.abs(span) <= SHARED_DAYS[options.model] ? { place: placeOnGrid } : {}),
    budget: options.maxSteps ?? STEP_BUDGET,
  });
  integrator.start(epoch.day, epoch.offset, start.subarray(0, DIMENSION), start.subarray(DIMENSION));
  let impact: Impact | undefined;
  integrator.run(untilDay, 0, (step) => {
    steps.append(step);
    onStep?.(step, direction);
    impact = findImpact(step, force, ephemeris, orbit.ownBody);
    return impact !== undefined;
  });
  const end = impact === undefined ? span : impact.dayTdb - epoch.day - epoch.offset;
  return { leg: { steps, end }, impact };
}
