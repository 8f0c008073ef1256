import { expect, test } from 'vitest';
import { MOST_TELESCOPES } from '#contract/opt/telescope-profile.ts';
import { obstacleTo } from '#parts/telescope/telescope-editor.tsx';

const TAKEN = Array.from({ length: MOST_TELESCOPES }, (_, number) => `Number ${number}`);

test('no telescope is given up for another: where there are as many as can be stored, one is to be deleted first', () => {
  expect(obstacleTo('One more', TAKEN, true)).toContain('delete one first');
  expect(obstacleTo('Renamed', TAKEN.slice(1), false)).toBeUndefined();
  expect(obstacleTo('One more', TAKEN.slice(1), true)).toBeUndefined();
});

test('a telescope needs a name that no other has', () => {
  expect(obstacleTo('', [], true)).toBe('Give it a name');
  expect(obstacleTo('Number 3', TAKEN, false)).toBe('Another telescope has this name');
});
