import { expect, test } from 'vitest';
import { MAX_OWN_PRESETS } from '#contract/opt/own-presets.ts';
import { saveBlocker } from '#tools/opt/filtering/own-presets-dialog.tsx';

const FULL = Array.from({ length: MAX_OWN_PRESETS }, (_, number) => ({ name: `Number ${number}` }));

test('no preset is given up for another: where there are as many as can be stored, one is to be deleted first', () => {
  expect(saveBlocker('One more', FULL)).toContain('delete one first');
  expect(saveBlocker('Number 3', FULL)).toBeUndefined();
  expect(saveBlocker('One more', FULL.slice(1))).toBeUndefined();
  expect(saveBlocker('', [])).toBe('Enter a name');
});
