import { expect, test } from 'vitest';
import { actionOfKey, actionOfWheel } from '#render/cameras/keys-and-wheel.ts';

test('arrows turn, and pan with the shift key', () => {
  expect(actionOfKey({ key: 'ArrowLeft', shift: false })).toEqual({ kind: 'turn', right: 40, down: 0 });
  expect(actionOfKey({ key: 'ArrowUp', shift: true })).toEqual({ kind: 'pan', right: 0, down: 40 });
});

test('plus and minus zoom, Escape releases, other keys are left alone', () => {
  expect(actionOfKey({ key: '+', shift: true })).toEqual({ kind: 'zoom-steps', steps: 10 });
  expect(actionOfKey({ key: '-', shift: false })).toEqual({ kind: 'zoom-steps', steps: -10 });
  expect(actionOfKey({ key: 'Escape', shift: false })).toEqual({ kind: 'release' });
  expect(actionOfKey({ key: 'a', shift: false })).toBeUndefined();
});

test('a wheel zooms by steps of the slider, at least one', () => {
  expect(actionOfWheel(-100, 0)).toEqual({ kind: 'zoom-steps', steps: 5 });
  expect(actionOfWheel(3, 1)).toEqual({ kind: 'zoom-steps', steps: -2 });
  expect(actionOfWheel(0.5, 0)).toEqual({ kind: 'zoom-steps', steps: -1 });
  expect(actionOfWheel(0, 0)).toBeUndefined();
});
