import { expect, test } from 'vitest';
import { MOST_TELESCOPES } from '#contract/opt/telescope-profile.ts';
import { saveBlocker } from '#parts/telescope/telescope-editor.tsx';

const TAKEN = Array.from({ length: MOST_TELESCOPES }, (_, number) => `Number ${number}`);

test('no telescope is given up for another: where there are as many as can be stored, one is to be deleted first', () => {
  expect(saveBlocker('One more', TAKEN, true)).toContain('delete one first');
  expect(saveBlocker('Renamed', TAKEN.slice(1), false)).toBeUndefined();
  expect(saveBlocker('One more', TAKEN.slice(1), true)).toBeUndefined();
});

test('a telescope needs a name that no other has', () => {
  expect(saveBlocker('Number 3', TAKEN, false)).toBe('Another telescope has this name');
});
