import { expect, test } from 'vitest';
import { positionUncertaintyWarning } from '#machines/planning/position-uncertainty-warning.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';

test('without a telescope a place that may be more than an arcminute off has a warning', () => {
  expect(positionUncertaintyWarning(60, undefined)).toBeUndefined();
  expect(positionUncertaintyWarning(61, undefined)).toEqual({ kind: 'known', arcsec: 61, beyond: 'arcmin' });
});

test('with a telescope a place has a warning where it may be farther off than the shorter side of the field', () => {
  // 6248 by 4176 pixels of 3.76 µm at 1200 mm see 67.3 by 45.0 arcminutes
  expect(positionUncertaintyWarning(44.9 * 60, COMMON_TELESCOPE)).toBeUndefined();
  expect(positionUncertaintyWarning(45.1 * 60, COMMON_TELESCOPE)).toMatchObject({ beyond: 'field' });
});

test('a place has a warning, too, where it is unknown how far it may be off', () => {
  expect(positionUncertaintyWarning(undefined, COMMON_TELESCOPE)).toEqual({ kind: 'unknown' });
});
