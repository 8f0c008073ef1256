import { expect, test } from 'vitest';
import { beginOfBar } from '#render/labels/paint-scale-bar.ts';

const SIZE = { width: 667, height: 249 };
const DETAILS = { left: 341, right: 549, top: 12, bottom: 191 };
const LEGEND = { left: 341, right: 549, top: 200, bottom: 237 };

test('a scale bar is in the middle of the view where its words have room', () => {
  expect(beginOfBar(SIZE, [], 267, 108, 36)).toBe(213);
  expect(beginOfBar(SIZE, [DETAILS], 200, 108, 36)).toBe(146);
  expect(beginOfBar(SIZE, [LEGEND], 267, 108, 36)).toBe(213); // it rises above that
});

test('a scale bar moves aside so that its words are not on the details at the right', () => {
  const begin = beginOfBar(SIZE, [DETAILS], 267, 108, 36);
  expect(begin + 108 + 36).toBeLessThan(DETAILS.left);
});
