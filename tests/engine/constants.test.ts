import { expect, test } from 'vitest';
import { AU_KM, LUNAR_DISTANCE_AU, LUNAR_DISTANCE_KM } from '#engine/constants.ts';

test('a lunar distance is 384 399 km in texts in km, and 0.0025695686589742 au in calculations', () => {
  expect(LUNAR_DISTANCE_KM).toBe(384_399);
  expect(LUNAR_DISTANCE_AU).toBe(0.0025695686589742);
  expect(LUNAR_DISTANCE_AU * AU_KM).toBeCloseTo(384_402, 0);
});
