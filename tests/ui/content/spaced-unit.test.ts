import { expect, test } from 'vitest';
import { spacedUnit } from '#ui/content/spaced-unit.ts';

test('a unit follows its number after a blank, the sign of a degree at once', () => {
  expect(['au', '°', undefined].map(spacedUnit)).toEqual([' au', '°', '']);
});
