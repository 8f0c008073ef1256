import { expect, test } from 'vitest';
import type { Painter } from '#render/painters/painter.ts';
import { pickAt } from '#render/scenes/create-scene.ts';
import { EMPTY_PICTURE as PICTURE } from '../empty-picture.ts';

const CENTRE = [200, 200] as const;

test('the nearest target wins, whichever painter has it', () => {
  const painters = [targetAt('far', 0.1), targetAt('near', 0.02)];
  expect(pickAt(painters, PICTURE, ...CENTRE)).toEqual({ kind: 'object', id: 'near' });
  expect(pickAt(painters.toReversed(), PICTURE, ...CENTRE)).toEqual({ kind: 'object', id: 'near' });
});

test('what has many members is searched only where there is no target, the frontmost first', () => {
  const crowds = [rowOf(1), rowOf(2)];
  expect(pickAt([targetAt('object', 0), ...crowds], PICTURE, ...CENTRE)).toMatchObject({ id: 'object' });
  expect(pickAt([targetAt('object', 3), ...crowds], PICTURE, ...CENTRE)).toEqual({ kind: 'swarm', row: 2 });
});

test('nothing is found where no painter has anything', () => {
  expect(pickAt([{}], PICTURE, ...CENTRE)).toBeUndefined();
});

/** A painter with one object, this many au beside the middle of the picture. */
function targetAt(id: string, aside: number): Painter {
  return { targets: () => [{ id: { kind: 'object', id }, position: [0, aside, 0], radius: 0 }] };
}

function rowOf(row: number): Painter {
  return { pick: () => ({ kind: 'swarm', row }) };
}
