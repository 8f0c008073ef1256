import { beforeEach, expect, test } from 'vitest';
import type { OverPiece } from '#render/labels/over-piece.ts';
import { createRepainter } from '#render/labels/repaint.ts';

const SIZE = { width: 100, height: 50 };

let calls: string[];
let context: CanvasRenderingContext2D;

beforeEach(() => {
  calls = [];
  context = {
    setTransform: () => undefined,
    clearRect: (...box: number[]) => void calls.push(`clear ${box.join(' ')}`),
  } as unknown as CanvasRenderingContext2D;
});

test('a canvas above one picture after another is drawn whole at first, and not at all while it looks the same', () => {
  const show = shown([name('a', 10), name('b', 40)]);
  expect(calls).toEqual(['clear 0 0 100 50', 'a at 10', 'b at 40']);
  show([name('a', 10), name('b', 40)]);
  show([name('b', 40), name('a', 10)]);
  expect(calls).toHaveLength(3);
});

test('a canvas above one picture after another is drawn again where something has moved, gone or come', () => {
  const others = [name('a', 10), name('b', 40), name('c', 60)];
  const show = shown([...others, name('d', 80)]);
  show([...others, name('d', 81)]);
  expect(calls.slice(5)).toEqual(['clear 81 0 8 8', 'clear 80 0 8 8', 'd at 81']);
  show(others);
  expect(calls.slice(8)).toEqual(['clear 81 0 8 8']);
});

test('a canvas above one picture after another draws a changed piece with what lies on it, and on that, in their order', () => {
  const still = [name('ground', 0), name('left', 6), name('far', 90)];
  const show = shown([...still, name('top', 13), name('away', 50)]);
  show([...still, name('top', 13.5), name('away', 50)]);
  expect(calls.slice(6)).toEqual([
    'clear 13 0 9 8',
    'clear 13 0 8 8',
    'clear 6 0 8 8',
    'clear 0 0 8 8',
    'ground at 0',
    'left at 6',
    'top at 13.5',
  ]);
});

test('a canvas above one picture after another is drawn whole where most of it has changed, and when it was lost', () => {
  const { show, forget } = createRepainter();
  show(context, [name('a', 10), name('b', 40)], SIZE, 1);
  show(context, [name('a', 11), name('b', 41)], SIZE, 1);
  expect(calls.slice(3)).toEqual(['clear 0 0 100 50', 'a at 11', 'b at 41']);
  forget();
  show(context, [name('a', 11), name('b', 41)], SIZE, 1);
  expect(calls.slice(6)).toEqual(['clear 0 0 100 50', 'a at 11', 'b at 41']);
});

test('a canvas above one picture after another is cleared to whole device pixels', () => {
  const { show } = createRepainter();
  const others = [name('a', 10), name('b', 40)];
  show(context, [...others, name('c', 70.2)], SIZE, 2);
  show(context, others, SIZE, 2);
  expect(calls.at(-1)).toBe('clear 70 0 8.5 8');
});

/** What shows pieces on the canvas where some are shown. */
function shown(first: readonly OverPiece[]): (pieces: readonly OverPiece[]) => void {
  const { show } = createRepainter();
  show(context, first, SIZE, 1);
  return (pieces) => show(context, pieces, SIZE, 1);
}

/** A piece of 8 px from a place on. */
function name(text: string, left: number): OverPiece {
  return {
    box: { left, top: 0, right: left + 8, bottom: 8 },
    looks: [text, left],
    paint: () => void calls.push(`${text} at ${left}`),
  };
}
