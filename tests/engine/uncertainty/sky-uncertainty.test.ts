import { expect, test } from 'vitest';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { type Direction, STATE_DIRECTIONS } from '#engine/propagate/variations.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { LOST_FROM, type SkyEstimate } from '#engine/uncertainty/estimate.ts';
import { alongTrackFromU, covarianceOfDirections, shiftsAtEpoch } from '#engine/uncertainty/run-off.ts';
import { skyUncertainty, type UncertainMotion } from '#engine/uncertainty/sky-uncertainty.ts';
import { bytesOf } from '../../catalogue/bytes.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';
import { BU_BEFORE_FLYBY } from './bu-2023.ts';
import { coverages } from '#validation/coverage.ts';

const SPAN = { model: 'survey', fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 400 } as const;

test('the uncertainty of a propagated place is where a neighbouring orbit is seen', () => {
  const shift = 1e-8;
  const covariance = new Float64Array(36);
  covariance[28] = shift ** 2; // vy alone
  const [vx, vy, vz] = SAMPLE_ORBIT.velocity;
  const neighbour = propagate({ ...SAMPLE_ORBIT, velocity: [vx, vy + shift, vz] }, testEphemeris(), SPAN);
  const line = geocentric(propagate(SAMPLE_ORBIT, testEphemeris(), SPAN), SAMPLE_EPOCH + 400);
  const { major, minor } = ellipseOf(estimates(SAMPLE_ORBIT, covariance)(SAMPLE_EPOCH + 400));
  expect(major / angleBetween(line, geocentric(neighbour, SAMPLE_EPOCH + 400))).toBeCloseTo(1, 2);
  expect(minor).toBeLessThan(1e-3 * major);
});

test('the uncertainty of a propagated place from U grows with the days outside the arc', () => {
  const arc = { fromDay: SAMPLE_EPOCH - 100, toDay: SAMPLE_EPOCH + 50 };
  const directions = shiftsAtEpoch(SAMPLE_ORBIT, alongTrackFromU(6, arc));
  const at = estimates(SAMPLE_ORBIT, INDEPENDENT, SPAN, directions);
  expect(ellipseOf(at(SAMPLE_EPOCH + 400)).major).toBeGreaterThan(5 * ellipseOf(at(SAMPLE_EPOCH)).major);
});

test('the uncertainty of a propagated place is the same by two directions as by the covariance that they make', () => {
  const arc = { fromDay: SAMPLE_EPOCH - 100, toDay: SAMPLE_EPOCH + 50 };
  const directions = shiftsAtEpoch(SAMPLE_ORBIT, alongTrackFromU(4, arc)) ?? missing();
  const [two, six] = [
    estimates(SAMPLE_ORBIT, INDEPENDENT, SPAN, directions),
    estimates(SAMPLE_ORBIT, covarianceOfDirections(directions)),
  ].map((at) => ellipseOf(at(SAMPLE_EPOCH + 300)));
  expect(two.major / six.major).toBeCloseTo(1, 6);
  expect(two.positionAngle).toBeCloseTo(six.positionAngle, 6);
});

test('the uncertainty of a propagated place from U and an arc of a single night is nothing on that night, and grows', () => {
  const night = { fromDay: SAMPLE_EPOCH + 10, toDay: SAMPLE_EPOCH + 10 };
  const at = estimates(
    SAMPLE_ORBIT,
    INDEPENDENT,
    SPAN,
    shiftsAtEpoch(SAMPLE_ORBIT, alongTrackFromU(5, night)),
  );
  expect(ellipseOf(at(SAMPLE_EPOCH + 10)).major).toBeLessThan(1e-3);
  expect(ellipseOf(at(SAMPLE_EPOCH + 300)).major).toBeGreaterThan(1);
});

test('the uncertainty of a propagated place of an object that may be a degree away is that of a lost one, whatever else it says', () => {
  const covariance = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1e-2 : 0));
  expect(estimates(SAMPLE_ORBIT, covariance)(SAMPLE_EPOCH + 10)).toMatchObject({ valid: false });
});

const [row] = parseNeoccOrbit(bytesOf(BU_BEFORE_FLYBY)).rows;

test('2023 BU, which passed the Earth at 9 900 km on 2023-01-27 lies in its ellipses as often as a normal distribution does, before and after', () => {
  const days = ['2023-01-26', '2023-01-28', '2023-06-01'].map(julianDateFromIso);
  for (const { estimate, within1, within3 } of coverages(row, days, testEphemeris())) {
    expect(estimate).toMatchObject({ basis: 'covariance', valid: true });
    expect(within1).toBeGreaterThan(0.31);
    expect(within1).toBeLessThan(0.48);
    expect(within3).toBeGreaterThan(0.95);
  }
});

test('2023 BU, which passed the Earth at 9 900 km on 2023-01-27 by U alone is less certain half a year after the flyby than U without the flyby would have it', () => {
  const orbit = elementsToOrbit(row.elements ?? missing());
  const epoch = orbit.epoch.day;
  const alongTrack = alongTrackFromU(3, { fromDay: epoch - 5, toDay: epoch });
  const day = epoch + 180;
  const span = { model: 'full', fromDay: epoch, toDay: day } as const;
  const found = ellipseOf(estimates(orbit, INDEPENDENT, span, shiftsAtEpoch(orbit, alongTrack))(day));
  const runOff = Math.hypot(alongTrack.meanAnomaly, 182.5 * alongTrack.meanMotion) / ARCSECOND;
  expect(found.major).toBeGreaterThan(2 * runOff);
});

test('the uncertainty of Apophis is by its covariance until the Earth bends its way in 2029, and by clones from then on', () => {
  const orbit = apophisOf2026();
  const [before, after] = ['2029-04-01', '2029-10-14'].map(julianDateFromIso);
  const span = { model: 'full', fromDay: orbit.epoch.day, toDay: after } as const;
  const covariance = new Float64Array(36);
  for (let k = 0; k < 6; k++) covariance[7 * k] = k < 3 ? 1e-18 : 1e-22; // 150 m and 17 µm/s
  const at = estimates(orbit, covariance, span);
  expect([at(before), at(after)]).toMatchObject([
    { basis: 'U', valid: true }, // as what it was given
    { basis: 'clones', valid: true },
  ]);
});

test('an object that a linear mapping of its covariance has anywhere within ten degrees or more is drawn by clones, by U alone it is not', () => {
  const orbit = apophisOf2026();
  const [after, day] = ['2029-04-13T23:00', '2029-10-10'].map(julianDateFromIso);
  const span = { model: 'full', fromDay: after, toDay: day } as const;
  const covariance = new Float64Array(36);
  for (let k = 0; k < 6; k++) covariance[7 * k] = k < 3 ? 1e-12 : 1e-16; // 150 km and 17 mm/s
  const byU = estimates(orbit, covariance, span)(day);
  expect(byU).toMatchObject({ basis: 'U', valid: false });
  expect(ellipseOf(byU).major).toBeGreaterThan(10 * LOST_FROM);
  const clones = 24;
  const cloned = estimates(orbit, covariance, span, STATE_DIRECTIONS, { origin: 'covariance', clones })(day);
  expect(cloned).toMatchObject({ basis: 'clones', valid: false });
  expect(ellipseOf(cloned).minor).toBeGreaterThan(5 * ellipseOf(byU).minor); // the region is bent
});

type Span = Parameters<typeof propagate>[2];

/** Covariance of two directions that are standard deviations. */
const INDEPENDENT = Float64Array.of(1, 0, 0, 1);

/** Remark about an orbit seen from the Earth's centre, by Julian date. */
function estimates(
  orbit: Orbit,
  covariance: Float64Array,
  options: Span = SPAN,
  directions: readonly Direction[] = STATE_DIRECTIONS,
  more: Pick<UncertainMotion, 'origin' | 'clones'> = { origin: 'U' },
): (day: number) => SkyEstimate {
  const ephemeris = testEphemeris();
  const trajectory = propagateWithPartials(orbit, ephemeris, options, directions);
  const uncertainty = skyUncertainty({ orbit, covariance, trajectory, ephemeris, options, ...more });
  return (day) => uncertainty(day, 0, geocentric(trajectory, day));
}

function ellipseOf(estimate: SkyEstimate) {
  return estimate.basis === 'none' ? missing() : estimate.ellipse;
}

function missing(): never {
  throw new Error('there should be something');
}

function geocentric(trajectory: ReturnType<typeof propagate>, day: number): Float64Array {
  const state = new Float64Array(6);
  const earth = new Float64Array(3);
  trajectory.state(day, 0, state);
  testEphemeris().position(BODY.Earth, day, 0, earth);
  return earth.map((c, i) => state[i] - c);
}

/** Small angle between two directions, arcsec. */
function angleBetween(a: Float64Array, b: Float64Array): number {
  const [p, q] = [a, b].map((v) => v.map((c) => c / Math.hypot(...v)));
  return Math.hypot(...p.map((c, i) => c - q[i])) / ARCSECOND;
}
