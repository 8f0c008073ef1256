import { expect, test } from 'vitest';
import type { CameraAction } from '#render/cameras/camera-action.ts';
import { followPointer, NO_GESTURE, type PointerInput } from '#render/cameras/pointer-gestures.ts';

test('one pointer turns', () => {
  expect(actionsOf([down(1, 100, 100), move(1, 110, 95), move(1, 112, 95)])).toEqual([
    { kind: 'turn', right: 10, down: -5 },
    { kind: 'turn', right: 2, down: 0 },
  ]);
});

test.each([
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
  ['a pressed shift key', { shift: true }],
])('%s pans', (_, how) => {
  const actions = actionsOf([{ ...down(1, 100, 100), ...how }, move(1, 110, 100), up(1, 110, 100)]);
  expect(actions).toEqual([{ kind: 'pan', right: 10, down: 0 }]);
});

test('two pointers pinch and pan together', () => {
  const actions = actionsOf([down(1, 100, 100), down(2, 200, 100), move(2, 220, 100)]);
  expect(actions).toEqual([
    { kind: 'pan', right: 10, down: 0 },
    { kind: 'zoom-ratio', ratio: 1.2 },
  ]);
});

test('the pointer that stays after a pinch turns on and selects nothing', () => {
  const actions = actionsOf([
    down(1, 100, 100),
    down(2, 200, 100),
    up(2, 200, 100),
    move(1, 101, 100),
    up(1, 101, 100),
  ]);
  expect(actions).toEqual([{ kind: 'turn', right: 1, down: 0 }]);
});

test('a pointer that hardly moves selects where it is released', () => {
  expect(actionsOf([down(1, 100, 100), move(1, 101, 101), up(1, 101, 101)])).toEqual([
    { kind: 'select', x: 101, y: 101 },
  ]);
});

test('a click with the right button releases what is followed', () => {
  expect(actionsOf([{ ...down(1, 100, 100), button: 2 }, up(1, 100, 100)])).toEqual([{ kind: 'release' }]);
});

test('a cancelled pointer and one that never came down do nothing', () => {
  expect(
    actionsOf([down(1, 5, 5), { ...up(1, 5, 5), kind: 'cancel' }, move(1, 50, 50), up(1, 50, 50)]),
  ).toEqual([]);
});

test('nothing is left when all pointers are up', () => {
  const inputs = [down(1, 1, 1), down(2, 9, 9), up(1, 1, 1), up(2, 9, 9)];
  expect(inputs.reduce((state, input) => followPointer(state, input).state, NO_GESTURE)).toEqual(NO_GESTURE);
});

function actionsOf(inputs: readonly PointerInput[]): readonly CameraAction[] {
  let state = NO_GESTURE;
  return inputs.flatMap((input) => {
    const step = followPointer(state, input);
    state = step.state;
    return step.actions;
  });
}

function down(id: number, x: number, y: number): PointerInput {
  return { kind: 'down', id, x, y, button: 0, shift: false };
}

function move(id: number, x: number, y: number): PointerInput {
  return { ...down(id, x, y), kind: 'move' };
}

function up(id: number, x: number, y: number): PointerInput {
  return { ...down(id, x, y), kind: 'up' };
}
