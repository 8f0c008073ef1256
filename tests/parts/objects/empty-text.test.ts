import { expect, test } from 'vitest';
import { emptyText } from '#parts/objects/empty-text.ts';
import { filteredObjects } from '../../machines/fakes/objects.ts';

const FOUND = filteredObjects(3);

test.each([
  ['  ', false, [], [], 'Type a number, name or designation above.'],
  ['eros', true, [], [], 'Searching…'],
  ['Nosuch', false, [], [], 'Object "Nosuch" was not found.'],
  ['a', false, FOUND.slice(0, 1), FOUND, 'This object is already in your list.'],
  ['a', false, FOUND, FOUND, 'All 3 matching objects are already in your list.'],
  ['a', false, FOUND, [], '3 matching objects are hidden by the switches above.'],
  [
    'a',
    false,
    FOUND,
    FOUND.slice(0, 2),
    '1 matching object is hidden by the switches above. 2 more are already in your list.',
  ],
] as const)(
  'a search that offers nothing to add for %j says why (%#)',
  (phrase, isSearching, found, listed, words) => {
    expect(emptyText(phrase, isSearching, found, listed)).toBe(words);
  },
);
