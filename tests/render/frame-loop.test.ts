import { beforeEach, expect, test, vi } from 'vitest';
import { createFrameLoop, type FrameLoop } from '#render/frame-loop.ts';

let requested: ((now: number) => void)[];
let paint: ReturnType<typeof vi.fn<(now: number) => void>>;
let loop: FrameLoop;

beforeEach(() => {
  requested = [];
  paint = vi.fn<(now: number) => void>();
  loop = createFrameLoop(paint, {
    request: (callback) => requested.push(callback),
    cancel: () => {
      requested = [];
    },
  });
});

test('an idle loop requests no frame', () => {
  expect(requested).toHaveLength(0);
});

test('any number of changes before a frame make one picture', () => {
  loop.invalidate();
  loop.invalidate();
  frame(16);
  expect(paint.mock.calls).toEqual([[16]]);
  expect(requested).toHaveLength(0);
});

test('a change that comes while painting makes another picture', () => {
  paint.mockImplementationOnce(() => loop.invalidate());
  loop.invalidate();
  frame(16);
  frame(32);
  expect(paint).toHaveBeenCalledTimes(2);
  expect(requested).toHaveLength(0);
});

test('while playing every frame is painted, and none after', () => {
  loop.setPlaying(true);
  frame(16);
  frame(32);
  loop.setPlaying(false);
  expect(requested).toHaveLength(0);
  expect(paint).toHaveBeenCalledTimes(2);
});

test('a paused loop paints nothing, and then what was requested meanwhile', () => {
  loop.invalidate();
  loop.pause();
  expect(requested).toHaveLength(0);
  loop.resume();
  frame(48);
  expect(paint.mock.calls).toEqual([[48]]);
});

test('a picture that fails is the last', () => {
  paint.mockImplementationOnce(() => {
    throw new Error('no');
  });
  loop.setPlaying(true);
  expect(() => frame(16)).toThrow('no');
  loop.invalidate();
  expect(requested).toHaveLength(0);
});

test('a destroyed loop requests nothing, also when destroyed while painting', () => {
  paint.mockImplementationOnce(() => loop.destroy());
  loop.setPlaying(true);
  frame(16);
  loop.invalidate();
  expect(requested).toHaveLength(0);
});

function frame(now: number): void {
  const callbacks = requested;
  requested = [];
  for (const callback of callbacks) callback(now);
}
