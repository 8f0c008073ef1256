import { beforeEach, expect, test, vi } from 'vitest';
import { AXIS_VIEW_PAUSE_MS, createPause, RESIZE_PAUSE_MS } from '#parts/scene/pause.ts';

beforeEach(() => void vi.useFakeTimers());

test('A pause of 33 ms comes before a view along an axis', () => {
  const look = vi.fn();
  createPause(AXIS_VIEW_PAUSE_MS).before(look);
  vi.advanceTimersByTime(32);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
});

test('A pause of 150 ms after the last of many changes of size makes one of them', () => {
  const [resize, pause] = [vi.fn(), createPause(RESIZE_PAUSE_MS)];
  for (let change = 0; change < 5; change++) {
    pause.before(resize);
    vi.advanceTimersByTime(149);
  }
  expect(resize).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resize).toHaveBeenCalledOnce();
});

test('a pause that is cancelled ends with nothing', () => {
  const [action, pause] = [vi.fn(), createPause(RESIZE_PAUSE_MS)];
  pause.before(action);
  pause.cancel();
  vi.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});
