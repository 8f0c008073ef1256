import { describe, expect, test } from 'vitest';
import { emptyText } from '#parts/objects/empty-text.ts';
import { filteredObjects } from '../../machines/fakes/objects.ts';

const FOUND = filteredObjects(3);

describe('a search that offers nothing to add', () => {
  test.each([
    ['  ', false, [], [], 'Type a number, name or designation above.'],
    ['eros', true, [], [], 'Searching…'],
    ['Nosuch', false, [], [], 'Object "Nosuch" was not found.'],
    ['a', false, FOUND.slice(0, 1), FOUND, 'The object that was found is in your list already.'],
    ['a', false, FOUND, FOUND, 'All 3 objects that were found are in your list already.'],
    ['a', false, FOUND, [], '3 objects that were found are hidden by the switches above.'],
    [
      'a',
      false,
      FOUND,
      FOUND.slice(0, 2),
      '1 object that was found is hidden by the switches above. 2 more in your list already.',
    ],
  ] as const)('for %j says why (%#)', (phrase, isSearching, found, listed, words) => {
    expect(emptyText(phrase, isSearching, found, listed)).toBe(words);
  });
});
