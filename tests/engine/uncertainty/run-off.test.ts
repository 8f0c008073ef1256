import { expect, test } from 'vitest';
import { ARCSECOND } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { displaced } from '#engine/uncertainty/clones.ts';
import {
  alongTrackFromU,
  alongTrackShifts,
  runOffPerDecade,
  shiftsAtEpoch,
} from '#engine/uncertainty/run-off.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';

const DECADE = 3652.5;

test.each([
  [1, 1.0, 4.4],
  [4, 86.5, 382],
  [8, 33_121, 146_502],
])('U = %d lies in the middle of its bin', (u, lower, upper) => {
  expect(runOffPerDecade(u)).toBeCloseTo(Math.sqrt(lower * upper), 6);
});

test('the bin without an upper end goes on in the same ratio, and that without a lower one is represented by its upper end', () => {
  expect(runOffPerDecade(0)).toBe(1);
  expect(runOffPerDecade(9)).toBeCloseTo(146_502 * Math.sqrt(4.4), 3);
});

test.each([-1, 10, 2.5, Number.NaN])('%d is not a U', (u) => {
  expect(() => runOffPerDecade(u)).toThrow(/uncertainty parameter/);
});

test.each([
  ['four and a half times as far in a decade as the MPC says where it was observed for a month', 30, 4.5],
  ['two and a half times where it was observed for a hundred days', 100, 2.5],
  ['a quarter as far where it was observed for eight years', 3000, 1 / 4],
])('the uncertainty parameter U makes an orbit run off %s', (_far, arc, part) => {
  const alongTrack = alongTrackFromU(5, { fromDay: SAMPLE_EPOCH - arc / 2, toDay: SAMPLE_EPOCH + arc / 2 });
  const { byMotion } = shiftsOf(alongTrack, 0);
  const [here, away] = [SAMPLE_ORBIT, displaced(SAMPLE_ORBIT, byMotion)].map((orbit) => after(orbit, DECADE));
  const perYear = deriveElements({ perihelionDistance: 0.75, eccentricity: 0.45 });
  const speed = Math.hypot(here[3], here[4], here[5]);
  const along = [0, 1, 2].reduce((sum, k) => sum + ((away[k] - here[k]) * here[k + 3]) / speed, 0);
  const motion = perYear.kind === 'ellipse' ? perYear.meanMotion : 0;
  expect((Math.abs(along / speed) * (motion / ARCSECOND)) / runOffPerDecade(5) / part).toBeCloseTo(1, 1);
});

test('the uncertainty parameter U keeps the place in the middle of the arc where it was observed', () => {
  const alongTrack = alongTrackFromU(9, { fromDay: SAMPLE_EPOCH - 5, toDay: SAMPLE_EPOCH + 5 });
  const { byMotion, byAnomaly } = shiftsOf(alongTrack, 0);
  const [still, moved] = [byMotion, byAnomaly].map((shift) => Math.hypot(shift[0], shift[1], shift[2]));
  expect(still).toBeLessThan(1e-9 * moved);
});

test('the uncertainty parameter U leaves the mean anomaly in the middle of the arc as uncertain as the run-off over the arc allows', () => {
  const { day, meanAnomaly, meanMotion } = alongTrackFromU(7, { fromDay: 1000, toDay: 1012 });
  expect(day).toBe(1006);
  expect(meanAnomaly).toBeCloseTo((12 * meanMotion) / Math.sqrt(12), 12);
});

test('the uncertainty parameter U of 0 with an arc of thirty years is a fifth of an arcsecond at its end, and not five', () => {
  const days = 30 * 365.25;
  const { meanAnomaly, meanMotion } = alongTrackFromU(0, { fromDay: 0, toDay: days });
  expect(Math.hypot(meanAnomaly, (meanMotion * days) / 2) / ARCSECOND).toBeCloseTo(0.2, 6);
});

test.each([0, 2, 4])(
  'the uncertainty parameter U of %d is believed for no arc of a month, which is like one of U = 5',
  (u) => {
    const arc = { fromDay: 1000, toDay: 1030 };
    expect(alongTrackFromU(u, arc)).toEqual(alongTrackFromU(5, arc));
    expect(alongTrackFromU(u, arc).meanMotion).toBeLessThan(alongTrackFromU(6, arc).meanMotion);
  },
);

test.each([0, 1, 3])(
  'the uncertainty parameter U of %d leaves the place in every direction as uncertain as places are',
  (u) => {
    const { place, meanAnomaly } = alongTrackFromU(u, { fromDay: 0, toDay: 3000 });
    expect(place / ARCSECOND).toBeGreaterThanOrEqual(0.1);
    expect(place).toBeGreaterThanOrEqual(meanAnomaly);
  },
);

test('the uncertainty parameter U says nothing of orbits that do not return', () => {
  const open = elementsToOrbit({
    epoch: SAMPLE_ORBIT.epoch,
    perihelionDistance: 1,
    eccentricity: 1.1,
    inclination: 1,
    node: 0,
    argumentOfPerihelion: 0,
    perihelionTime: SAMPLE_ORBIT.epoch,
  });
  const alongTrack = alongTrackFromU(3, { fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH });
  expect(shiftsAtEpoch(open, alongTrack)).toBeUndefined();
});

test('the uncertainty parameter U needs an arc that runs forward', () => {
  expect(() => alongTrackFromU(3, { fromDay: 2, toDay: 1 })).toThrow(/arc must run forward/);
});

function shiftsOf(alongTrack: Parameters<typeof alongTrackShifts>[2], days: number) {
  const found = alongTrackShifts([...SAMPLE_ORBIT.position, ...SAMPLE_ORBIT.velocity], days, alongTrack);
  if (found === undefined) throw new Error('no orbit that returns');
  return found;
}

/** Heliocentric state of the Keplerian motion. */
function after(orbit: typeof SAMPLE_ORBIT, days: number): Float64Array {
  const state = new Float64Array(6);
  twoBodyStep(SUN_GM, [...orbit.position, ...orbit.velocity], days, state);
  return state;
}
