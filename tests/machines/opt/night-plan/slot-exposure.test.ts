import { expect, test } from 'vitest';
import type { NightRow } from '#machines/opt/night-plan/night-table.ts';
import { slotExposure, telescopeSignal } from '#machines/opt/night-plan/slot-exposure.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';

const ROW: NightRow = {
  moment: 2_461_377,
  sunAltitude: -30,
  moonAltitude: -10,
  altitude: 90,
  azimuth: 180,
  hourAngle: 0,
  moonSeparation: 90,
  magnitude: 19,
  rightAscension: 0,
  declination: 0,
  rate: 5,
  direction: 90,
  airmass: 1,
  moonglow: 0,
};

test('a slot with a telescope is exposed as long as the object stays within a star, in a time that people set', () => {
  const { seconds, untrailed, trailArcsec } = slotExposure(COMMON_TELESCOPE, ROW, 1800);
  expect(untrailed).toBeCloseTo((60 * 2.5) / 5, 9); // a star of 2.5″ at 5″ a minute
  expect(seconds).toBe(30);
  expect(trailArcsec).toBe(2.5);
  expect(slotExposure(COMMON_TELESCOPE, { ...ROW, rate: 0.1 }, 1800).seconds).toBe(60);
  expect(slotExposure(COMMON_TELESCOPE, { ...ROW, rate: 3000 }, 1800).seconds).toBeLessThanOrEqual(0.05);
});

test('a slot with a telescope has time for as many exposures as fit with the pauses between them', () => {
  const { count } = slotExposure(COMMON_TELESCOPE, ROW, 1800);
  expect(count * 30 + (count - 1) * 2).toBeLessThanOrEqual(1800);
  expect((count + 1) * 30 + count * 2).toBeGreaterThan(1800);
});

test('a slot reaches the chosen ratio with the exposures shown, and not with one fewer', () => {
  const { signal } = slotExposure(COMMON_TELESCOPE, { ...ROW, magnitude: 20.5 }, 1800);
  const { one = 0, needed = 0 } = signal ?? {};
  expect(one * Math.sqrt(needed)).toBeGreaterThanOrEqual(10);
  expect(one * Math.sqrt(needed - 1)).toBeLessThan(10);
});

test('a slot with a telescope gains less under moonlight, in twilight and low in the sky', () => {
  const best = stackSignal({});
  for (const change of [{ moonglow: -3 }, { sunAltitude: -8 }, { altitude: 20, airmass: 2.9 }])
    expect(stackSignal(change)).toBeLessThan(0.8 * best);
});

test('a slot shows the chance that the object is on the chip, where its ellipse is known', () => {
  expect(slotExposure(COMMON_TELESCOPE, ROW, 1800).chance).toBeUndefined();
  const chance = (major: number) =>
    slotExposure(COMMON_TELESCOPE, { ...ROW, ellipse: { major, minor: 1, positionAngle: 90 } }, 1800).chance;
  expect(chance(10)).toBeCloseTo(1, 3);
  // The chip is 67′ wide: half of it is one standard deviation of 33.6′.
  expect(chance((206_265 * (3124 * 7.52e-6)) / 1.2 / 2)).toBeCloseTo(0.683, 2);
});

test('a slot with a telescope has no chance on the chip by an ellipse that is only the extent of a curved region', () => {
  const ellipse = { major: 10, minor: 1, positionAngle: 90, isCurved: true } as const;
  expect(slotExposure(COMMON_TELESCOPE, { ...ROW, ellipse }, 1800).chance).toBeUndefined();
});

test('A slot with a telescope without an airmass has no signal, and is worth nothing', () => {
  const { airmass: _none, ...below } = ROW;
  expect(slotExposure(COMMON_TELESCOPE, below, 1800).signal).toBeUndefined();
  expect(telescopeSignal(COMMON_TELESCOPE)(below, 600)).toBe(0);
});

function stackSignal(change: Partial<NightRow>): number {
  return slotExposure(COMMON_TELESCOPE, { ...ROW, ...change }, 1800).signal?.stack ?? 0;
}
