import { expect, test } from 'vitest';
import { createStepStore } from '#engine/propagate/step-store.ts';

test('a store of steps gives back each of many steps as it came, in any order', () => {
  const store = createStepStore(2);
  for (let k = 0; k < 1000; k++) {
    store.append({ day: 2_451_545 + k, offset: 0.25, length: 1, series: Float64Array.of(k, -k) });
  }
  expect(store.count()).toBe(1000);
  for (const k of [999, 0, 64, 63, 64, 500]) {
    const step = store.at(k);
    expect([step.day, step.offset, step.length, ...step.series]).toEqual([2_451_545 + k, 0.25, 1, k, -k]);
    expect(store.daysInto(k, 2_451_545 + k, 0.75)).toBe(0.5);
  }
});
