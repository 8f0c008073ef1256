import { expect, test } from 'vitest';
import { searchingText } from '#tools/fvt/fvt-tool.tsx';

test.each([
  ['nothing is done', { searched: 0, total: 26_010 }, 'Searching for close approaches'],
  ['there is no pace yet', { searched: 640, total: 26_010 }, 'Searching for close approaches, 2 % done'],
  [
    'there is one',
    { searched: 13_010, total: 26_010, leftMs: 700_000 },
    'Searching for close approaches, 50 % done, about 12 min left',
  ],
  [
    'the end is near',
    { searched: 25_990, total: 26_010, leftMs: 3000 },
    'Searching for close approaches, 99 % done, about 1 min left',
  ],
])(
  'while approaches are searched, and %s, the text says how much is done and what is left',
  (_, progress, text) => {
    expect(searchingText(progress)).toBe(text);
  },
);

test('before the first response of the service the text says that approaches are searched', () => {
  expect(searchingText(undefined)).toBe('Searching for close approaches');
});
