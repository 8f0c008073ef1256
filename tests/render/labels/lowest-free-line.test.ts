import { expect, test } from 'vitest';
import { lowestFreeLine } from '#render/labels/paint-scale-bar.ts';

const BUTTONS = { left: 411, right: 493, top: 219, bottom: 253 };
const LEGEND = { left: 365, right: 726, top: 176, bottom: 207 };
const AT_THE_SIDE = { left: 650, right: 694, top: 12, bottom: 250 };

test('a scale bar is at the lower edge where no panel is in its way', () => {
  expect(placed()).toBe(245);
  expect(placed(AT_THE_SIDE, LEGEND)).toBe(245);
});

test('a scale bar rises above a panel', () => {
  expect(placed(AT_THE_SIDE, BUTTONS)).toBe(209);
});

test('a scale bar rises on above a panel that lies above the first', () => {
  expect(placed(BUTTONS, LEGEND)).toBe(166);
});

test('a scale bar stays below where panels leave no room up to the upper edge', () => {
  expect(placed({ left: 365, right: 726, top: 8, bottom: 253 })).toBe(245);
});

function placed(...boxes: (typeof BUTTONS)[]): number {
  return lowestFreeLine(boxes, 382, 541, 245, 20);
}
