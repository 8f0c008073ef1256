import { TURN } from '../constants.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Elements } from './elements.ts';
import type { Orbit } from './orbit.ts';
import { orbitalAxes } from './orbital-axes.ts';
import { SUN_GM } from './sun-gm.ts';

/**
 * Heliocentric state of osculating elements at their epoch: ICRF, au and au/d.
 *
 * The state at perihelion is known in closed form for every conic; a two-body step propagates it to the epoch, so that
 * ellipse, parabola, hyperbola and what lies between are one path.
 *
 * @param gm gravitational parameter of the centre that the elements are about, au³/d²; of the Sun where absent.
 * @returns an orbit without covariance or non-gravitational terms.
 * @throws {RangeError} naming the element that is not finite, negative, or (mean anomaly of a parabola) has no meaning.
 *
 * Accuracy: 1e-14 of the distance, inverse of `stateToElements`. Source: Danby (1992), sections 6.3 to 6.9.
 */
export function elementsToOrbit(elements: Elements, gm: number = SUN_GM): Orbit {
  const { perihelionDistance: q, eccentricity: e, epoch } = elements;
  checkElements(elements);
  const axes = orbitalAxes(elements.inclination, elements.node, elements.argumentOfPerihelion);
  const speed = Math.sqrt((gm * (1 + e)) / q);
  const state = Float64Array.of(...axes.p.map((c) => c * q), ...axes.q.map((c) => c * speed));
  twoBodyStep(gm, state, daysFromPerihelion(elements, gm), state);
  return {
    epoch,
    position: [state[0], state[1], state[2]],
    velocity: [state[3], state[4], state[5]],
  };
}

/** Days from the perihelion to the epoch; from the nearest one for an ellipse given by its mean anomaly. */
function daysFromPerihelion(elements: Elements, gm: number): number {
  if (elements.perihelionTime !== undefined) {
    const { epoch, perihelionTime } = elements;
    return epoch.day - perihelionTime.day + (epoch.offset - perihelionTime.offset);
  }
  const { meanAnomaly, eccentricity: e, perihelionDistance: q } = elements;
  const a = q / Math.abs(1 - e);
  const reduced = e < 1 ? meanAnomaly - TURN * Math.round(meanAnomaly / TURN) : meanAnomaly;
  return reduced * Math.sqrt((a * a * a) / gm);
}

function checkElements(elements: Elements): void {
  const { perihelionDistance, eccentricity, inclination, node, argumentOfPerihelion } = elements;
  if (!(perihelionDistance > 0 && Number.isFinite(perihelionDistance))) {
    throw new RangeError(`perihelion distance must be positive, got ${perihelionDistance}`);
  }
  if (!(eccentricity >= 0 && Number.isFinite(eccentricity))) {
    throw new RangeError(`eccentricity must be at least 0, got ${eccentricity}`);
  }
  for (const [name, angle] of Object.entries({ inclination, node, argumentOfPerihelion })) {
    if (!Number.isFinite(angle)) throw new RangeError(`${name} must be finite, got ${angle}`);
  }
  if (elements.perihelionTime === undefined && eccentricity === 1) {
    throw new RangeError('a parabola has no mean anomaly: give its perihelion time');
  }
  const place = elements.perihelionTime?.offset ?? elements.meanAnomaly;
  if (!Number.isFinite(place))
    throw new RangeError(`perihelion time or mean anomaly must be finite, got ${place}`);
}
