import { expect, test } from 'vitest';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { unreliableDays } from '#engine/table/unreliable-days.ts';

/** An object at rest 1 au from the Sun for sixty years, a row every ten days. */
const AT_REST: OrbitTable = {
  day: 2450000,
  offsets: Float64Array.from({ length: 2192 }, (_, row) => 10 * row),
  positions: Float64Array.from({ length: 3 * 2192 }, (_, k) => (k % 3 === 0 ? 1 : 0)),
  velocities: new Float64Array(3 * 2192),
  accelerations: new Float64Array(3 * 2192),
};

test('an orbit is unreliable to the last row when nothing makes it better', () => {
  const spans = unreliableDays(AT_REST, (day) => (day > 2460000 ? 1 : 0));
  expect(spans).toHaveLength(1);
  expect(spans[0].fromDay).toBeGreaterThan(2460000);
  expect(spans[0].fromDay).toBeLessThan(2460032);
  expect(spans[0].toDay).toBe(2450000 + 21910);
});
