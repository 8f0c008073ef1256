import { expect, test } from 'vitest';
import { chartDataOf } from '#client/sovt/chart-data.ts';
import { synodicFile } from '../../contract/nov/synodic-file.ts';

test('the curves of the charts have a point a day, rounded to two decimals', () => {
  const { epochs, earthDistance, phaseAngle } = chartDataOf(synodicFile({ magnitudes: [20, 21] }));
  expect(epochs).toEqual([61_041, 61_042]);
  expect(earthDistance).toEqual([1.23, 1.23]);
  expect(phaseAngle).toEqual([45.68, 45.68]);
});

test('the curves of the charts end at V 32 where an object gets fainter, and contain its magnitude beside that', () => {
  const { apparentMag, apparentMagOriginalValues } = chartDataOf(synodicFile({ magnitudes: [20, 35] }));
  expect(apparentMag).toEqual([20, 32]);
  expect(apparentMagOriginalValues).toEqual([20, 35]);
});

test('curves of magnitudes are empty where no law is known', () => {
  const { apparentMag, earthDistance } = chartDataOf(synodicFile({ magnitudes: undefined }));
  expect([apparentMag.length, earthDistance.length]).toEqual([0, 2]);
});
