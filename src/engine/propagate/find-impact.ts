import { bisect } from '../bisection.ts';
import { BODY_RADIUS } from '../ephemeris/body-radius.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { DENSE_WIDTH, type DenseStep, evaluateStep } from '../integrate/dense-step.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import { lengthOf } from '../vectors.ts';
import type { SmallBodyForce } from './force-model.ts';
import type { Impact } from './trajectory.ts';

const LAST_NODE = NODES.length - 1;
const SAMPLES = 64; // of a step that may reach a body
const BISECTIONS = 50;

/**
 * The first contact with the surface of a large body within a finished step, in the sense of the integration.
 *
 * Bodies that the step cannot reach are excluded by a bound from its ends; the others are sampled along the dense
 * solution. A step does not skip a contact, because it is short against the time scale of the encounter. Accuracy of the
 * instant: 1 ms.
 *
 * @param ownBody index of the body itself when it is one of the large ones.
 */
export function findImpact(
  step: DenseStep,
  force: SmallBodyForce,
  ephemeris: Ephemeris,
  ownBody: number | undefined,
): Impact | undefined {
  evaluateStep(step, step.day, step.offset + NODES[LAST_NODE] * step.length, far, undefined, 0, 0, 3);
  const perturbers = force.perturbers();
  const last = LAST_NODE * force.layout.size;
  let first: Impact | undefined;
  for (let body = 0; body < BODY_RADIUS.length; body++) {
    if (body === ownBody || !canReach(step, perturbers, last, body)) continue;
    const contact = firstContact(step, ephemeris, body);
    if (contact === undefined) continue;
    const dayTdb = step.day + (step.offset + contact);
    if (first === undefined || (dayTdb - first.dayTdb) * step.length < 0) first = { body, dayTdb };
  }
  return first;
}

const far = new Float64Array(3);

/** False when the chord of the step, relative to the body, passes it farther off than the path can bend. */
function canReach(step: DenseStep, nodes: Float64Array, last: number, body: number): boolean {
  let along = 0;
  let chordSquare = 0;
  let accelerationSquare = 0;
  for (let axis = 0; axis < 3; axis++) {
    const before = step.series[axis * DENSE_WIDTH] - nodes[3 * body + axis];
    const chord = far[axis] - nodes[last + 3 * body + axis] - before;
    along -= before * chord;
    chordSquare += chord * chord;
    accelerationSquare += step.series[axis * DENSE_WIDTH + 2] ** 2;
  }
  const part = Math.min(Math.max(along / chordSquare, 0), 1 / NODES[LAST_NODE]);
  let nearestSquare = 0;
  for (let axis = 0; axis < 3; axis++) {
    const before = step.series[axis * DENSE_WIDTH] - nodes[3 * body + axis];
    const chord = far[axis] - nodes[last + 3 * body + axis] - before;
    nearestSquare += (before + part * chord) ** 2;
  }
  const reach = BODY_RADIUS[body] + 0.5 * Math.sqrt(accelerationSquare) * step.length ** 2;
  return nearestSquare < reach * reach;
}

/** Days from the start of the step to the first contact; undefined when the body stays outside. */
function firstContact(step: DenseStep, ephemeris: Ephemeris, body: number): number | undefined {
  const radius = BODY_RADIUS[body];
  let outside = 0;
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const days = (step.length * sample) / SAMPLES;
    if (distance(step, ephemeris, body, days) < radius) {
      return bisect(outside, days, (at) => distance(step, ephemeris, body, at) < radius, BISECTIONS).before;
    }
    outside = days;
  }
  return undefined;
}

/** Distance from the body's centre, au, some days after the start of the step. */
function distance(step: DenseStep, ephemeris: Ephemeris, body: number, days: number): number {
  evaluateStep(step, step.day, step.offset + days, here, undefined, 0, 0, 3);
  ephemeris.position(body, step.day, step.offset + days, centre);
  return lengthOf(here[0] - centre[0], here[1] - centre[1], here[2] - centre[2]);
}

const here = new Float64Array(3);
const centre = new Float64Array(3);
