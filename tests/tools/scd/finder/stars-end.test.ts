import { expect, test } from 'vitest';
import { starsEndText } from '#tools/scd/finder/stars-end.ts';

const chart = (fov: number) => ({ fov: { value: fov, min: 0.1, max: 180 }, mag: { value: 6.5 } });

test('A finder chart whose stars end brighter than its object says so, and that a narrow field has fainter ones', () => {
  expect(starsEndText(chart(60), undefined, 14.2)).toBe(
    'The chart shows stars to V 6.5; the object, at V 14.2, is fainter than all of them. A narrower field of view shows fainter ones.',
  );
  expect(starsEndText(chart(1), undefined, 14.2)).toBe(
    'The chart shows stars to V 6.5; the object, at V 14.2, is fainter than all of them.',
  );
});

test('A finder chart with stars as faint as its object, or of an object of unknown brightness, has nothing to say', () => {
  expect(starsEndText(chart(60), undefined, 6.5)).toBeUndefined();
  expect(starsEndText(chart(60), undefined, undefined)).toBeUndefined();
});
