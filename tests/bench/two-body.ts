import { kepler2b, radius, trueAnomaly } from 'astronomia/kepler';
import { Ephem, Orbit } from 'spacekit.js';
import { J2000 } from '#engine/constants.ts';
import { createSwarm } from '#engine/swarm/swarm.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { orbitalAxes } from '#engine/orbit/orbital-axes.ts';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import { counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { syntheticNeas } from './synthetic-neas.ts';

const COUNT = counted(40_000, 100);
const ROUNDS = counted(10, 1);
const REPEATS = counted(5, 1);
const STEP = 37.7; // d between rounds
const LIMIT_NS = 150;
const LIMIT_RATIO = 20;
const SPACEKIT_RATIO = 8;
const DECIMAL_PLACES = 13;

/** Two-body positions of 40,000 near-Earth orbits, ours as a swarm and the peers' one by one, on the same orbits. */
export function bench(): BenchRow[] {
  const elements = syntheticNeas(COUNT, 3);
  const swarm = createSwarm(elements.map((one) => elementsToOrbit(one)));
  const out = new Float64Array(3 * COUNT);
  const ours = perPosition((days) => swarm.positions(2_451_545, days, out));
  const theirs = perPosition(peer(elements, new Float64Array(3 * COUNT)));
  const drawn = perPosition(spacekit(elements));
  const ratio = theirs / ours;
  return [
    atMost('Two-body position, batch of 40,000', ours, 'ns', LIMIT_NS),
    atLeast(
      'Two-body position against astronomia',
      ratio,
      'times faster',
      LIMIT_RATIO,
      `astronomia: kepler2b to ${DECIMAL_PLACES} places, trueAnomaly, radius: ${theirs.toFixed(0)} ns`,
    ),
    atLeast(
      'Two-body position against spacekit',
      drawn / ours,
      'times faster',
      SPACEKIT_RATIO,
      `spacekit: Orbit.getPositionAtTime, to 1e-7 rad of the anomaly: ${drawn.toFixed(0)} ns`,
    ),
  ];
}

/** Places the same orbits with the peer's functions and axes prepared as for ours. */
function peer(elements: ReturnType<typeof syntheticNeas>, out: Float64Array): (days: number) => void {
  const orbits = elements.map((one) => {
    const derived = deriveElements(one);
    if (derived.kind !== 'ellipse') throw new RangeError(`not an ellipse: ${one.eccentricity}`);
    return { ...one, ...derived, ...orbitalAxes(one.inclination, one.node, one.argumentOfPerihelion) };
  });
  return (days) => {
    orbits.forEach((orbit, i) => {
      const mean = (orbit.meanAnomaly + orbit.meanMotion * days) % (2 * Math.PI);
      const anomaly = kepler2b(orbit.eccentricity, mean, DECIMAL_PLACES);
      const angle = trueAnomaly(anomaly, orbit.eccentricity);
      const distance = radius(anomaly, orbit.eccentricity, orbit.semiMajorAxis);
      const [along, across] = [distance * Math.cos(angle), distance * Math.sin(angle)];
      for (let axis = 0; axis < 3; axis++) out[3 * i + axis] = along * orbit.p[axis] + across * orbit.q[axis];
    });
  };
}

/** Places the same orbits as a library does that draws them. */
function spacekit(elements: ReturnType<typeof syntheticNeas>): (days: number) => void {
  const orbits = elements.map((one) => {
    const derived = deriveElements(one);
    if (derived.kind !== 'ellipse') throw new RangeError(`not an ellipse: ${one.eccentricity}`);
    const [e, i, om, w] = [one.eccentricity, one.inclination, one.node, one.argumentOfPerihelion];
    const ephem = { epoch: J2000, a: derived.semiMajorAxis, e, i, om, w, ma: one.meanAnomaly };
    return new Orbit(new Ephem(ephem, 'rad'), {});
  });
  return (days) => {
    for (const orbit of orbits) orbit.getPositionAtTime(J2000 + days);
  };
}

/** Nanoseconds of CPU per position, the best of several repeats. */
function perPosition(place: (days: number) => void): number {
  const seconds = cpuSeconds(REPEATS, () => {
    for (let round = 0; round < ROUNDS; round++) place(1000 + round * STEP);
  });
  return (seconds / ROUNDS / COUNT) * 1e9;
}
