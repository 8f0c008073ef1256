import { expect, test } from 'vitest';
import { laterNightsText } from '#tools/opt/night-pack/night-pack-texts.ts';

test('nights beyond the prepared orbits are said before they are taken along', () => {
  const today = Temporal.PlainDate.from('2026-11-28');
  expect(laterNightsText({ lastNight: '2027-01-09' }, today)).toBeUndefined();
  expect(laterNightsText({ lastNight: '2027-01-10' }, today)).toContain('up to 09/01/2027');
});
