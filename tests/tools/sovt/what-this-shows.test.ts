import { expect, test } from 'vitest';
import { heavyText } from '#tools/sovt/details/what-this-shows.tsx';

test('the thick part of a path is said with the days on which the object can be observed next, if there are any', () => {
  expect(heavyText([Date.UTC(2026, 9, 5), Date.UTC(2026, 11, 4)])).toBe(
    'Thick: bright enough and far enough from the Sun, 5 Oct 2026 to 4 Dec 2026.',
  );
  expect(heavyText(undefined)).toMatch(/to be observed\.$/);
});
